import { senderOf } from "#app/domains/business/rules/contact.ts";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users, verifications } from "#app/db/schema/auth.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { mailConnection } from "#app/lib/mail/connection.server.ts";
import { pauseMail } from "#app/lib/mail/pause.server.ts";
import { sendEmail } from "#app/lib/mail/smtp.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { signInLinkEmail } from "../emails.server.tsx";
import { sendSignInLinkQueueName, signInLimits } from "../rules.ts";
import { signInKeys } from "./known-browser.server.ts";
import { createLink, isGood, isLinkOf } from "./sign-in-link.server.ts";

/**
 * Queues an e-mail with a sign-in link, at most one in five minutes. `account` is the account's key, a hash of its
 * address. A background job checks later whether the account exists. So neither the answer to the visitor nor the time
 * that it takes reveals which addresses have an account.
 */
export async function askForSignInLink(account: string): Promise<void> {
  const { allowed } = await takeRateLimit({ ...signInLimits.link, key: account });
  if (allowed) await enqueue(db, sendSignInLinkQueueName, { account });
}

/**
 * Sends a sign-in link to the account with this key, unless an earlier link is still valid, so that nobody can flood
 * the mailbox. Does not use the outbox (the table of e-mails to send), which would store the link in plain text.
 * Rejects if the e-mail was not sent, so that the job is tried again.
 */
export async function sendSignInLink(account: string): Promise<void> {
  const user = await findUser(account);
  if (!user) return;
  const url = await db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    const isSent = (await tx.$count(verifications, and(isLinkOf(user.id), isGood))) > 0;
    return isSent ? null : createLink(tx, user.id);
  });
  if (!url) return;
  const [profile, { server, ...given }] = await Promise.all([currentProfile(), mailConnection()]);
  const sender = given.sender ?? senderOf(profile, given.senderAddress);
  const failure = await sendEmail(
    signInLinkEmail(user.email, url, profile),
    sender,
    server === "locked" ? null : server,
  );
  if (!failure) {
    log.info("sign-in link sent");
    return;
  }
  await db.delete(verifications).where(isLinkOf(user.id));
  // Once mail is paused, the sign-in page promises no link and only asks people to wait.
  if (failure.concerns === "server") await pauseMail(db, failure.reason, failure.error);
  throw new Error("sign-in link not sent");
}

/** Finds the account of a key. A key is a hash, so this hashes the address of each active account; a shop has few. */
async function findUser(account: string) {
  const accounts = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isNull(users.deactivatedAt));
  for (const user of accounts) if ((await signInKeys(user.email, null)).account === account) return user;
  return null;
}
