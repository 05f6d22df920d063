import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { clientAddress, type TrustsProxy } from "./client-address.ts";
import { type EdgeRequest, type RequestHeaders, splitTarget } from "./edge-request.ts";

const proxyRequestId = /^[\w.-]{8,64}$/;
const plausibleHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A Fetch request, or only the parts of it that the edge reads. */
export type ReceivedRequest = Pick<Request, "method" | "url"> & { headers: RequestHeaders };

/** A target that a URL parser would leave as it is. */
const plainTarget = /^\/(?!.*\/\.)[\w/.~%=&?-]*$/;
const plainHost = /^[a-z\d.-]+(?::\d{1,5})?$/;

/**
 * Reads a request without a body directly from Node, for responses from memory: creating the objects of a Fetch
 * request took half of their time. Undefined for anything unusual, which the Fetch request then normalises or refuses.
 */
export function plainRequest(incoming: IncomingMessage): ReceivedRequest | undefined {
  const { method, url = "", headers } = incoming;
  const { host } = headers;
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (!host || !plainHost.test(host) || !plainTarget.test(url)) return undefined;
  return { method, url: `http://${host}${url}`, headers: headersOf(incoming) };
}

/** Callers pass names in lower case, as Node keeps them. */
function headersOf({ headers }: IncomingMessage): RequestHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    has: (name) => headers[name] !== undefined,
  };
}

/**
 * Creates a reader of requests. X-Forwarded-Proto, -Host, -For and X-Request-Id count only from a trusted proxy. The
 * public origin is SITE_URL's when it is set, so that no header can put another host into a page.
 */
export function requestReader(siteOrigin: string | undefined, trusts: TrustsProxy) {
  return function readRequest(request: ReceivedRequest, incoming: IncomingMessage): EdgeRequest {
    const { headers, url } = request;
    const peer = incoming.socket.remoteAddress ?? "";
    const behindProxy = trusts(clientAddress(peer, null, trusts));
    const proxied = (name: string) => (behindProxy ? headers.get(name)?.split(",")[0]?.trim() : undefined);

    // With SITE_URL, no header decides the host: many proxies pass on whatever the client writes there.
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
