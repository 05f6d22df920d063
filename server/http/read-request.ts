import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, type TrustsProxy } from "./client-address.ts";
import { type EdgeRequest, type RequestHeaders, splitTarget } from "./edge-request.ts";

const proxyRequestId = /^[\w.-]{8,64}$/;
const plausibleHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A Fetch request, or an object with only the parts of a request that the HTTP layer reads. */
export type ReceivedRequest = Pick<Request, "method" | "url"> & { headers: RequestHeaders };

/** Matches a request target that a URL parser would not change. */
const plainTarget = /^\/(?!.*\/\.)[\w/.~%=&?-]*$/;
const plainHost = /^[a-z\d.-]+(?::\d{1,5})?$/;

/**
 * Reads a request without a body directly from Node, for responses from memory. Creating the objects of a Fetch request
 * took half of the time of such a response. Returns undefined for an unusual request, which `fetch` then normalises or
 * refuses.
 */
export function plainRequest(incoming: IncomingMessage): ReceivedRequest | undefined {
  const { method, url = "", headers } = incoming;
  const { host } = headers;
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (!host || !plainHost.test(host) || !plainTarget.test(url)) return undefined;
  return { method, url: `http://${host}${url}`, headers: headersOf(incoming) };
}

/** Returns the headers of Node's request. Callers pass names in lower case, as Node stores them. */
function headersOf({ headers }: IncomingMessage): RequestHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  };
}

/**
 * Creates a reader of requests. Uses X-Forwarded-Proto, -Host, -For and X-Request-Id only from a trusted proxy. If
 * SITE_URL is set, the public origin is always its origin, so that no header can put another host into a page.
 */
export function requestReader(siteOrigin: string | undefined, trusts: TrustsProxy) {
  return function readRequest(request: ReceivedRequest, incoming: IncomingMessage): EdgeRequest {
    const { headers, url } = request;
    const peer = incoming.socket.remoteAddress ?? "";
    const behindProxy = trusts(clientAddress(peer, null, trusts));
    const proxied = (name: string) => (behindProxy ? headers.get(name)?.split(",")[0]?.trim() : undefined);

    // With SITE_URL, no header decides the host, because many proxies pass on whatever host the client sent.
    const namedHost = siteOrigin === undefined ? proxied("x-forwarded-host") : undefined;
    const requestedHost = namedHost && plausibleHost.test(namedHost) ? namedHost : hostOf(url);
    const scheme = proxied("x-forwarded-proto") === "https" ? "https" : "http";
    const id = proxied("x-request-id");
    return {
      id: id && proxyRequestId.test(id) ? id : randomUUID(),
      method: request.method,
      origin: siteOrigin ?? `${scheme}://${requestedHost}`,
      ...splitTarget(url),
      clientAddress: clientAddress(peer, headers.get("x-forwarded-for"), trusts),
      requestedHost,
      headers,
    };
  };
}

function hostOf(url: string): string {
  const start = url.indexOf("://") + 3;
  return url.slice(start, url.indexOf("/", start));
}
