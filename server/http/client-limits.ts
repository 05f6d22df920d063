import { env } from "#app/lib/env.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { type EdgeRequest, pagePath } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";

interface ClientLimit {
  scope: string;
  /** Start of the paths concerned. */
  path: string;
  perMinute: number;
  /** Counted by each node by itself rather than in the database. */
  ownMemory?: boolean;
}

/**
 * How much one client may post, the first matching line deciding. Reading is not limited here: pages come from memory.
 * Forms that write or sign in have narrower limits of their own, in their domain.
 */
const clientLimits: readonly ClientLimit[] = [
  // Apart from the others: reading pages must not use up what sending a form is allowed.
  { scope: "visits", path: "/api/visit-sessions", perMinute: 60 },
  { scope: "views", path: "/api/page-views", perMinute: 120, ownMemory: true },
  { scope: "post", path: "/", perMinute: 60 },
];

let minute = 0;
let counted = new Map<string, number>();

/** A count for each page shown would cost more than the view it guards: this one is the node's own. */
function takeFromMemory(key: string, limit: number, now = Date.now()) {
  const current = Math.floor(now / 60_000);
  if (current !== minute) [minute, counted] = [current, new Map()];
  const count = (counted.get(key) ?? 0) + 1;
  counted.set(key, count);
  const retryAfterSeconds = Math.ceil(((current + 1) * 60_000 - now) / 1000);
  return { allowed: count <= limit || env().RATE_LIMITS === "off", retryAfterSeconds };
}

/** Counts a post against its client's limit. Returns a refusal with Retry-After when the limit is passed. */
export async function clientLimitGate(request: EdgeRequest, clientKey: string): Promise<Refusal | undefined> {
  if (request.method !== "POST") return undefined;
  const path = pagePath(request.path);
  const line = clientLimits.find((limit) => path.startsWith(limit.path));
  if (!line) return undefined;
  const { scope, perMinute, ownMemory } = line;
  const taken = ownMemory
    ? takeFromMemory(clientKey, perMinute)
    : await takeRateLimit({ scope, key: clientKey, limit: perMinute, windowSeconds: 60 });
  if (taken.allowed) return undefined;
  return { status: 429, headers: { "Retry-After": String(taken.retryAfterSeconds) } };
}
