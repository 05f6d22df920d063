import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import {
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
} from "#app/db/schema/newsletter.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { type NewEmail, queueEmails } from "#app/lib/mail/outbox.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { unsubscribeUrl } from "../commands.server.ts";
import { takeBack } from "./commands.server.ts";
import { letterContent } from "./emails.server.tsx";
import { countDeliveries, type Letter } from "./queries.server.ts";
import { isRefused, sendLettersQueueName } from "./rules.ts";

/**
 * How many e-mails of one letter may be in the outbox (the stored e-mails to send). The job runs once a minute, so at
 * most this many are sent in a minute.
 */
export const batchSize = 100;

/**
 * The job that sends the letters in progress, one batch a minute (rule newsletter/once). One transaction queues the
 * e-mails of a batch and marks their deliveries. After a crash the next run continues where it stopped, and no address
 * gets the letter twice.
 */
export const sendLettersQueue: JobQueue = {
  name: sendLettersQueueName,
  options: { retryLimit: 0 },
  cron: "* * * * *",
  atStart: true,
  work: async () => {
    const under = await db
      .select({ id: newsletterLetters.id })
      .from(newsletterLetters)
      .where(eq(newsletterLetters.status, "sending"))
      .orderBy(asc(newsletterLetters.startedAt));
    for (const { id } of under) await sendBatch(id);
    await noteResults(db);
  },
};

async function sendBatch(id: string): Promise<void> {
  // Both may use a database connection. They are loaded first, so that the job never holds two connections at once.
  const [links, profile] = await Promise.all([tokenSigner(), currentProfile()]);
  await db.transaction(async (tx) => {
    // The lock lets only one node work on a letter. A request to stop the letter waits for the end of the batch.
    const [letter] = await tx
      .select()
      .from(newsletterLetters)
      .where(and(eq(newsletterLetters.id, id), eq(newsletterLetters.status, "sending")))
      .for("update", { skipLocked: true });
    if (!letter) return;
    await noteResults(tx);
    const progress = await countDeliveries(id, tx);
    if (isRefused({ ...progress, acceptedRefusals: letter.acceptedRefusals })) return stopRefused(tx, letter);
    const waiting = await takeWaiting(tx, id);
    const readers = waiting.filter(({ isReader }) => isReader);
    const leavers = waiting.filter(({ isReader }) => !isReader);
    const written = await queueEmails(
      tx,
      readers.map((reader): NewEmail => {
        const href = unsubscribeUrl(links, reader.id);
        const content = letterContent({ ...letter, articles: letter.articles ?? [] }, href, profile);
        return {
          kind: "newsletter_letter",
          isBulk: true,
          subjectId: reader.id,
          recipients: [reader.email],
          replyTo: profile.email,
          unsubscribeUrl: href,
          subject: letter.subject,
          content,
        };
      }),
    );
    await noteQueued(
      tx,
      id,
      readers.map((reader, index) => [reader.id, written[index] ?? ""]),
    );
    await noteLeft(
      tx,
      id,
      leavers.map((leaver) => leaver.id),
    );
    if (waiting.length === 0) await endIfDone(tx, id);
    log.info({ letterId: id, queued: readers.length }, "letter batch");
  });
}

/**
 * Returns the next deliveries to queue. Their number is limited so that the outbox has at most `batchSize` e-mails of
 * the letter.
 */
async function takeWaiting(tx: Executor, letterId: string) {
  const { letterId: letter, subscriberId, queuedAt, result } = newsletterDeliveries;
  const isOpen = and(eq(letter, letterId), isNull(result));
  const inOutbox = await tx.$count(newsletterDeliveries, and(isOpen, isNotNull(queuedAt)));
  return (
    tx
      .select({
        id: newsletterSubscribers.id,
        email: newsletterSubscribers.email,
        isReader: sql<boolean>`${newsletterSubscribers.status} = 'confirmed' and not ${newsletterSubscribers.spam}`,
      })
      .from(newsletterDeliveries)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, subscriberId))
      .where(and(isOpen, isNull(queuedAt)))
      .orderBy(asc(subscriberId))
      .limit(Math.max(0, batchSize - inOutbox))
      // The lock makes an unsubscription wait until the e-mail is queued, so that the unsubscription can remove it.
      .for("update")
  );
}

async function noteQueued(tx: Executor, letterId: string, pairs: [subscriber: string, email: string][]) {
  if (pairs.length === 0) return;
  await tx.execute(sql`
    update newsletter_deliveries set queued_at = now(), email_id = written.email
    from unnest(${sql.param(pairs.map(([subscriber]) => subscriber))}::uuid[],
      ${sql.param(pairs.map(([, email]) => email))}::uuid[]) as written (subscriber, email)
    where letter_id = ${letterId} and subscriber_id = written.subscriber`);
}

async function noteLeft(tx: Executor, letterId: string, subscribers: string[]): Promise<void> {
  if (subscribers.length === 0) return;
  await tx
    .update(newsletterDeliveries)
    .set({ result: "left" })
    .where(
      and(
        eq(newsletterDeliveries.letterId, letterId),
        inArray(newsletterDeliveries.subscriberId, subscribers),
      ),
    );
}

/**
 * Records the result of the letters' e-mails in their deliveries. Pauses the addresses that a mail server refused for
 * good (rule newsletter/bounces). Such a refusal no longer counts as a failure of the site's mail.
 */
async function noteResults(executor: Executor): Promise<void> {
  await executor.execute(sql`
    with ended as (
      select delivery.letter_id, delivery.subscriber_id, email.id, email.status, email.is_bounce, email.last_error
      from newsletter_letters letter
      join newsletter_deliveries delivery on delivery.letter_id = letter.id and delivery.result is null
      left join emails email on email.id = delivery.email_id
      where letter.status in ('sending', 'stopped') and delivery.queued_at is not null
        and (email.id is null or email.status in ('sent', 'failed'))
    ), noted as (
      update newsletter_deliveries delivery set result = case ended.status when 'sent' then 'sent' when 'failed' then 'refused' else 'left' end
      from ended where delivery.letter_id = ended.letter_id and delivery.subscriber_id = ended.subscriber_id
    ), paused as (
      update newsletter_subscribers subscriber
      set status = 'paused', paused_at = now(), pause_reason = left(ended.last_error, 300)
      from ended where subscriber.id = ended.subscriber_id and ended.is_bounce and subscriber.status = 'confirmed'
    )
    update emails set status = 'bounced' from ended where emails.id = ended.id and ended.is_bounce`);
}

async function stopRefused(tx: Executor, { id }: Letter): Promise<void> {
  await tx
    .update(newsletterLetters)
    .set({ status: "stopped", isStoppedByRefusals: true })
    .where(eq(newsletterLetters.id, id));
  await takeBack(tx, id);
  log.warn({ letterId: id }, "letter stopped: most are refused");
}

async function endIfDone(tx: Executor, id: string): Promise<void> {
  const { letterId, result } = newsletterDeliveries;
  if ((await tx.$count(newsletterDeliveries, and(eq(letterId, id), isNull(result)))) > 0) return;
  const { sent, refused, left } = await countDeliveries(id, tx);
  await tx
    .update(newsletterLetters)
    .set({
      status: "sent",
      endedAt: sql`now()`,
      sentCount: sent,
      refusedCount: refused,
      leftCount: left,
    })
    .where(eq(newsletterLetters.id, id));
}
