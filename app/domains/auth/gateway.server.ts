import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { db } from "#app/db/client.server.ts";
import { accounts, sessions, users, verifications } from "#app/db/schema/auth.server.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { passwordLengths, sessionLifetimes } from "./rules.ts";

/** The headers of the request that describe the browser. The cookies are those of the request. */
export interface Browser {
  cookies: string | null;
  userAgent: string | null;
}

const userAgentLength = 300;

/** Whether the site is served over TLS. Cookies are then marked for it. */
export function isSecure(): boolean {
  return siteOrigin().startsWith("https:");
}

/** `__Host-` needs TLS: over plain HTTP some browsers drop such a cookie. */
export function sessionCookieName(): string {
  return isSecure() ? "__Host-atelier_session" : "atelier_session";
}

/**
 * better-auth without its HTTP handler. Only the calls of this file are reachable, so sign-up, social accounts and its
 * own password reset do not exist here.
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
    user: {
      additionalFields: {
        nameConfirmed: { type: "boolean", input: false, required: true, defaultValue: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.minimum,
      maxPasswordLength: passwordLengths.maximum,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: { expiresIn: sessionLifetimes.idle, updateAge: sessionLifetimes.noteEvery, freshAge: 0 },
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

/** The cookies for the browser. better-auth also deletes cookies that it never sets here: those are left out. */
function sessionCookies(headers: Headers | undefined): string[] {
  return (headers?.getSetCookie() ?? []).filter((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
}

/** Turns better-auth's refusal of a wrong address or password into null. Any other error is rethrown. */
async function orRefused<Result>(answer: Promise<Result>): Promise<Result | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}

/** Opens a session and returns its cookies, or null for a wrong address or password. Both take the same time. */
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

/** Returns the session of the cookies and its user, or null, with the cookies to send back (renewed or deleted). */
export async function readSession(browser: Browser, { prolong }: { prolong: boolean }) {
  const { api } = await auth();
  const read = await orRefused(
    api.getSession({ headers: headersOf(browser), query: { disableRefresh: !prolong }, returnHeaders: true }),
  );
  return { found: read?.response ?? null, setCookies: sessionCookies(read?.headers) };
}

/** Ends the session of the cookies and returns the cookies that delete it. */
export async function closeSession(browser: Browser): Promise<string[]> {
  const { api } = await auth();
  const closed = await orRefused(api.signOut({ headers: headersOf(browser), returnHeaders: true }));
  return sessionCookies(closed?.headers);
}

/**
 * Replaces the password of the signed-in person and all sessions by a new one, and returns its cookies.
 * Returns null when the current password is wrong.
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
