import { createHash } from "node:crypto";
import { challengeCookieName } from "./cookies.server.ts";
import { auth, headersOf, orRefused, refusalOf, sessionCookies } from "./library.server.ts";
import type { Browser } from "./browser.server.ts";

/** Whether the browser has given a right password and must now give a code. */
export function hasChallenge({ cookies }: Browser): boolean {
  return challengeCookie(cookies) !== null;
}

/**
 * Returns a hash of the cookie of the browser's challenge (a sign-in that needs a code), or null without a challenge.
 */
export function challengeKey({ cookies }: Browser): string | null {
  const cookie = challengeCookie(cookies);
  return cookie && createHash("sha256").update(cookie).digest("base64url").slice(0, 22);
}

function challengeCookie(cookies: string | null): string | null {
  return cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${challengeCookieName()}=`)) ?? null;
}

/** Why a code opened no session. `over` means that the password must be typed again. */
export type CodeRefusal = "wrong" | "over" | "locked";

/** Opens the session after a right password, with a code of an app or a recovery code. A recovery code works once. */
export async function openSessionByCode(
  code: string,
  isRecovery: boolean,
  { cookies, userAgent }: Browser,
  kept: { trusted: boolean },
): Promise<{ setCookies: string[]; token: string; userId: string; email: string } | CodeRefusal> {
  const { api } = await auth(kept);
  // Passes only the challenge's cookie. If the library also got a session cookie, it would take the code for the
  // confirmation of a new factor.
  const headers = headersOf({ cookies: challengeCookie(cookies), userAgent });
  const asked = { body: { code }, headers, returnHeaders: true } as const;
  try {
    const opened = await (isRecovery ? api.verifyBackupCode(asked) : api.verifyTOTP(asked));
    const { token, user } = opened.response as { token: string; user: { id: string; email: string } };
    return { setCookies: sessionCookies(opened.headers), token, userId: user.id, email: user.email };
  } catch (error) {
    const refusal = await refusalOf(error);
    if (!refusal || refusal.statusCode >= 500) throw error;
    if (refusal.statusCode === 429) return "locked";
    return /^INVALID_(BACKUP_)?CODE$/.test(String(refusal.body?.code)) ? "wrong" : "over";
  }
}

/** Creates a second factor, which takes effect when the person confirms it. Returns null if the password is wrong. */
export async function createSecondFactor(
  password: string,
  issuer: string,
  browser: Browser,
): Promise<{ uri: string; codes: string[] } | null> {
  const { api } = await auth();
  const created = await orRefused(() =>
    api.enableTwoFactor({ body: { password, issuer, method: "totp" }, headers: headersOf(browser) }),
  );
  return created && "totpURI" in created ? { uri: created.totpURI, codes: created.backupCodes } : null;
}

/**
 * Confirms the created second factor with a first code. Returns the cookies of the new session, or null for a wrong
 * code.
 */
export async function confirmSecondFactor(
  code: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<string[] | null> {
  const { api } = await auth(kept);
  const confirmed = await orRefused(() =>
    api.verifyTOTP({ body: { code }, headers: headersOf(browser), returnHeaders: true }),
  );
  return confirmed && sessionCookies(confirmed.headers);
}

/** Removes the second factor. Returns the new session's cookies, or null if the password is wrong. */
export async function dropSecondFactor(
  password: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<string[] | null> {
  const { api } = await auth(kept);
  const dropped = await orRefused(() =>
    api.disableTwoFactor({ body: { password }, headers: headersOf(browser), returnHeaders: true }),
  );
  return dropped && sessionCookies(dropped.headers);
}

/** Replaces the recovery codes. Returns null when the password is wrong. */
export async function renewRecoveryCodes(password: string, browser: Browser): Promise<string[] | null> {
  const { api } = await auth();
  const created = await orRefused(() =>
    api.generateBackupCodes({ body: { password }, headers: headersOf(browser) }),
  );
  return created && created.backupCodes;
}

/** Returns how many recovery codes are left. */
export async function countRecoveryCodes(userId: string): Promise<number> {
  const { api } = await auth();
  const seen = await orRefused(() => api.viewBackupCodes({ body: { userId } }));
  return seen?.backupCodes.length ?? 0;
}
