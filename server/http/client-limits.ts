import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { env } from "#app/lib/env.server.ts";
import { networkKey } from "#app/lib/trust/client-key.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { type EdgeRequest, pagePath, type RequestHeaders } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";
import { hasProductCookie } from "./session-cookie.ts";

interface ClientLimit {
  scope: string;
  /** The limit applies to paths that start with this. */
  path: string;
  perMinute: number;
  /** True when each node counts in its own memory, not in the database. */
  ownMemory?: boolean;
  /**
   * How much a network (networkKey), and everybody together, may store in a day. The stored data is kept for months.
   */
  aDay?: { network: number; everybody: number };
}

/**
 * How much one client may post; the first matching line decides. Reading is not limited here: pages come from memory.
 * Forms that write or sign in have stricter limits of their own, in their domain.
 */
const clientLimits: readonly ClientLimit[] = [
  // Counted separately: reading pages must not use up the posts a visitor may send.
  {
    scope: "visits",
    path: "/api/visit-sessions",
    perMinute: 60,
    aDay: { network: 6_000, everybody: 120_000 },
  },
  {
    scope: "views",
    path: "/api/page-views",
    perMinute: 120,
    ownMemory: true,
    aDay: { network: 6_000, everybody: 120_000 },
  },
  // For all nodes together, the query that reads the conversation also counts the question: no extra query (ADR 212).
  { scope: "questions", path: "/api/chat/messages", perMinute: 60, ownMemory: true },
  { scope: "post", path: "/", perMinute: 60 },
];

/**
 * Counts within the current window in the node's memory: a database query would cost more than the work it prevents.
 */
function ownCounter(windowMs: number) {
  let window = 0;
  let counts = new Map<string, number>();
  return function take(
    key: string,
    limit: number,
    now = Date.now(),
  ): { allowed: boolean; retryAfterSeconds: number } {
    const current = Math.floor(now / windowMs);
    if (current !== window) [window, counts] = [current, new Map()];
    const count = counts.get(key) ?? 0;
    const allowed = count < limit || env().RATE_LIMITS === "off";
    if (allowed) counts.set(key, count + 1);
    return { allowed, retryAfterSeconds: Math.ceil(((current + 1) * windowMs - now) / 1000) };
  };
}

const takeOfMinute = ownCounter(60_000);
const takeOfDay = ownCounter(86_400_000);

/** Checks the network first, so that a refused post does not count for everybody. */
function takeDaily({ scope, aDay }: ClientLimit, address: string) {
  if (!aDay) return { allowed: true, retryAfterSeconds: 0 };
  const own = takeOfDay(`${scope} ${networkKey(address)}`, aDay.network);
  return own.allowed ? takeOfDay(scope, aDay.everybody) : own;
}

/** Counts a post against its client's limit. Returns a refusal with Retry-After when the limit is exceeded. */
export async function clientLimitGate(request: EdgeRequest, clientKey: string): Promise<Refusal | undefined> {
  if (request.method !== "POST") return undefined;
  const path = pagePath(request.path);
  const line = clientLimits.find((limit) => path.startsWith(limit.path));
  if (!line) return undefined;
  const { scope, perMinute, ownMemory } = line;
  const ofMinute = ownMemory
    ? takeOfMinute(clientKey, perMinute)
    : await takeRateLimit({ scope, key: clientKey, limit: perMinute, windowSeconds: 60 });
  const taken = ofMinute.allowed ? takeDaily(line, request.clientAddress) : ofMinute;
  if (taken.allowed) return undefined;
  return { status: 429, headers: { "Retry-After": String(taken.retryAfterSeconds) } };
}

interface OwnCounts {
  isStaff(request: { headers: RequestHeaders }): Promise<boolean>;
  isKnownBrowser(request: { headers: RequestHeaders }): Promise<boolean>;
}

/**
 * Whether a post of the back office passes although too many came from its IP address, which may be shared. Signed-in
 * staff pass, and so does a known browser: the sign-in counts its tries separately (rule accounts/attempts).
 */
export async function countsForItself(
  request: EdgeRequest,
  { isStaff, isKnownBrowser }: OwnCounts,
): Promise<boolean> {
  if (!isAdminPath(request.path) || !hasProductCookie(request.headers.get("cookie"))) return false;
  const isOwn = async () => (await isStaff(request)) || (await isKnownBrowser(request));
  return isOwn().catch(() => false);
}
