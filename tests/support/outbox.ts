import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails, mailPauses } from "#app/db/schema/platform.server.ts";
import { type JobQueue, startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmails, deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { type NewEmail, queueEmails } from "#app/lib/mail/outbox.server.ts";
import { type ScriptedMailServer, startScriptedMailServer } from "./scripted-mail-server.ts";

const sender = "Atelier 72 <bonjour@atelier72.example>";
export const visitor = "visiteur@exemple.fr";
export const bad = "mauvaise@exemple.fr";

export let server: ScriptedMailServer;

/**
 * Makes each test start with an empty outbox (the stored e-mails to send) and a mail server that accepts everything.
 * Creates the job queue that delivers e-mails, and those in `queues`.
 */
export function withMailServer(queues: readonly JobQueue[] = []): void {
  beforeAll(async () => {
    server = await startScriptedMailServer();
    await startJobs([deliverEmailsQueue(async () => sender), ...queues]);
  });
  afterAll(async () => {
    await stopJobs(0);
    await server.stop();
  });
  beforeEach(async () => {
    server.received.length = 0;
    server.script = {};
    env().SMTP_URL = server.url;
    await db.execute(sql`truncate emails, mail_pauses`);
  });
}

/** Sends the e-mails of the outbox that are due, as the delivery job does. */
export function deliver(signal?: AbortSignal): Promise<void> {
  return deliverEmails(sender, signal);
}

/** Writes an e-mail to the outbox. Returns its id. */
export async function queue(
  subject: string,
  recipient = visitor,
  changes: Partial<NewEmail> = {},
): Promise<string> {
  const [id = ""] = await queueEmails(db, [
    {
      kind: "contact_acknowledgement",
      subjectId: crypto.randomUUID(),
      recipients: [recipient],
      replyTo: "helene@exemple.fr",
      subject,
      content: {
        title: "Bonjour",
        introduction: ["Une <b>question</b> ?"],
        quotation: "première\nseconde",
        signature: ["Atelier 72"],
        accent: null,
      },
      ...changes,
    },
  ]);
  return id;
}

/** Returns the status and attempts of every e-mail of the outbox, oldest first. */
export function states() {
  return db
    .select({ status: emails.status, attempts: emails.attempts })
    .from(emails)
    .orderBy(asc(emails.position));
}

/** Returns in how many seconds the program will try again to send an e-mail. */
export async function waitOf(id: string): Promise<number> {
  const [row] = await db
    .select({ wait: sql<number>`round(extract(epoch from next_attempt_at - now()))::int` })
    .from(emails)
    .where(eq(emails.id, id));
  return row?.wait ?? Number.NaN;
}

/** Returns the subjects of the messages that the server accepted. */
export function subjects(): (string | undefined)[] {
  return server.received.map(({ message }) => /^Subject: (.*)\r$/m.exec(message)?.[1]);
}

/** Makes every waiting e-mail due now. */
export async function makeDue(): Promise<void> {
  await db.execute(sql`update emails set next_attempt_at = now() where status = 'pending'`);
}

/** Ends the pause of all mail, if there is one. */
export async function endPause(): Promise<void> {
  await db.update(mailPauses).set({ until: sql`now()` });
}
