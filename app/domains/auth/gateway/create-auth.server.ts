import { passkey } from "@better-auth/passkey";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import { and, eq, isNull } from "drizzle-orm";
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
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { challengeMinutes, passwordLengths, recoveryCodes, sessionLifetimes } from "../rules.ts";
import { callUnderWay } from "./call-under-way.server.ts";
import { challengeCookieName, isSecure, passkeyCookieName, sessionCookieName } from "./cookies.server.ts";

export { APIError };

function cookieAttributes() {
  return { secure: isSecure(), httpOnly: true, sameSite: "lax", path: "/" } as const;
}

/**
 * Returns the library better-auth without its HTTP handler. So only the calls in this folder reach it: nobody can sign
 * up, use a social account or reset a password through it. With `trusted`, its sessions last thirty days.
 */
export function createAuth(secret: string, trusted: boolean) {
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
        // The library asks the device to verify the person (fingerprint, face or PIN), but does not check that this was
        // done.
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
    // A deactivated account opens no session, however the person signs in (rule accounts/deactivated).
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

/** Lets the library open a session only for an active account. Returns false, which stops it, for a deactivated one. */
async function isActive(userId: string): Promise<false | void> {
  const active = await db.$count(users, and(eq(users.id, userId), isNull(users.deactivatedAt)));
  if (active === 0) return false;
}

/**
 * Refuses a passkey if the device did not verify the person, by fingerprint, face or PIN. A passkey replaces both the
 * password and the second factor (ADR 199).
 */
function requirePerson(proven: { userVerified: boolean } | undefined): void {
  if (!proven?.userVerified) throw new APIError("UNAUTHORIZED");
}
