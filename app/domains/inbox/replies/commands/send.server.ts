import { currentProfile } from "#app/domains/business/profile.server.ts";
import { eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { mistypedOrRefused, type Outcome } from "#app/lib/forms/outcome.ts";
import type { HistoryDetail } from "#app/domains/submissions/records/history.ts";
import { answered } from "#app/domains/submissions/records/records.server.ts";
import { recordHistory } from "#app/domains/submissions/records/history.server.ts";
import { log } from "#app/lib/log.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { canSendEmail } from "#app/lib/mail/smtp.server.ts";
import { kindRecords } from "../../registry.server.ts";
import { isEmailAddress } from "#app/lib/trust/email-address.ts";
import { replyEmail } from "../emails.server.tsx";
import { replyTexts } from "../labels.ts";
import { getLastReply, getRecipient, replyValues } from "../queries.server.ts";
import { fillVariables } from "../rules.ts";
import { type ReplyInput, replySchema } from "../validation.ts";

/**
 * Sends a reply to a submission (rules inboxes/answers, inboxes/price). One transaction stores the e-mail, its copy in
 * the history, the read flag and the proposed price. Posting the form again sends nothing more. `stale` means that
 * somebody else replied meanwhile; then nothing is sent. A reply that the person sent with their own mail program is
 * stored in the same way, without an e-mail (rule inboxes/own-mail).
 */
export async function sendReply(actor: Actor, values: FormValues): Promise<Outcome> {
  const checked = checkForm(replySchema, values);
  if ("errors" in checked) return mistypedOrRefused(checked.errors, ["subject", "body", "price"]);
  const { kind, id } = checked.data;
  const result = await db.transaction((tx) => store(tx, actor, checked.data));
  log.info({ actorId: actor.userId, kind, submissionId: id, outcome: result.outcome }, "reply");
  return result;
}

async function store(tx: Executor, actor: Actor, asked: ReplyInput): Promise<Outcome> {
  const { kind, id, key, seen } = asked;
  const isOwn = asked.intent === "own-reply";
  // The lock makes the replies of two people, or of two clicks, wait for each other.
  const recipient = await getRecipient(tx, kind, id, { lock: true });
  if (!recipient) return { outcome: "gone" };
  const profile = await currentProfile();
  const filling = replyValues(recipient, actor.name, profile);
  const subject = fillVariables(asked.subject, filling);
  const body = fillVariables(asked.body, filling).replace(/\r\n?/g, "\n");
  const { offered } = kindRecords[kind];
  if (asked.price !== null && !offered) return { outcome: "refused" };
  const price = asked.price === null ? null : asked.price.toFixed(2);
  const detail: HistoryDetail = {
    subject,
    body,
    recipient: recipient.email,
    ...(price && { price }),
    ...(isOwn && { type: "own" }),
  };

  const before = await sentWith(tx, key);
  if (before) return repeatOutcome(before, id, detail);
  const last = await getLastReply(tx, id);
  if ((last?.id ?? "") !== seen) return { outcome: "stale" };
  if (!isOwn && !(await canSendEmail())) return { outcome: "invalid", errors: { body: replyTexts.noMail } };
  if (!isOwn && !isEmailAddress(recipient.email))
    return { outcome: "invalid", errors: { body: replyTexts.unusableAddress } };

  await tx.execute(
    sql`update ${kindRecords[kind].table} set ${answered}, answered_at = now()
      ${offered && price ? sql`, ${offered} = ${price}` : sql``} where id = ${id}`,
  );
  const email = {
    kind,
    id,
    subject,
    body,
    recipient: recipient.email,
    price: asked.price,
    author: actor.name,
  };
  const [emailId] = isOwn ? [] : await queueEmails(tx, [replyEmail(email, profile)]);
  await recordHistory(tx, actor, { id: key, subjectId: id, kind: "reply", detail, emailId });
  return { outcome: "done" };
}

async function sentWith(tx: Executor, key: string) {
  const [event] = await tx
    .select({
      subjectId: submissionEvents.subjectId,
      kind: submissionEvents.kind,
      detail: sql<HistoryDetail>`${submissionEvents.detail}`,
    })
    .from(submissionEvents)
    .where(eq(submissionEvents.id, key));
  return event;
}

/**
 * Returns the outcome of a form whose key was already used; nothing is sent. The same reply posted again is `done`.
 * Another text with the same key is `invalid`, with an error for the author. A key of another record, or of an event
 * that is not a reply, is `refused`.
 */
function repeatOutcome(
  before: NonNullable<Awaited<ReturnType<typeof sentWith>>>,
  id: string,
  { subject, body, price, type }: HistoryDetail,
): Outcome {
  if (before.subjectId !== id || before.kind !== "reply") return { outcome: "refused" };
  const stored = before.detail;
  const isSame =
    stored.subject === subject && stored.body === body && stored.price === price && stored.type === type;
  return isSame ? { outcome: "done" } : { outcome: "invalid", errors: { body: replyTexts.alreadySent } };
}
