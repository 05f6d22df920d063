import type { EdgeRequest, RequestHeaders } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";
import { hasProductCookie } from "./session-cookie.ts";

/**
 * Refuses posts that another site makes a visitor's browser send (rule forms/cross-site, ADR 011). A browser names the
 * origin of a post; other programs do not. The post of another program passes if it has no cookie of ours.
 */
export function crossSiteGate({ method, headers, origin }: EdgeRequest): Refusal | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  return isOurs(headers, origin) ? undefined : { status: 403 };
}

function isOurs(headers: RequestHeaders, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const from = headers.get("origin");
  if (from !== null) return from === origin;
  return !hasProductCookie(headers.get("cookie"));
}
