import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { type EmailContent, renderEmail } from "./content.server.tsx";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { deliverEmailsQueueName } from "./delivery.server.ts";
import { takeDailyShare } from "./mailbox.server.ts";
import { resumeMail } from "./pause.server.ts";

export interface NewEmail {
  /** What it is about, for the record's history: contact_notification, contact_acknowledgement… */
  kind: string;
  /** The record it tells about; null when it is the site itself. */
  subjectId: string | null;
  recipients: string[];
  /**
   * Nobody wrote it, and nothing proves that the address is who asked: it is left out once the mailbox has had its share
   * of the day (decision 124).
   */
  isAutomatic?: boolean;
  /** The shop itself waits for it: it leaves before what is for others. */
  isForShop?: boolean;
  replyTo?: string;
  /** Ends the subscription this e-mail belongs to, in one POST (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  content: EmailContent;
}

/**
 * Writes e-mails in the caller's transaction, with the job that delivers them: they leave if, and only if, what they
 * tell about was stored (design §7). One to several recipients becomes one for each. Returns the ids of those written.
 */
export async function queueEmails(executor: Executor, newEmails: NewEmail[]): Promise<string[]> {
  const wanted: NewEmail[] = [];
  for (const email of newEmails) if (await mayLeave(executor, email)) wanted.push(email);
  const rows = wanted.flatMap(({ content, subject, recipients, isForShop, isAutomatic: _, ...email }) => {
    const written = {
      ...email,
      ...renderEmail(content),
      subject: oneLine(subject),
      priority: isForShop ? 0 : 1,
    };
    return recipients.map((recipient) => ({ ...written, recipients: [recipient] }));
  });
  if (rows.length === 0) return [];
  const written = await executor.insert(emails).values(rows).returning({ id: emails.id });
  await enqueue(executor, deliverEmailsQueueName, {});
  return written.map(({ id }) => id);
}

async function mayLeave(executor: Executor, { kind, isAutomatic, recipients }: NewEmail): Promise<boolean> {
  if (!isAutomatic) return true;
  for (const recipient of recipients) {
    if (await takeDailyShare(executor, recipient)) continue;
    log.info({ kind }, "e-mail left out: its mailbox had its share of the day");
    return false;
  }
  return true;
}

/** What may be tried again now: whatever did not leave, unless a node is sending it at this moment. */
const isWaiting = and(
  inArray(emails.status, ["failed", "unconfigured", "pending"]),
  or(isNull(emails.sendingUntil), lt(emails.sendingUntil, sql`now()`)),
);

/**
 * Tries again now, whatever it waits for: one e-mail, or all those that did not leave when `id` is null. Ends a pause of
 * all mail too. Returns how many will be tried.
 */
export async function retryEmails(id: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(emails)
      .set({
        status: "pending",
        attempts: 0,
        lastError: null,
        nextAttemptAt: sql`least(next_attempt_at, now())`,
      })
      .where(and(isWaiting, id === null ? undefined : eq(emails.id, id)));
    await resumeMail(tx);
    await enqueue(tx, deliverEmailsQueueName, {});
    return rowCount ?? 0;
  });
}

/** A subject of one line and no more than mail programs show; nothing invisible that turns it around. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, 250)
    .toWellFormed();
}
