import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { type EmailContent, renderEmail } from "./content.server.tsx";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { deliverEmailsQueueName } from "./delivery.server.ts";
import { takeDailyShare } from "./mailbox.server.ts";
import { resumeMail } from "./pause.server.ts";

/** The priority of a bulk e-mail: after e-mails to the shop (0) and to one person (1). */
export const bulk = 2;

export interface NewEmail {
  /** The kind of e-mail, for the record's history: contact_notification, contact_acknowledgement… */
  kind: string;
  /** The id of the record that the e-mail is about, or null when it is about the site itself. */
  subjectId: string | null;
  recipients: string[];
  /**
   * Whether the program sends this e-mail automatically to an address that nobody has verified. Such an e-mail is not
   * queued once the mailbox has reached its daily limit (ADR 124).
   */
  isAutomatic?: boolean;
  /** Whether the e-mail goes to the shop. Such e-mails are sent before all others. */
  isForShop?: boolean;
  /** Whether this is a bulk e-mail. Bulk e-mails are sent after all others. */
  isBulk?: boolean;
  replyTo?: string;
  /** The URL that ends the subscription in one POST (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  content: EmailContent;
}

/**
 * Writes e-mails and the job that delivers them in the caller's transaction (rule forms/lead-and-mail). The e-mails are
 * sent only if this transaction commits. Each recipient gets a separate e-mail. Returns the ids of the written e-mails.
 */
export async function queueEmails(executor: Executor, newEmails: NewEmail[]): Promise<string[]> {
  const wanted: NewEmail[] = [];
  for (const email of newEmails) if (await mayLeave(executor, email)) wanted.push(email);
  const rows = wanted.flatMap(
    ({ content, subject, recipients, isForShop, isBulk, isAutomatic: _, ...email }) => {
      const written = {
        ...email,
        ...renderEmail(content),
        subject: oneLine(subject),
        priority: isForShop ? 0 : isBulk ? bulk : 1,
      };
      return recipients.map((recipient) => ({ ...written, recipients: [recipient] }));
    },
  );
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

/** The condition for an e-mail that is not sent and that no node is sending at the moment. */
const isWaiting = and(
  inArray(emails.status, ["failed", "unconfigured", "pending"]),
  or(isNull(emails.sendingUntil), lt(emails.sendingUntil, sql`now()`)),
);

/** Excludes failed newsletter e-mails: the newsletter's screen reports them, and their addresses may be paused. */
const isNoRefusedLetter = or(ne(emails.status, "failed"), lt(emails.priority, bulk));

/**
 * Schedules one e-mail (or, when `id` is null, all those not sent) for an attempt now. Also ends a pause of all mail.
 * Returns how many e-mails will be tried.
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
      .where(and(isWaiting, id === null ? isNoRefusedLetter : eq(emails.id, id)));
    await deliverAgain(tx);
    return rowCount ?? 0;
  });
}

/**
 * Marks an unsent e-mail, so that it is never sent. Returns false if it was sent or is being sent. Also returns false
 * for a newsletter, because the newsletter's own screen stops it.
 */
export async function dropEmail(id: string): Promise<boolean> {
  const { rowCount } = await db
    .update(emails)
    .set({ status: "dropped" })
    .where(and(isWaiting, lt(emails.priority, bulk), eq(emails.id, id)));
  return rowCount === 1;
}

/** Ends a pause and retries waiting e-mails now, for instance after the mail server's settings changed. */
export async function deliverAgain(tx: Executor): Promise<void> {
  await resumeMail(tx);
  await enqueue(tx, deliverEmailsQueueName, {});
}

/** Returns a subject on one line, cut to the length that mail programs show, without invisible characters. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .slice(0, 250)
    .toWellFormed();
}
