import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { db } from "#app/db/client.server.ts";
import { accounts, sessions, twoFactors, users, verifications } from "#app/db/schema/auth.server.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { challengeMinutes, passwordLengths, recoveryCodes, sessionLifetimes } from "./rules.ts";

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

/** The cookie of a sign-in whose password was right and whose code is still to come. */
function challengeCookieName(): string {
  return isSecure() ? "__Host-atelier_second" : "atelier_second";
}

function cookieAttributes() {
  return { secure: isSecure(), httpOnly: true, sameSite: "lax", path: "/" } as const;
}

/**
 * better-auth without its HTTP handler. Only the calls of this file are reachable, so sign-up, social accounts and its
 * own password reset do not exist here. With `trusted`, the sessions it opens last thirty days.
 */
function createAuth(secret: string, trusted: boolean) {
  return betterAuth({
    baseURL: siteOrigin(),
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      usePlural: true,
      schema: { users, sessions, accounts, verifications, twoFactors },
    }),
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: challengeMinutes * 60,
        backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: recoveryCodes },
      }),
    ],
    user: {
      additionalFields: {
        nameConfirmed: { type: "boolean", input: false, required: true, defaultValue: false },
        mustChangePassword: { type: "boolean", input: false, required: true, defaultValue: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLengths.minimum,
      maxPasswordLength: passwordLengths.maximum,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      expiresIn: trusted ? sessionLifetimes.trusted : sessionLifetimes.idle,
      updateAge: sessionLifetimes.noteEvery,
      freshAge: 0,
      additionalFields: { trusted: { type: "boolean", input: false, required: true, defaultValue: trusted } },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message) => log.debug({ level }, message) },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: sessionCookieName(),
          attributes: cookieAttributes(),
        },
        two_factor: { name: challengeCookieName(), attributes: cookieAttributes() },
      },
    },
  });
}

type Auth = ReturnType<typeof createAuth>;

const created = new Map<boolean, Auth>();

async function auth({ trusted } = { trusted: false }): Promise<Auth> {
  const known = created.get(trusted) ?? createAuth(await getSecret("sessions"), trusted);
  created.set(trusted, known);
  return known;
}

function headersOf({ cookies, userAgent }: Browser): Headers {
  const headers = new Headers();
  if (cookies) headers.set("cookie", cookies);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, userAgentLength));
  return headers;
}

/** The cookies for the browser. better-auth also deletes cookies that it never sets here: those are left out. */
function sessionCookies(headers: Headers | undefined): string[] {
  const ours = [sessionCookieName(), challengeCookieName()];
  return (headers?.getSetCookie() ?? []).filter((cookie) =>
    ours.some((name) => cookie.startsWith(`${name}=`)),
  );
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

/**
 * Opens a session and returns its cookies, or null for a wrong address or password. Both take the same time. A trusted
 * one lasts thirty days. `needsCode` says that the cookies only lead to the question for a code.
 */
export async function openSession(
  email: string,
  password: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<{ setCookies: string[]; needsCode: boolean } | null> {
  const { api } = await auth(kept);
  const opened = await orRefused(
    api.signInEmail({ body: { email, password }, headers: headersOf(browser), returnHeaders: true }),
  );
  if (!opened) return null;
  const needsCode = "twoFactorRedirect" in opened.response;
  const named = needsCode ? challengeCookieName() : sessionCookieName();
  return {
    setCookies: sessionCookies(opened.headers).filter((cookie) => cookie.startsWith(`${named}=`)),
    needsCode,
  };
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

/** Whether the browser has given a right password and is asked for a code. */
export function hasChallenge({ cookies }: Browser): boolean {
  return challengeCookie(cookies) !== null;
}

function challengeCookie(cookies: string | null): string | null {
  return cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${challengeCookieName()}=`)) ?? null;
}

/** Why a code opened no session. `over` means that the password is asked for again. */
export type CodeRefusal = "wrong" | "over" | "locked";

/** Opens the session of a right password by a code of an app or a recovery code. A recovery code serves once. */
export async function openSessionByCode(
  code: string,
  isRecovery: boolean,
  { cookies, userAgent }: Browser,
  kept: { trusted: boolean },
): Promise<{ setCookies: string[]; token: string; userId: string; email: string } | CodeRefusal> {
  const { api } = await auth(kept);
  // A session in the same browser would make this a confirmation instead of a sign-in.
  const headers = headersOf({ cookies: challengeCookie(cookies), userAgent });
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  try {
    const opened = await (isRecovery ? api.verifyBackupCode(asked) : api.verifyTOTP(asked));
    const { token, user } = opened.response as { token: string; user: { id: string; email: string } };
    return { setCookies: sessionCookies(opened.headers), token, userId: user.id, email: user.email };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    if (error.statusCode === 429) return "locked";
    return /^INVALID_(BACKUP_)?CODE$/.test(String(error.body?.code)) ? "wrong" : "over";
  }
}

/** Draws a second factor, which counts once confirmed. Returns null when the password is wrong. */
export async function drawSecondFactor(
  password: string,
  issuer: string,
  browser: Browser,
): Promise<{ uri: string; codes: string[] } | null> {
  const { api } = await auth();
  const drawn = await orRefused(
    api.enableTwoFactor({ body: { password, issuer, method: "totp" }, headers: headersOf(browser) }),
  );
  return drawn && "totpURI" in drawn ? { uri: drawn.totpURI, codes: drawn.backupCodes } : null;
}

/** Confirms the drawn second factor by its first code. Returns the new session's cookies, null for a wrong code. */
export async function confirmSecondFactor(
  code: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<string[] | null> {
  const { api } = await auth(kept);
  const confirmed = await orRefused(
    api.verifyTOTP({ body: { code }, headers: headersOf(browser), returnHeaders: true }),
  );
  return confirmed && sessionCookies(confirmed.headers);
}

/** Takes the second factor away. Returns the new session's cookies, null when the password is wrong. */
export async function dropSecondFactor(
  password: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<string[] | null> {
  const { api } = await auth(kept);
  const dropped = await orRefused(
    api.disableTwoFactor({ body: { password }, headers: headersOf(browser), returnHeaders: true }),
  );
  return dropped && sessionCookies(dropped.headers);
}

/** Replaces the recovery codes. Returns null when the password is wrong. */
export async function redrawRecoveryCodes(password: string, browser: Browser): Promise<string[] | null> {
  const { api } = await auth();
  const drawn = await orRefused(api.generateBackupCodes({ body: { password }, headers: headersOf(browser) }));
  return drawn && drawn.backupCodes;
}

/** Returns how many recovery codes are left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const { api } = await auth();
  const seen = await orRefused(api.viewBackupCodes({ body: { userId } }));
  return seen?.backupCodes.length ?? 0;
}
