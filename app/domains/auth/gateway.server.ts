import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { db } from "#app/db/client.server.ts";
import { accounts, sessions, users, verifications } from "#app/db/schema/auth.server.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { passwordLengths, sessionLives } from "./rules.ts";

/** What the browser said of itself. The cookies are those of the request being answered. */
export interface Browser {
  cookies: string | null;
  userAgent: string | null;
}

const userAgentLength = 300;

/** The site is served over TLS: cookies may then be marked for it, and are. */
export function isSecure(): boolean {
  return siteOrigin().startsWith("https:");
}

/** `__Host-` needs TLS; over plain HTTP some browsers would drop such a cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-atelier_session" : "atelier_session";
}

/**
 * better-auth without its HTTP handler: nothing of it is reachable but what this file calls, so sign-up, social
 * accounts and its own password reset do not exist here.
 */
function createAuth(secret: string) {
  return betterAuth({
    baseURL: siteOrigin(),
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.minimum,
      maxPasswordLength: passwordLengths.maximum,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: { expiresIn: sessionLives.idle, updateAge: sessionLives.noteEvery, freshAge: 0 },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log.debug({ level }, message) },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: sessionCookieName(),
          attributes: { secure: isSecure(), httpOnly: true, sameSite: "lax", path: "/" },
        },
      },
    },
  });
}

let created: ReturnType<typeof createAuth> | undefined;

async function auth() {
  const secret = await getSecret("sessions");
  return (created ??= createAuth(secret));
}

function headersOf({ cookies, userAgent }: Browser): Headers {
  const headers = new Headers();
  if (cookies) headers.set("cookie", cookies);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, userAgentLength));
  return headers;
}

/** What goes back to the browser: better-auth also removes cookies it has never set here. */
function sessionCookies(headers: Headers | undefined): string[] {
  return (headers?.getSetCookie() ?? []).filter((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
}

/** The one refusal better-auth gives for a wrong address or password; anything else is ours to hear about. */
async function orRefused<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

/** Opens a session and returns its cookies, or null when the address or the password is wrong, in the same time. */
export async function openSession(
  email: string,
  password: string,
  browser: Browser,
): Promise<string[] | null> {
  const { api } = await auth();
  const opened = await orRefused(
    api.signInEmail({ body: { email, password }, headers: headersOf(browser), returnHeaders: true }),
  );
  return opened && sessionCookies(opened.headers);
}

/** The session of the cookies and its user, or null; with the cookies to send back (prolonged or removed). */
export async function readSession(browser: Browser, { prolong }: { prolong: boolean }) {
  const { api } = await auth();
  const read = await orRefused(
    api.getSession({ headers: headersOf(browser), query: { disableRefresh: !prolong }, returnHeaders: true }),
  );
  return { found: read?.response ?? null, setCookies: sessionCookies(read?.headers) };
}

/** Ends the session of the cookies and returns the cookies that remove them. */
export async function closeSession(browser: Browser): Promise<string[]> {
  const { api } = await auth();
  const closed = await orRefused(api.signOut({ headers: headersOf(browser), returnHeaders: true }));
  return sessionCookies(closed?.headers);
}

/**
 * Replaces the password of the signed-in person and every session by one new one, whose cookies it returns.
 * Null when the current password is wrong.
 */
export async function replacePassword(
  current: string,
  next: string,
  browser: Browser,
): Promise<string[] | null> {
  const { api } = await auth();
  const replaced = await orRefused(
    api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: headersOf(browser),
      returnHeaders: true,
    }),
  );
  return replaced && sessionCookies(replaced.headers);
}
