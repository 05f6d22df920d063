import { asc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { canSendEmail, EmailRefusedError, sendEmail } from "./smtp.server.ts";

/** How long a mail server may stay away before an e-mail is given up and the dashboard says so. */
const giveUpAfterHours = 72;
const oneDeliveryAtATime = 720_072;

export const deliverEmailsQueueName = "deliver-emails";

/**
 * Delivers what waits. Each submission adds a job in its own transaction; while the mail server is away the job is
 * tried again with longer and longer pauses, and the clock comes by every five minutes whatever happened.
 * `defaultSender` is who writes when MAIL_FROM does not say.
 */
export function deliverEmailsQueue(defaultSender: string): JobQueue {
  return {
    name: deliverEmailsQueueName,
    options: { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 600 },
    cron: "*/5 * * * *",
    work: () => deliverEmails(env().MAIL_FROM ?? defaultSender),
  };
}

/**
 * Sends every pending e-mail, oldest first. Stops at the first one the server cannot take now, so that order is kept,
 * and throws so that the job is tried again. One node delivers at a time.
 */
export async function deliverEmails(sender: string): Promise<void> {
  await db.transaction(async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(${oneDeliveryAtATime})`);
    for (;;) {
      const [email] = await db
        .select()
        .from(emails)
        .where(eq(emails.status, "pending"))
        .orderBy(asc(emails.position))
        .limit(1);
      if (!email) return;
      await deliver(email, sender);
    }
  });
}

async function deliver(email: typeof emails.$inferSelect, sender: string): Promise<void> {
  const row = eq(emails.id, email.id);
  if (!canSendEmail()) {
    await db.update(emails).set({ status: "unconfigured" }).where(row);
    return;
  }
  const attempts = email.attempts + 1;
  try {
    await sendEmail(email, sender);
    await db.update(emails).set({ status: "sent", attempts, sentAt: new Date(), lastError: null }).where(row);
  } catch (error) {
    const lastError = (error as Error).message.slice(0, 500);
    const tooOld = Date.now() - email.createdAt.getTime() > giveUpAfterHours * 3_600_000;
    const given = error instanceof EmailRefusedError || tooOld;
    await db
      .update(emails)
      .set({ attempts, lastError, status: given ? "failed" : "pending" })
      .where(row);
    log.warn({ emailId: email.id, kind: email.kind, attempts, given }, "e-mail not delivered");
    if (!given) throw error;
  }
}
