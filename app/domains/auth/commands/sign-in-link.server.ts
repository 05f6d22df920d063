import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, like, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/auth.server.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { fingerprint } from "#app/lib/trust/fingerprint.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { signInLinkMinutes, signInLinkPath } from "../rules.ts";
import { signInKeys } from "./known-browser.server.ts";

const prefix = "sign-in-link ";

/**
 * Creates a sign-in link, which replaces the account's previous one. Returns its URL, or null if there is no such
 * account.
 */
export async function createSignInLink(email: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.trim().toLowerCase()));
  return user ? db.transaction((tx) => createLink(tx, user.id)) : null;
}

/** Whether a link is still valid. */
export async function isSignInLinkGood(token: string): Promise<boolean> {
  return (await db.$count(verifications, and(isLink(token), isGood))) > 0;
}

/**
 * Uses a link, which works once. Returns a cookie that makes the browser known for the account. A known browser is
 * never refused the right password. The link signs nobody in, so that a stolen mailbox alone opens nothing.
 */
export async function redeemSignInLink(
  token: string,
): Promise<Outcome<{ done: { setCookie: string } }, "done" | "gone">> {
  const [used] = await db
    .delete(verifications)
    .where(and(isLink(token), isGood))
    .returning({ identifier: verifications.identifier });
  if (!used) return { outcome: "gone" };
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, used.identifier.slice(prefix.length)));
  if (!user) return { outcome: "gone" };
  log.info("sign-in link used");
  return { outcome: "done", setCookie: (await signInKeys(user.email, null)).knownCookie };
}

/** The condition for links that are still valid. */
export const isGood = gt(verifications.expiresAt, sql`now()`);

/** The condition for the link of this account. */
export function isLinkOf(userId: string) {
  return eq(verifications.identifier, prefix + userId);
}

/** Only a hash of the token is stored, so that a reader of the database or of a backup cannot use the link. */
function isLink(token: string) {
  return and(like(verifications.identifier, `${prefix}%`), eq(verifications.value, fingerprint(token)));
}

/** Creates the link of an account and removes the previous one. Returns the URL of the new link. */
export async function createLink(tx: Executor, userId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.delete(verifications).where(isLinkOf(userId));
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: prefix + userId,
    value: fingerprint(token),
    expiresAt: new Date(Date.now() + signInLinkMinutes * 60_000),
  });
  return `${siteOrigin()}${signInLinkPath}?token=${token}`;
}
