import type { EdgeRequest } from "#server/http/edge-request.ts";

/** Returns a request as the edge (the HTTP layer) reads it. Without `changes` it is a usual visit to the home page. */
export function edgeRequest(
  changes: Partial<Omit<EdgeRequest, "headers">> & { headers?: Record<string, string> } = {},
): EdgeRequest {
  return {
    id: "request-1",
    method: "GET",
    origin: "https://www.atelier72.example",
    path: "/",
    search: "",
    clientAddress: "192.0.2.1",
    requestedHost: "www.atelier72.example",
    ...changes,
    headers: new Headers(changes.headers),
  };
}
