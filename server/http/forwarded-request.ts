import { bodyCap, cappedBody, cappedStream, isStreamed } from "./body-gate.ts";
import type { EdgeRequest } from "./edge-request.ts";
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

/**
 * The request as the application sees it: at its public address, so that React Router's own comparison of Origin and
 * URL holds behind a TLS proxy, and without the headers only a proxy may send. A refusal when its body is too large.
 */
export async function forwardedRequest(received: Request, edge: EdgeRequest): Promise<Request | Refusal> {
  const headers = new Headers(received.headers);
  for (const name of proxyHeaders) headers.delete(name);
  // The cross-site gate has passed it: it is ours, maybe under localhost while SITE_URL names the public host.
  if (headers.has("origin")) headers.set("origin", edge.origin);
  const url = edge.origin + edge.path + edge.search;
  const { method, signal } = received;
  if (method === "GET" || method === "HEAD") return new Request(url, { method, headers, signal });
  const init = { method, headers, signal, duplex: "half" } as const;
  const body = received.body;
  // Node holds an announced length to its word: only a chunked body can grow past the gate that read the length.
  if (body === null || headers.has("content-length")) return new FormRequest(url, { ...init, body });
  if (isStreamed(edge.path))
    return new FormRequest(url, { ...init, body: cappedStream(body, bodyCap(edge.path)) });
  const whole = await cappedBody(body, bodyCap(edge.path));
  return whole ? new FormRequest(url, { ...init, body: whole }) : { status: 413 };
}
