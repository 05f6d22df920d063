import { inArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { type EmailContent, renderEmail } from "./content.server.tsx";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueueName } from "./delivery.server.ts";

export interface NewEmail {
  /** What it is about, for the record's history: contact_notification, contact_acknowledgement… */
  kind: string;
  /** The record it tells about; null when it is the site itself. */
  subjectId: string | null;
  recipients: string[];
  replyTo?: string;
  /** Ends the subscription this e-mail belongs to, in one POST (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  content: EmailContent;
}

/**
 * Writes e-mails in the caller's transaction, with the job that delivers them: they leave if, and only if, what they
 * tell about was stored (design §7). An e-mail without recipient is not written. Returns the ids of those written, in order.
 */
export async function queueEmails(executor: Executor, newEmails: NewEmail[]): Promise<string[]> {
  const rows = newEmails
    .filter((email) => email.recipients.length > 0)
    .map(({ content, subject, ...email }) => ({
      ...email,
      subject: oneLine(subject),
      ...renderEmail(content),
    }));
  if (rows.length === 0) return [];
  const written = await executor.insert(emails).values(rows).returning({ id: emails.id });
  await enqueue(executor, deliverEmailsQueueName, {});
  return written.map(({ id }) => id);
}

/** Gives every e-mail that did not leave another chance, oldest first. Returns how many. */
export async function retryEmails(): Promise<number> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(emails)
      .set({ status: "pending", lastError: null, createdAt: sql`now()` })
      .where(inArray(emails.status, ["failed", "unconfigured"]));
    if (rowCount) await enqueue(tx, deliverEmailsQueueName, {});
    return rowCount ?? 0;
  });
}

function oneLine(subject: string): string {
  return subject.replace(/[\r\n]+/g, " ").slice(0, 250);
}
