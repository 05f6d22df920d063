import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { db, type Executor, pool } from "#app/db/client.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import { env } from "../env.server.ts";
import { log } from "../log.server.ts";

const longestWindowSeconds = 86_400;
/** If the database has not counted an attempt after this time, in milliseconds, it is considered unreachable. */
const countWithinMs = 5_000;

export interface RateLimitRequest {
  /** The limited action, for example `login`. */
  scope: string;
  /** Who is limited: a client key (a pseudonym) or an account. It is never a plain IP address. */
  key: string;
  /** Attempts allowed in a window. */
  limit: number;
  /** The length of the window: one day at most, since older counters are deleted. */
  windowSeconds: number;
  /** How much this attempt counts, as a whole number; usually 1. */
  amount?: number;
}

export interface RateLimitAnswer {
  allowed: boolean;
  /** The seconds to wait, or 0 when the attempt is allowed. */
  retryAfterSeconds: number;
  /** The number of attempts in this window, including this one. It is 0 while limits are off. */
  count: number;
  /** True when the database did not count this attempt. */
  isUncounted?: boolean;
}

/**
 * Counts one attempt in a fixed window that all nodes share (rule running/two-nodes). Returns whether the attempt is
 * allowed and, if not, how long to wait. When the database is unavailable, allows and logs the attempt: a limit must
 * not shut visitors out.
 */
export async function takeRateLimit(request: RateLimitRequest, now = Date.now()): Promise<RateLimitAnswer> {
  const uncounted = { allowed: true, retryAfterSeconds: 0, count: 0, isUncounted: true };
  return (await inTime(request.scope, () => countAttempt(db, request, now))) ?? uncounted;
}

/**
 * A row that a statement reads while it counts an attempt in several limits, which saves a query. The limits from the
 * index `from` on count the attempt only if the row's column `open` is true.
 */
interface Gate {
  /** A unique name, because the statement is prepared under this name. */
  name: string;
  from: number;
  /** Reads one row at most, with a column `open`. */
  row: SQL;
  /** The values of the row's placeholders. */
  values: Record<string, unknown>;
}

/** The limit that refused an attempt, and the seconds to wait. */
export interface RateLimitRefusal {
  scope: string;
  retryAfterSeconds: number;
}

/**
 * Counts one attempt in several limits, in one statement. After a limit refuses, the later limits do not count the
 * attempt: so an attempt that a narrow limit refuses does not use up a wider limit. Returns the limit that refused, or
 * null when all allow the attempt.
 */
export async function takeRateLimits(
  requests: readonly RateLimitRequest[],
  now = Date.now(),
): Promise<RateLimitRefusal | null> {
  const taken = await inTime(requests[0]?.scope ?? "", () => countInTurn(requests, null, now));
  return taken?.refusal ?? null;
}

/**
 * Counts one attempt like takeRateLimits. The same statement also reads the row of `gate`; `row` is null when there is
 * no such row. Returns null when the database is unreachable.
 */
export async function takeGatedLimits<Row>(
  requests: readonly RateLimitRequest[],
  gate: Gate,
  now = Date.now(),
): Promise<{ refusal: RateLimitRefusal | null; row: Row | null } | null> {
  return inTime(requests[0]?.scope ?? "", () => countInTurn<Row>(requests, gate, now));
}

/** Returns the result of `count`, or null when the database is unreachable or late. */
async function inTime<Counted>(scope: string, count: () => Promise<Counted>): Promise<Counted | null> {
  const late = Promise.withResolvers<never>();
  const limit = setTimeout(() => late.reject(new Error("the database does not answer")), countWithinMs);
  try {
    return await Promise.race([count(), late.promise]);
  } catch (error) {
    log.warn({ scope, err: error }, "rate limit not counted");
    return null;
  } finally {
    clearTimeout(limit);
  }
}

async function countInTurn<Row>(
  all: readonly RateLimitRequest[],
  gate: Gate | null,
  now: number,
): Promise<{ refusal: RateLimitRefusal | null; row: Row | null }> {
  const requests = env().RATE_LIMITS === "off" ? [] : all;
  if (requests.length === 0 && !gate) return { refusal: null, row: null };
  const name = `take_limits_${requests.length}${gate ? `_${gate.name}` : ""}`;
  const ask = statements.get(name) ?? namedStatement(name, () => countingStatement(requests.length, gate));
  statements.set(name, ask);
  const values = requests.flatMap(({ scope, key, limit, windowSeconds, amount = 1 }, at) => {
    const window = new Date(windowOf(windowSeconds, now).start).toISOString();
    return Object.entries({ scope, key, limit, window, amount }).map(([of, value]) => [`${of}${at}`, value]);
  });
  const [taken] = await ask(pool, { ...Object.fromEntries(values), ...gate?.values });
  const counts = (taken?.counts ?? []) as (number | null)[];
  const full = requests.find(({ limit }, at) => (counts[at] ?? 0) > limit);
  const refusal = full && { scope: full.scope, retryAfterSeconds: secondsLeft(full.windowSeconds, now) };
  return { refusal: refusal ?? null, row: (taken?.row ?? null) as Row | null };
}

