import { and, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { newsletterLetters } from "#app/db/schema/newsletter.server.ts";
import { mayDo } from "#app/domains/auth/access/rules.ts";
import type { Actor, StaffActor } from "#app/domains/auth/rules.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { mistypedOrRefused, type Outcome, type WithValues } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { canSendEmail } from "#app/lib/mail/smtp.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { letterContent } from "./emails.server.tsx";
import { letterTexts as texts } from "./labels.ts";
import { countDeliveries, getLetterArticles } from "./queries.server.ts";
import { sendLettersQueueName } from "./rules.ts";
import {
  letterFieldsSchema,
  type LetterRequest,
  letterRequestSchema,
  type TypedLetter,
} from "./validation.ts";

type LetterOutcome = WithValues<Outcome<{ refused: { refusal?: string } }, LetterOutcomeName>>;
type LetterOutcomeName = "done" | "invalid" | "stale" | "gone" | "refused";
type Result = Outcome<{ refused: { refusal?: string } }, LetterOutcomeName>;

/**
 * Handles the requests of a letter's screen: save, test, send, stop, resume and delete (rule newsletter/letters).
 * However often a person presses 'send', each address gets a letter once (rule newsletter/once). A person with the
 * writer role may write letters, but not send them (rule accounts/roles).
 */
export async function changeLetter(actor: StaffActor, values: FormValues): Promise<LetterOutcome> {
  const checked = checkForm(letterRequestSchema, values);
  const result =
    "errors" in checked
      ? mistypedOrRefused(checked.errors, Object.keys(letterFieldsSchema.shape))
      : await change(actor, checked.data);
  const { outcome } = result;
  log.info({ actorId: actor.userId, letterId: values.id, intent: values.intent, outcome }, "letter");
  return result.outcome === "done" ? result : { ...result, values };
}

const sendings = ["send", "stop", "resume"];

async function change(actor: StaffActor, asked: LetterRequest): Promise<Result> {
  if (sendings.includes(asked.intent) && !mayDo(actor.role, "send-letter"))
    return { outcome: "refused", refusal: texts.ownersSend };
  switch (asked.intent) {
    case "send":
      return startSending(actor, asked);
    case "stop":
      return stopSending(asked.id);
    case "resume":
      return resumeSending(asked.id);
    case "delete":
      return deleteDraft(asked);
    default: {
      const saved = await saveDraft(asked);
      if (saved.outcome === "done" && asked.intent === "test") return sendTest(actor, asked);
      return saved;
    }
  }
}

/** Returns the SQL condition for a draft that is still at the version that the screen showed. */
const seenDraft = ({ id, version }: { id: string; version: number }) =>
  and(
    eq(newsletterLetters.id, id),
    eq(newsletterLetters.version, version),
    eq(newsletterLetters.status, "draft"),
  );

async function saveDraft(asked: TypedLetter): Promise<Result> {
  const { id, version, subject, introduction, post_ids: postIds } = asked;
  const articles = await getLetterArticles(postIds);
  if (articles.length < postIds.length)
    return { outcome: "invalid", errors: { post_ids: texts.unpublishedArticle } };
  const typed = { subject, introduction, postIds };
  if (version === 0) {
    const { rowCount } = await db
      .insert(newsletterLetters)
      .values({ id, ...typed })
      .onConflictDoNothing();
    if (rowCount === 1) return { outcome: "done" };
  }
  const { rowCount } = await db
    .update(newsletterLetters)
    .set({ ...typed, version: sql`version + 1`, updatedAt: sql`now()` })
    .where(seenDraft({ id, version }));
  if (rowCount === 1) return { outcome: "done" };
  const [stored] = await db.select().from(newsletterLetters).where(eq(newsletterLetters.id, id)).limit(1);
  if (!stored) return { outcome: "gone" };
  const isSame =
    stored.status === "draft" &&
    stored.subject === subject &&
    stored.introduction === introduction &&
    stored.postIds.toSorted().join() === postIds.toSorted().join();
  // If the stored letter equals the typed one, the form was sent twice. The first request stored it, so the second must
  // succeed as well.
  return { outcome: isSame ? "done" : "stale" };
}

/** Sends the typed letter only to its author, as a test. */
async function sendTest(actor: Actor, { subject, introduction, post_ids }: TypedLetter): Promise<Result> {
  if (!(await canSendEmail())) return { outcome: "refused", refusal: texts.noMailServer };
  const profile = await currentProfile();
  const letter = { subject, introduction, articles: await getLetterArticles(post_ids) };
  await db.transaction((tx) =>
    queueEmails(tx, [
      {
        kind: "newsletter_test",
        subjectId: null,
        recipients: [actor.email],
        replyTo: profile.email,
        subject: `${texts.testPrefix} ${subject}`,
        content: letterContent(letter, `${siteOrigin()}/newsletter`, profile),
      },
    ]),
  );
  return { outcome: "done" };
}

/**
 * Fixes the content and the recipients of a letter, and starts the job that sends it. A second request does not start
 * the job again.
 */
async function startSending(actor: Actor, asked: { id: string; version: number }): Promise<Result> {
  if (!(await canSendEmail())) return { outcome: "refused", refusal: texts.noMailServer };
  return db.transaction(async (tx) => {
    const [letter] = await tx
      .select()
      .from(newsletterLetters)
      .where(eq(newsletterLetters.id, asked.id))
      .for("update");
    if (!letter) return { outcome: "gone" };
    if (letter.status !== "draft") return { outcome: "done" };
    if (letter.version !== asked.version) return { outcome: "stale" };
    const articles = await getLetterArticles(letter.postIds, tx);
    if (articles.length < letter.postIds.length)
      return { outcome: "refused", refusal: texts.unpublishedArticle };
    const { rowCount } = await tx.execute(sql`
      insert into newsletter_deliveries (letter_id, subscriber_id)
      select ${letter.id}, id from newsletter_subscribers where status = 'confirmed' and not spam`);
    if (!rowCount) return { outcome: "refused", refusal: texts.noReader };
    await tx
      .update(newsletterLetters)
      .set({ status: "sending", articles, startedBy: actor.name, startedAt: sql`now()` })
      .where(eq(newsletterLetters.id, letter.id));
    await enqueue(tx, sendLettersQueueName, {});
    return { outcome: "done" };
  });
}

/**
 * Stops the sending of a letter. E-mails that no node (process of the program) has begun to send are removed from the
 * outbox (the stored e-mails to send) until the sending is resumed.
 */
async function stopSending(id: string): Promise<Result> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(newsletterLetters)
      .set({ status: "stopped" })
      .where(and(eq(newsletterLetters.id, id), eq(newsletterLetters.status, "sending")));
    if (rowCount !== 1) return unlessGone(tx, id);
    await takeBack(tx, id);
    return { outcome: "done" };
  });
}

