import { AsyncLocalStorage } from "node:async_hooks";
import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { and, eq, isNull } from "drizzle-orm";
import { isDatabaseAway } from "#app/db/away.ts";
import { db } from "#app/db/client.server.ts";
import {
  accounts,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from "#app/db/schema/auth.server.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { challengeMinutes, passwordLengths, recoveryCodes, sessionLifetimes } from "../rules.ts";

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
export function challengeCookieName(): string {
  return isSecure() ? "__Host-atelier_second" : "atelier_second";
}

/** The cookie that ties the challenge of a passkey to the browser that asked for it. */
export function passkeyCookieName(): string {
  return isSecure() ? "__Host-atelier_passkey" : "atelier_passkey";
}

function cookieAttributes() {
  return { secure: isSecure(), httpOnly: true, sameSite: "lax", path: "/" } as const;
}

/** The error of the call under way. The library only logs it, and answers that something failed. */
const callUnderWay = new AsyncLocalStorage<{ error?: Error }>();

/**
 * better-auth without its HTTP handler. Only the calls of the gateways are reachable, so sign-up, social accounts and its
 * own password reset do not exist here. With `trusted`, the sessions it opens last thirty days.
 */
function createAuth(secret: string, trusted: boolean) {
  return betterAuth({
    baseURL: siteOrigin(),
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      usePlural: true,
      schema: { users, sessions, accounts, verifications, twoFactors, passkeys },
    }),
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: challengeMinutes * 60,
        backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: recoveryCodes },
      }),
      passkey({
        rpID: new URL(siteOrigin()).hostname,
        origin: siteOrigin(),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        advanced: { webAuthnChallengeCookie: "passkey" },
        // The library asks for the person's finger, face or PIN, and does not check that it was given.
        registration: {
          afterVerification: ({ verification }) => requirePerson(verification.registrationInfo),
        },
        authentication: {
          afterVerification: ({ verification }) => requirePerson(verification.authenticationInfo),
        },
      }),
    ],
    user: {
      additionalFields: {
        nameConfirmed: { type: "boolean", input: false, required: true, defaultValue: false },
        mustChangePassword: { type: "boolean", input: false, required: true, defaultValue: false },
        role: { type: "string", input: false, required: true },
        deactivatedAt: { type: "date", input: false, required: false },
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
    // However a person proves who they are, a deactivated account opens no session (rule accounts/deactivated).
    databaseHooks: { session: { create: { before: async ({ userId }) => await isActive(userId) } } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log(level, message, ...details) {
        const error = details.find((detail) => detail instanceof Error);
        const call = callUnderWay.getStore();
        if (call && error) call.error = error;
        log.debug({ level }, message);
      },
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: sessionCookieName(),
          attributes: cookieAttributes(),
        },
        passkey: { name: passkeyCookieName(), attributes: cookieAttributes() },
        two_factor: { name: challengeCookieName(), attributes: cookieAttributes() },
      },
    },
  });
}

/** Returns false, which refuses the session, for a deactivated account. */
async function isActive(userId: string): Promise<false | void> {
  const active = await db.$count(users, and(eq(users.id, userId), isNull(users.deactivatedAt)));
  if (active === 0) return false;
}

/** Refuses a passkey that only proves the device: it stands for the password and the second factor (ADR 199). */
function requirePerson(proven: { userVerified: boolean } | undefined): void {
  if (!proven?.userVerified) throw new APIError("UNAUTHORIZED");
}

type Auth = ReturnType<typeof createAuth>;

const created = new Map<boolean, Auth>();

/** The library, for the calls of the gateways. With `trusted`, the sessions it opens last thirty days. */
export async function auth({ trusted } = { trusted: false }): Promise<Auth> {
  const known = created.get(trusted) ?? createAuth(await getSecret("sessions"), trusted);
  created.set(trusted, known);
  return known;
}

/** The headers of a browser, as the library reads them. */
export function headersOf({ cookies, userAgent }: Browser): Headers {
  const headers = new Headers();
  if (cookies) headers.set("cookie", cookies);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, userAgentLength));
  return headers;
}

/** The cookies for the browser. better-auth also deletes cookies that it never sets here: those are left out. */
export function sessionCookies(headers: Headers | undefined): string[] {
  const ours = [sessionCookieName(), challengeCookieName(), passkeyCookieName()];
  return (headers?.getSetCookie() ?? []).filter((cookie) =>
    ours.some((name) => cookie.startsWith(`${name}=`)),
  );
}

/**
 * Calls better-auth. Its refusal of a wrong address or password becomes null; any other error is rethrown, and a database
 * that is away is told as that.
 */
export async function orRefused<Result>(call: () => Promise<Result>): Promise<Result | null> {
  const underWay: { error?: Error } = {};
  try {
    return await callUnderWay.run(underWay, call);
  } catch (error) {
    if (isDatabaseAway(underWay.error)) throw underWay.error;
    if (error instanceof APIError && error.statusCode < 500) return null;
    throw error;
  }
}
