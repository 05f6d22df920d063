import { setTimeout as after } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { isDatabaseAway } from "#app/db/away.ts";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { enqueue, type JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { maximumAttempts, waitSeconds } from "./attempts.ts";
import type { Failure, PauseReason } from "./failure.server.ts";
import { getMailPause, pauseMail, resumeMail } from "./pause.server.ts";
import { mailConnection } from "./connection.server.ts";
import { isDemo, sendEmail } from "./smtp.server.ts";

export const deliverEmailsQueueName = "deliver-emails";

/**
 * How long a node (a process of the site) reserves an e-mail, in seconds. An attempt takes two minutes at most. If the
 * node crashes, another node sends the e-mail when this time is over.
 */
const holdSeconds = 300;
/** The pause between two attempts to store a result while the database is unreachable. */
const noteAgainMs = 1_000;

/**
 * Returns the queue that delivers due e-mails. A job runs after each submission, at the end of each pause, and every
 * minute. `defaultSender` returns the sender if MAIL_FROM is not set; its argument is the sender's address that the
 * owner set.
 */
export function deliverEmailsQueue(defaultSender: (address: string | null) => Promise<string>): JobQueue {
  return {
    name: deliverEmailsQueueName,
    options: { retryLimit: 0, expireInSeconds: 3600 },
    cron: "* * * * *",
    work: async (_payload, signal) => {
      const { sender, senderAddress } = await mailConnection();
      await deliverEmails(sender ?? (await defaultSender(senderAddress)), signal);
    },
  };
}

/**
 * Sends every due e-mail: first those to the shop, then those that have waited the longest. A failure of one e-mail
 * delays only that e-mail; a failure of the server pauses all mail. Several nodes may deliver at the same time (rule
 * running/mail-once). Ends early when `signal` aborts.
 */
export async function deliverEmails(sender: string, signal?: AbortSignal): Promise<void> {
  const { server: known } = await mailConnection();
  if (known === null && !isDemo()) {
    await db.update(emails).set({ status: "unconfigured" }).where(eq(emails.status, "pending"));
    return;
  }
  let pause = await getMailPause();
  for (;;) {
    if (signal?.aborted || (pause && pause.until > new Date())) return;
    // The settings are read for each e-mail, because somebody may have corrected them since the last e-mail.
    const { server } = await mailConnection();
    if (server === "locked") return;
    const email = await takeDueEmail();
    if (!email) {
      // No e-mail is left that would show whether the server works, so the pause ends.
      if (pause) await resumeMail(db);
      return;
    }
    const failure = await sendEmail(email, sender, server);
    if (failure?.concerns === "server") {
      await putBack(email, failure.reason, failure.error);
      return;
    }
    await noteWhenBack(email, failure, signal);
    if (pause) await resumeMail(db);
    pause = null;
  }
}

type TakenEmail = typeof emails.$inferSelect & { dueAt: Date };

/** Reserves the first due e-mail for this node until `note` or `putBack` handles it, or for `holdSeconds` seconds. */
async function takeDueEmail(): Promise<TakenEmail | null> {
  const due = db.$with("due").as(
    db
      .select({
        id: emails.id,
        dueAt: sql<Date>`${emails.nextAttemptAt}`.mapWith(emails.nextAttemptAt).as("due_at"),
      })
      .from(emails)
      .where(and(eq(emails.status, "pending"), sql`${emails.nextAttemptAt} <= now()`))
      .orderBy(emails.priority, emails.nextAttemptAt, emails.position)
      .limit(1)
      .for("update", { skipLocked: true }),
  );
  const holdEnd = sql`now() + make_interval(secs => ${holdSeconds})`;
  const [taken] = await db
    .with(due)
    .update(emails)
    .set({ nextAttemptAt: holdEnd, sendingUntil: holdEnd })
    .from(due)
    .where(eq(emails.id, due.id))
    .returning();
  if (!taken) return null;
  const { due: held, ...email } = taken;
  return { ...email, dueAt: held.dueAt };
}

type EmailFailure = Extract<Failure, { concerns: "email" }>;

/**
 * Stores the result of an attempt, and retries while the database is unreachable: without a stored result the e-mail is
 * sent again when its reservation ends. Rejects when the reservation has ended or `signal` aborts.
 */
async function noteWhenBack(
  email: TakenEmail,
  failure: EmailFailure | null,
  signal?: AbortSignal,
): Promise<void> {
  const holdEnd = performance.now() + holdSeconds * 1000;
  for (;;) {
    try {
      return await note(email, failure);
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted || performance.now() > holdEnd) throw error;
    }
    await after(noteAgainMs, undefined, { signal });
  }
}

/** Stores the result of an attempt: sent, refused permanently, or waiting for its next attempt. */
async function note(email: TakenEmail, failure: EmailFailure | null): Promise<void> {
  const attempts = email.attempts + 1;
  const given = failure !== null && (failure.isFinal || attempts >= maximumAttempts);
  const wait = failure && !given ? sql`now() + make_interval(secs => ${waitSeconds(attempts)})` : undefined;
  await db
    .update(emails)
    .set({
      status: failure === null ? "sent" : given ? "failed" : "pending",
      attempts,
      lastError: failure?.error ?? null,
      sendingUntil: null,
      isBounce: given && failure?.isOfAddress === true,
      ...(failure === null && { sentAt: sql`now()` }),
      ...(wait && { nextAttemptAt: wait }),
    })
    .where(eq(emails.id, email.id));
  if (failure) log.warn({ emailId: email.id, kind: email.kind, attempts, given }, "e-mail not delivered");
}

/** Puts an e-mail back in its place in the queue and pauses all mail, since the server fails. */
async function putBack({ id, dueAt }: TakenEmail, reason: PauseReason, error: string): Promise<void> {
  const until = await db.transaction(async (tx) => {
    await tx.update(emails).set({ nextAttemptAt: dueAt, sendingUntil: null }).where(eq(emails.id, id));
    const end = await pauseMail(tx, reason, error);
    await enqueue(tx, deliverEmailsQueueName, {}, end);
    return end;
  });
  log.warn({ reason, until }, "mail paused");
}
