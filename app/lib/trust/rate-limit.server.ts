import { and, eq, lt, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
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

export interface RateLimitAnswer {
  allowed: boolean;
  /** After how many seconds to come back; 0 when it is allowed. */
  retryAfterSeconds: number;
  /** Attempts of this window, this one among them; 0 while limits are off. */
  count: number;
}

/**
 * Counts one attempt against a fixed window shared by every node.
 * Returns whether it is allowed and, when it is not, after how many seconds to come back.
 * With the database away it allows and logs: a limit must not be what keeps a visitor out.
 */
export async function takeRateLimit(request: RateLimitRequest, now = Date.now()): Promise<RateLimitAnswer> {
  try {
    return await countAttempt(db, request, now);
  } catch (error) {
    log.warn({ scope: request.scope, err: error }, "rate limit not counted");
    return { allowed: true, retryAfterSeconds: 0, count: 0 };
  }
}

/** The same in the caller's transaction: what is undone with it does not count. Rejects when the database does. */
export async function countAttempt(
  executor: Executor,
  { scope, key, limit, windowSeconds }: RateLimitRequest,
  now = Date.now(),
): Promise<RateLimitAnswer> {
  if (env().RATE_LIMITS === "off") return { allowed: true, retryAfterSeconds: 0, count: 0 };
  const windowMs = Math.min(windowSeconds, longestWindowSeconds) * 1000;
  const windowStart = Math.floor(now / windowMs) * windowMs;
  const [row] = await executor
    .insert(rateLimits)
    .values({ scope, key, windowStart: new Date(windowStart), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  const count = row?.count ?? 0;
  const allowed = count <= limit;
  return {
    allowed,
    retryAfterSeconds: allowed ? 0 : Math.ceil((windowStart + windowMs - now) / 1000),
    count,
  };
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
