import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { isNull } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import { isSecure } from "../gateway/cookies.server.ts";

const yearSeconds = 365 * 86_400;

/**
 * The keys under which the sign-in limits count attempts. A key is a hash, so that no table of limits holds an e-mail
 * address.
 */
export interface SignInKeys {
  account: string;
  /** The key of this browser if it has signed in to the account or used a sign-in link for it, else null. */
  knownBrowser: string | null;
  /** The cookie that makes this browser known for the account. It opens no session on its own. */
  knownCookie: string;
}

/**
 * Returns the keys for a sign-in with this e-mail address, in upper or lower case. Reads the cookie that marks a known
 * browser: one that signed in to the account before.
 */
export async function signInKeys(email: string, cookies: string | null): Promise<SignInKeys> {
  const secret = await getSecret("known-browsers");
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  const account = sign(`account ${email.trim().toLowerCase()}`);
  const name = cookieName();
  const [browser = "", signature = ""] = cookieValue(cookies, name).split(".");
  const isKnown = isSame(signature, sign(`browser ${browser} ${account}`));
  const known = isKnown ? browser : randomBytes(16).toString("base64url");
  const value = `${known}.${sign(`browser ${known} ${account}`)}`;
  const attributes = `Max-Age=${yearSeconds}; Path=/admin; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
  return {
    account,
    knownBrowser: isKnown ? `${account}.${browser}` : null,
    knownCookie: `${name}=${value}; ${attributes}`,
  };
}

/**
 * Returns the key of a browser that is known for any active account, or null. Such a browser may sign in even if
 * another client of the same IP address has used up the limit (rule accounts/attempts).
 */
export async function knownBrowserKey(cookies: string | null): Promise<string | null> {
  if (!cookieValue(cookies, cookieName())) return null;
  // The cookie does not name its account, so this tries every account. A shop has only a few.
  const people = await db.select({ email: users.email }).from(users).where(isNull(users.deactivatedAt));
  for (const { email } of people) {
    const { knownBrowser } = await signInKeys(email, cookies);
    if (knownBrowser) return knownBrowser;
  }
  return null;
}

function cookieName(): string {
  return isSecure() ? "__Secure-atelier_known" : "atelier_known";
}

function cookieValue(cookies: string | null, name: string): string {
  const pair = cookies?.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? "";
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
