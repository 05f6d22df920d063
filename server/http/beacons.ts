import type { Hold } from "#app/lib/upload/held-bytes.ts";
import { bodyCap } from "./body-gate.ts";
import type { EdgeRequest, RequestHeaders } from "./edge-request.ts";
import { shortText, wholeBody } from "./received-body.ts";
import type { Refusal } from "./refusals.ts";
import { hasProductCookie } from "./session-cookie.ts";

/** The sender of a beacon (a short message that a page's script sends about a visit). */
export interface BeaconSender {
  userAgent: string | null;
  /** True for somebody signed in to the back office. */
  isStaff: boolean;
  /** The host of the site, as in the URLs of its pages. */
  host: string;
}

export interface BeaconAnswer {
  status: 200 | 204 | 400 | 503;
  /** The content of the response, sent as JSON with the status 200. */
  json?: unknown;
}

/** The paths to which the collector (the page's script that counts visits) sends, each with its handler. */
export type Beacons = Readonly<
  Record<string, (body: unknown, sender: BeaconSender) => BeaconAnswer | Promise<BeaconAnswer>>
>;

/**
 * Reads the JSON of a beacon, whatever its Content-Type, because `sendBeacon` sends plain text. `json` is undefined
 * when the body is not JSON. Returns a refusal when the body cannot be read to its end.
 */
export async function beaconBody(
  received: Request,
  request: EdgeRequest,
  hold: Hold,
): Promise<{ json: unknown } | Refusal> {
  const announced = request.headers.get("content-length");
  // A body with a Content-Length can be read at once: body-gate.ts has checked that length, and Node enforces it.
  const body =
    announced === null && received.body
      ? await wholeBody(received.body, { cap: bodyCap(request), hold })
      : await shortText(received, Number(announced), hold);
  if (typeof body !== "string" && "status" in body) return body;
  try {
    const text = typeof body === "string" ? body : Buffer.from(body).toString();
    return { json: JSON.parse(text, cleanTexts) as unknown };
  } catch {
    return { json: undefined };
  }
}

/** Removes lone surrogates and NUL, which JSON can contain and PostgreSQL refuses. */
function cleanTexts(_name: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
}

/** Identifies the sender. Looks for a session only when the request has one of the site's cookies. */
export async function beaconSender(
  request: EdgeRequest,
  isStaff: (request: { headers: RequestHeaders }) => Promise<boolean>,
): Promise<BeaconSender> {
  const { headers, origin } = request;
  return {
    userAgent: headers.get("user-agent"),
    isStaff: hasProductCookie(headers.get("cookie")) && (await isStaff({ headers })),
    host: origin.slice(origin.indexOf("://") + 3),
  };
}

/** Returns the response to a beacon: a status, and JSON if there is any. */
export function beaconResponse(
  { status, json }: BeaconAnswer,
  request: EdgeRequest,
  baseHeaders: Record<string, string>,
): Response {
  const headers = { ...baseHeaders, "X-Request-Id": request.id, "Cache-Control": "no-store" };
  return json === undefined
    ? new Response(null, { status, headers })
    : Response.json(json, { status, headers });
}
