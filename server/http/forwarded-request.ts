import type { Hold } from "#app/lib/upload/held-bytes.ts";
import { bodyCap, isReadByPage } from "./body-gate.ts";
import type { EdgeRequest } from "./edge-request.ts";
import { arrivingBody, type ArrivingBody, wholeBody } from "./received-body.ts";
import type { Refusal } from "./refusals.ts";

/** Said by proxies, already read by the edge. Nothing further on may believe them again. */
const proxyHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
  "x-request-id",
];

const plainForm = "application/x-www-form-urlencoded";
/** Ten times what our longest form sends. */
const mostFields = 1_000;
const separator = "&".charCodeAt(0);

function isPlainForm(headers: Headers): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith(plainForm) ?? false;
}

/** Counted before anything is made of the fields: a hundred thousand take longer to read than to refuse. */
function hasTooManyFields(body: Uint8Array): boolean {
  let count = 1;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    count += 1;
    if (count > mostFields) return true;
  }
  return false;
}

/** A body that is no form is its sender's fault: what an action throws as a Response is answered as such. */
class FormRequest extends Request {
  override async formData(): Promise<FormData> {
    try {
      return await super.formData();
    } catch {
      throw new Response("Formulaire illisible", { status: 400, statusText: "Bad Request" });
    }
  }
}

interface Forwarded {
  request: Request;
  /** The body its page reads as it arrives. */
  arriving?: ArrivingBody;
}

/**
 * The request as the application sees it: at its public address, so that React Router's own comparison of Origin and
 * URL holds behind a TLS proxy, and without the headers only a proxy may send. Its body is read before, and held in
 * `hold`, unless its page reads it as it arrives; a refusal when that cannot be.
 */
export async function forwardedRequest(
  received: Request,
  edge: EdgeRequest,
  hold: Hold,
): Promise<Forwarded | Refusal> {
  const headers = new Headers(received.headers);
  for (const name of proxyHeaders) headers.delete(name);
  // The cross-site gate has passed it: it is ours, maybe under localhost while SITE_URL names the public host.
  if (headers.has("origin")) headers.set("origin", edge.origin);
  const url = edge.origin + edge.path + edge.search;
  const { method, signal } = received;
  if (method === "GET" || method === "HEAD")
    return { request: new Request(url, { method, headers, signal }) };
  const init = { method, headers, signal };
  const { body } = received;
  if (body === null) return { request: new FormRequest(url, init) };
  const cap = bodyCap(edge);
  if (isReadByPage(edge)) {
    const arriving = arrivingBody(body, { cap });
    const streamed = { ...init, body: arriving.stream, duplex: "half" } as const;
    return { request: new FormRequest(url, streamed), arriving };
  }
  const whole = await wholeBody(body, { cap, hold });
  if ("status" in whole) return whole;
  if (isPlainForm(headers) && hasTooManyFields(whole)) return { status: 413 };
  return { request: new FormRequest(url, { ...init, body: whole }) };
}
