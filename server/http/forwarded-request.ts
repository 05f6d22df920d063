import type { Hold } from "#app/lib/upload/held-bytes.ts";
import { bodyCap, isReadByPage } from "./body-gate.ts";
import type { EdgeRequest } from "./edge-request.ts";
import { arrivingBody, type ArrivingBody, wholeBody } from "./received-body.ts";
import type { Refusal } from "./refusals.ts";

/** Headers of proxies that read-request.ts has already read. They are removed, so that no later code trusts them. */
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
/** The largest number of fields in a form: ten times as many as the site's longest form sends. */
const mostFields = 1_000;
const separator = "&".charCodeAt(0);

function isPlainForm(headers: Headers): boolean {
  return headers.get("content-type")?.toLowerCase().startsWith(plainForm) ?? false;
}

/** Counts the fields before they are parsed: parsing a hundred thousand fields takes longer than refusing them. */
function hasTooManyFields(body: Uint8Array): boolean {
  let count = 1;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1)) {
    count += 1;
    if (count > mostFields) return true;
  }
  return false;
}

/**
 * A request whose formData() throws a response with the status 400 when the body is not a form, because that is the
 * sender's mistake. React Router sends this response unchanged.
 */
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
  /** Set when the page reads the body as it arrives. */
  arriving?: ArrivingBody;
}

/**
 * Returns the request for the application, without the headers of proxies. The request has its public URL, so that
 * React Router can compare Origin and URL behind a TLS proxy. Unless the page reads the body as it arrives, reads the
 * whole body into memory that `hold` reserves. Returns a refusal when the body cannot be read.
 */
export async function forwardedRequest(
  received: Request,
  edge: EdgeRequest,
  hold: Hold,
): Promise<Forwarded | Refusal> {
  const headers = new Headers(received.headers);
  for (const name of proxyHeaders) headers.delete(name);
  // cross-site-gate.ts has accepted this origin, which may be localhost although SITE_URL names the public host. React
  // Router compares the origin with the URL, and would refuse localhost.
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
