import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { env } from "#app/lib/env.server.ts";
import { networkKey } from "#app/lib/trust/client-key.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { type EdgeRequest, pagePath, type RequestHeaders } from "./edge-request.ts";
import type { Refusal } from "./refusals.ts";
import { hasProductCookie } from "./session-cookie.ts";

interface ClientLimit {
  scope: string;
  /** The limit applies to the paths that start with this text. */
  path: string;
  perMinute: number;
  /** True when each node counts in its own memory. Otherwise the database counts for all nodes. */
  ownMemory?: boolean;
  /** Daily limits of posts from one network (networkKey) and from everybody, for posts that are stored for months. */
  aDay?: { network: number; everybody: number };
}

/**
 * How many posts one client may send. The first entry whose path matches applies. Requests for pages are not limited,
 * because pages come from memory. Forms that write or sign in have stricter limits of their own, in their domain.
 */
const clientLimits: readonly ClientLimit[] = [
  // Visits and views are counted separately, so that reading pages does not use up the posts that a visitor may send.
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
  // Each node counts questions in its own memory. The query that reads the conversation also counts them for all nodes
  // together, so that no further query is needed (ADR 212).
  { scope: "questions", path: "/api/chat/messages", perMinute: 60, ownMemory: true },
  { scope: "post", path: "/", perMinute: 60 },
];

/**
 * Counts within the current window in the node's memory, because a database query would cost more than the work that
 * the limit prevents.
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

/** Checks the network first, so that a post refused for its network does not use up the limit for everybody. */
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
 * Whether a post of the back office passes although too many came from its IP address, which several people may share.
 * Posts of signed-in staff pass. Posts of a known browser (one that has signed in before) pass too: its sign-in
 * attempts are counted separately (rule accounts/attempts).
 */
export async function countsForItself(
  request: EdgeRequest,
  { isStaff, isKnownBrowser }: OwnCounts,
): Promise<boolean> {
  if (!isAdminPath(request.path) || !hasProductCookie(request.headers.get("cookie"))) return false;
  const isOwn = async () => (await isStaff(request)) || (await isKnownBrowser(request));
  return isOwn().catch(() => false);
}