/**
 * Removes a letter's e-mails from the outbox, so that the job can queue them again later. An e-mail that a node has
 * begun to send stays there: the mail server may already have it, and a second attempt must have the same Message-ID.
 */
export async function takeBack(tx: Executor, letterId: string): Promise<void> {
  await tx.execute(sql`
    with taken as (
      delete from emails using newsletter_deliveries delivery
      where delivery.letter_id = ${letterId} and delivery.result is null and emails.id = delivery.email_id
        and emails.status in ('pending', 'unconfigured') and emails.sending_until is null
      returning emails.id
    )
    update newsletter_deliveries set queued_at = null, email_id = null
    from taken where letter_id = ${letterId} and email_id = taken.id`);
}

async function resumeSending(id: string): Promise<Result> {
  if (!(await canSendEmail())) return { outcome: "refused", refusal: texts.noMailServer };
  return db.transaction(async (tx) => {
    const { refused } = await countDeliveries(id, tx);
    const { rowCount } = await tx
      .update(newsletterLetters)
      .set({ status: "sending", isStoppedByRefusals: false, acceptedRefusals: refused })
      .where(and(eq(newsletterLetters.id, id), eq(newsletterLetters.status, "stopped")));
    if (rowCount !== 1) return unlessGone(tx, id);
    await enqueue(tx, sendLettersQueueName, {});
    return { outcome: "done" };
  });
}

async function deleteDraft(asked: { id: string; version: number }): Promise<Result> {
  const { rowCount } = await db.delete(newsletterLetters).where(seenDraft(asked));
  if (rowCount === 1) return { outcome: "done" };
  const there = await db.$count(newsletterLetters, eq(newsletterLetters.id, asked.id));
  // Deleting a letter also succeeds if somebody has deleted it before.
  return { outcome: there === 0 ? "done" : "stale" };
}

/**
 * Returns the outcome of a request that changed nothing. It is `gone` if the letter no longer exists. Otherwise it is
 * `done`: another request did the same before, or the sending has ended.
 */
async function unlessGone(tx: Executor, id: string): Promise<Result> {
  const there = await tx.$count(newsletterLetters, eq(newsletterLetters.id, id));
  return { outcome: there === 0 ? "gone" : "done" };
}
