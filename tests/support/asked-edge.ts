import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Edge, EdgeOptions } from "#server/http/edge.ts";

export const edgeOrigin = "https://www.atelier72.example";

export interface Received {
  request: Request;
  info: RequestInfo;
}

/**
 * Returns the options of an edge (the HTTP layer) behind a proxy at 127.0.0.1. Its application is a page that records
 * the requests that it `received`.
 */
export function edgeOptions(received: Received[]): EdgeOptions {
  return {
    siteOrigin: edgeOrigin,
    trustProxy: ["127.0.0.1"],
    filesFolder: "tests/no-such-folder",
    pageCacheBytes: 1024 * 1024,
    async application(request, info, tags) {
      received.push({ request, info });
      tags?.add("profile");
      const headers = { "Content-Type": "text/html" };
      return new Response("<!doctype html>bonjour".padEnd(3000), { headers });
    },
    readiness: async () => "ready",
    isStuck: () => false,
    beacons: {},
    metricsToken: "un-jeton-de-lecture",
    isKnownBrowser: async (request) => request.headers.get("cookie") === "atelier_known=camille",
    isStaff: async (request) =>
      ["atelier_session=camille", "atelier_session=writer"].includes(request.headers.get("cookie") ?? ""),
    isOwner: async (request) => request.headers.get("cookie") === "atelier_session=camille",
  };
}

/** Sends a request to an edge as a visitor, through the proxy at 127.0.0.1. */
export async function askEdge(
  edge: Edge,
  path: string,
  { peer = "127.0.0.1", ...request }: RequestInit & { peer?: string } = {},
): Promise<Response> {
  const incoming = { socket: { remoteAddress: peer } } as IncomingMessage;
  return edge.fetch(new Request(`http://127.0.0.1:3000${path}`, request), { incoming } as HttpBindings);
}

/** Returns a request that posts a form from a page of the site: its origin is that of the site. */
export function formPost(body: string, headers: Record<string, string> = {}) {
  const type = "application/x-www-form-urlencoded";
  return { method: "POST", body, headers: { "content-type": type, origin: edgeOrigin, ...headers } };
}
