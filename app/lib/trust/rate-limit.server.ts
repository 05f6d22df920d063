import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";

const longestWindowSeconds = 86_400;

export interface RateLimitRequest {
  /** What is limited, for example `login`. */
  scope: string;
  /** Who is limited: a client key, an account. Never an address in clear. */
  key: string;
  /** How many attempts a window allows. */
  limit: number;
  /** At most a day: older counters are pruned. */
  windowSeconds: number;
}

/**
 * Counts one attempt against a fixed window shared by every node.
 * Returns whether it is allowed and, when it is not, after how many seconds to come back.
 * With the database away it allows and logs: a limit must not be what keeps a visitor out.
 */
export async function takeRateLimit(
  { scope, key, limit, windowSeconds }: RateLimitRequest,
  now = Date.now(),
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  if (env().RATE_LIMITS === "off") return { allowed: true, retryAfterSeconds: 0 };
  const windowMs = Math.min(windowSeconds, longestWindowSeconds) * 1000;
  const windowStart = Math.floor(now / windowMs) * windowMs;
  try {
    const [row] = await db
      .insert(rateLimits)
      .values({ scope, key, windowStart: new Date(windowStart), count: 1 })
      .onConflictDoUpdate({
        target: [rateLimits.scope, rateLimits.key, rateLimits.windowStart],
        set: { count: sql`${rateLimits.count} + 1` },
      })
      .returning({ count: rateLimits.count });
    const allowed = (row?.count ?? 0) <= limit;
    return { allowed, retryAfterSeconds: allowed ? 0 : Math.ceil((windowStart + windowMs - now) / 1000) };
  } catch (error) {
    log.warn({ scope, err: error }, "rate limit not counted");
    return { allowed: true, retryAfterSeconds: 0 };
  }
}

/** Takes back every attempt counted for this key: it turned out to be legitimate. */
export async function forgetRateLimit(scope: string, key: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.scope, scope), eq(rateLimits.key, key)));
}

/** Forgets the windows nobody can still be in. Returns how many counters went. For a recurring job. */
export async function pruneRateLimits(now = Date.now()): Promise<number> {
  const oldest = new Date(now - longestWindowSeconds * 1000);
  const pruned = await db.delete(rateLimits).where(lt(rateLimits.windowStart, oldest));
  return pruned.rowCount ?? 0;
}
