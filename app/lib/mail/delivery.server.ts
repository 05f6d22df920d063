import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { enqueue, type JobQueue } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { log } from "#app/lib/log.server.ts";
import { maximumAttempts, waitSeconds } from "./attempts.ts";
import type { Failure, PauseReason } from "./failure.server.ts";
import { getMailPause, pauseMail, resumeMail } from "./pause.server.ts";
import { canSendEmail, sendEmail } from "./smtp.server.ts";

export const deliverEmailsQueueName = "deliver-emails";

/** Longer than any attempt, which gives up after two minutes: after a crash the e-mail is another node's. */
const holdSeconds = 300;

/**
 * Delivers what is due. Each submission adds a job in its own transaction, a pause of all mail one for its end, and the
 * clock comes by every minute. `defaultSender` is who writes when MAIL_FROM does not say.
 */
export function deliverEmailsQueue(defaultSender: string): JobQueue {
  return {
    name: deliverEmailsQueueName,
    options: { retryLimit: 0, expireInSeconds: 3600 },
    cron: "* * * * *",
    work: (_payload, signal) => deliverEmails(env().MAIL_FROM ?? defaultSender, signal),
  };
}

/**
 * Sends every e-mail that is due: what the shop itself waits for first, then the one that is due for longest. A failure
 * that concerns one e-mail delays that one; one that concerns the server stops them all for a while. Several nodes may
 * deliver at once: each e-mail is one node's. Ends early when `signal` aborts.
 */
export async function deliverEmails(sender: string, signal?: AbortSignal): Promise<void> {
  if (!canSendEmail()) {
    await db.update(emails).set({ status: "unconfigured" }).where(eq(emails.status, "pending"));
    return;
  }
  let pause = await getMailPause();
  for (;;) {
    if (signal?.aborted || (pause && pause.until > new Date())) return;
    const email = await takeDueEmail();
    if (!email) {
      // Nothing is left to find out with whether the server is well.
      if (pause) await resumeMail(db);
      return;
    }
    const failure = await sendEmail(email, sender);
    if (failure?.concerns === "server") {
      await putBack(email, failure.reason, failure.error);
      return;
    }
    if (pause) await resumeMail(db);
    pause = null;
    await note(email, failure);
  }
}

type TakenEmail = typeof emails.$inferSelect & { dueAt: Date };

/** Takes the first e-mail that is due, for this node alone until it is noted, put back, or the hold ends. */
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

/** Keeps what became of an attempt: the e-mail left, was refused for good, or waits for its own next attempt. */
async function note(
  email: TakenEmail,
  failure: Extract<Failure, { concerns: "email" }> | null,
): Promise<void> {
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
      ...(failure === null && { sentAt: sql`now()` }),
      ...(wait && { nextAttemptAt: wait }),
    })
    .where(eq(emails.id, email.id));
  if (failure) log.warn({ emailId: email.id, kind: email.kind, attempts, given }, "e-mail not delivered");
}

/** The server is in trouble, not the e-mail: it keeps its place, and all mail waits. */
async function putBack({ id, dueAt }: TakenEmail, reason: PauseReason, error: string): Promise<void> {
  const until = await db.transaction(async (tx) => {
    await tx.update(emails).set({ nextAttemptAt: dueAt, sendingUntil: null }).where(eq(emails.id, id));
    const end = await pauseMail(tx, reason, error);
    await enqueue(tx, deliverEmailsQueueName, {}, end);
    return end;
  });
  log.warn({ reason, until }, "mail paused");
}