const statements = new Map<string, ReturnType<typeof namedStatement>>();

/**
 * Returns the SQL that counts an attempt in several limits. A limit counts the attempt only if the previous limit
 * allowed it and, from the index `gate.from`, the gate's `open` is true.
 */
function countingStatement(limits: number, gate: Gate | null): SQL {
  const part = (at: number) => sql.identifier(`part${at}`);
  const given = (name: string, at: number) => sql.placeholder(`${name}${at}`);
  const parts = Array.from({ length: limits }, (_, at) => {
    const allowed =
      at === 0 ? sql`true` : sql`(select count <= ${given("limit", at - 1)}::int from ${part(at - 1)})`;
    const open = gate && at >= gate.from ? sql`(select open from gate)` : sql`true`;
    return sql`${part(at)} as (
      insert into rate_limits as kept (scope, key, window_start, count)
      select ${given("scope", at)}::text, ${given("key", at)}::text, ${given("window", at)}::timestamptz,
        ${given("amount", at)}::int
      where ${allowed} and ${open}
      on conflict (scope, key, window_start) do update set count = kept.count + excluded.count
      returning count
    )`;
  });
  const counts = Array.from({ length: limits }, (_, at) => sql`(select count from ${part(at)})`);
  const read = gate ? [sql`gate as materialized (${gate.row})`] : [];
  // The commit does not wait for the disk. A power cut may lose the last counts, which costs less than the wait.
  const soon = sql`soon as materialized (select set_config('synchronous_commit', 'off', true))`;
  return sql`with ${sql.join([soon, ...read, ...parts], sql`, `)}
    select array[${sql.join(counts, sql`, `)}]::int[] as counts, ${gate ? sql`(select to_json(gate) from gate)` : sql`null`} as row
    from soon`;
}

function windowOf(windowSeconds: number, now: number): { start: number; ms: number } {
  const ms = Math.min(windowSeconds, longestWindowSeconds) * 1000;
  return { start: Math.floor(now / ms) * ms, ms };
}

function secondsLeft(windowSeconds: number, now: number): number {
  const { start, ms } = windowOf(windowSeconds, now);
  return Math.ceil((start + ms - now) / 1000);
}

/** Counts one attempt in the caller's transaction. A rollback undoes the count. Rejects when the database fails. */
export async function countAttempt(
  executor: Executor,
  { scope, key, limit, windowSeconds, amount = 1 }: RateLimitRequest,
  now = Date.now(),
): Promise<RateLimitAnswer> {
  if (env().RATE_LIMITS === "off") return { allowed: true, retryAfterSeconds: 0, count: 0 };
  const { start } = windowOf(windowSeconds, now);
  const [row] = await executor
    .insert(rateLimits)
    .values({ scope, key, windowStart: new Date(start), count: amount })
    .onConflictDoUpdate({
      target: [rateLimits.scope, rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + ${amount}` },
    })
    .returning({ count: rateLimits.count });
  const count = row?.count ?? 0;
  const allowed = count <= limit;
  return { allowed, retryAfterSeconds: allowed ? 0 : secondsLeft(windowSeconds, now), count };
}

/** Deletes the attempts counted for a key, once its owner has proved to be legitimate. */
export async function forgetRateLimit(scope: string, key: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.scope, scope), eq(rateLimits.key, key)));
}

/** Deletes every attempt of a scope whose key begins with `prefix`. */
export async function forgetRateLimits(scope: string, prefix: string): Promise<void> {
  await db
    .delete(rateLimits)
    .where(and(eq(rateLimits.scope, scope), sql`starts_with(${rateLimits.key}, ${prefix})`));
}

/** Deletes the counters of windows that began more than a day ago. Returns their number. A recurring job calls this. */
export async function pruneRateLimits(now = Date.now()): Promise<number> {
  const oldest = new Date(now - longestWindowSeconds * 1000);
  const pruned = await db.delete(rateLimits).where(lt(rateLimits.windowStart, oldest));
  return pruned.rowCount ?? 0;
}
