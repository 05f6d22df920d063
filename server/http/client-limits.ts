import { takeRateLimit } from "#app/lib/rate-limit.server.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

interface ClientLimit {
  scope: string;
  /** Start of the paths concerned. */
  path: string;
  perMinute: number;
}

/**
 * How much one client may post, the first matching line deciding. Reading is not limited here: pages come from memory.
 * Forms that write or sign in have narrower limits of their own, in their domain.
 */
const clientLimits: readonly ClientLimit[] = [{ scope: "post", path: "/", perMinute: 60 }];

/** Counts a post against its client's limit. Returns a refusal with Retry-After when the limit is passed. */
export async function clientLimitGate(request: EdgeRequest, clientKey: string): Promise<Refusal | undefined> {
  if (request.method !== "POST") return undefined;
  const path = pagePath(request.path);
  const line = clientLimits.find((limit) => path.startsWith(limit.path));
  if (!line) return undefined;
  const { scope, perMinute } = line;
  const taken = await takeRateLimit({ scope, key: clientKey, limit: perMinute, windowSeconds: 60 });
  if (taken.allowed) return undefined;
  return { status: 429, headers: { "Retry-After": String(taken.retryAfterSeconds) } };
}
