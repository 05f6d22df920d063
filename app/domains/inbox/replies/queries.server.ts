import { and, asc, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { replyTemplates } from "#app/db/schema/replies.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { openingHoursText, postalAddress } from "#app/domains/business/rules/texts.ts";
import { plainName } from "#app/domains/submissions/rules.ts";
import { doesMailLeave } from "#app/lib/mail/pause.server.ts";
import { canSendEmail, isDemo } from "#app/lib/mail/smtp.server.ts";
import type { SubmissionKind } from "../registry.ts";
import { kindRecords } from "../registry.server.ts";
import { starterTemplates } from "./content.ts";
import { invitesToShop, maximumTemplates, type ReplyValues, replySubject, splitName } from "./rules.ts";

/** The person who gets the reply. */
export interface Recipient {
  email: string;
  phone: string | null;
  reference: string;
  firstName: string;
  lastName: string;
  service: string;
  /** The last price proposed in a reply, in euros; null if none was. */
  offered: number | null;
}

interface StoredRecipient extends Record<string, unknown> {
  email: string;
  phone: string | null;
  reference: string;
  first: string;
  last: string | null;
  services: string[];
  offered: string | null;
}

/**
 * Returns the sender of a submission; null when the submission does not exist. `lock` locks its row until the caller's
 * transaction ends.
 */
export async function getRecipient(
  executor: Executor,
  kind: SubmissionKind,
  id: string,
  { lock = false } = {},
): Promise<Recipient | null> {
  const { table, recipient, serviceLabel, offered: column } = kindRecords[kind];
  const { rows } = await executor.execute<StoredRecipient>(
    sql`select email, phone, reference, ${recipient.first} as first, ${recipient.last} as last,
      ${recipient.services} as services, ${column ?? sql`null`} as offered from ${table} where id = ${id} and deleted_at is null
      ${lock ? sql`for update` : sql``}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { email, phone, reference, first, last, services, offered } = row;
  const names = last === null ? splitName(first) : { firstName: first, lastName: last };
  return {
    email,
    phone,
    reference,
    ...names,
    service: serviceLabel(services),
    offered: offered === null ? null : Number(offered),
  };
}

/**
 * Returns the values of a reply's variables. A name is left out if the sender typed anything other than a name there.
 * `signature` is the author's display name.
 */
export function replyValues(recipient: Recipient, signature: string, profile: SiteProfile): ReplyValues {
  return {
    prenom: plainName(recipient.firstName) ?? "",
    nom: plainName(recipient.lastName) ?? "",
    reference: recipient.reference,
    service: recipient.service,
    telephone: profile.phone.display,
    adresse: postalAddress(profile),
    horaires: openingHoursText(profile),
    atelier: profile.name,
    signature,
  };
}

/**
 * Returns the last reply to a submission; null if there is none. A new reply is sent only when its author has seen
 * this one (rule inboxes/answers).
 */
export async function getLastReply(executor: Executor, subjectId: string) {
  const [last] = await executor
    .select({
      id: submissionEvents.id,
      actorName: submissionEvents.actorName,
      body: sql<string>`${submissionEvents.detail} ->> 'body'`,
    })
    .from(submissionEvents)
    .where(and(eq(submissionEvents.subjectId, subjectId), eq(submissionEvents.kind, "reply")))
    .orderBy(desc(submissionEvents.position))
    .limit(1);
  return last ?? null;
}

/**
 * Returns the data of a submission's reply form; null when the submission does not exist. `key` is a new id for each
 * form. The server sends only one reply for each key, so that two clicks send one e-mail.
 */
export async function getReplyForm(kind: SubmissionKind, id: string, signature: string) {
  const [recipient, lastReply, templates] = await Promise.all([
    getRecipient(db, kind, id),
    getLastReply(db, id),
    listTemplatesFor(kind),
  ]);
  if (!recipient) return null;
  const { email, phone, reference, offered } = recipient;
  const profile = await currentProfile();
  return {
    kind,
    id,
    key: crypto.randomUUID(),
    email,
    phone,
    subject: replySubject(kind, reference),
    values: replyValues(recipient, signature, profile),
    templates: templates.filter(({ body }) => isReceiving(profile) || !invitesToShop(body)),
    lastReply,
    takesPrice: kindRecords[kind].offered !== null,
    offered,
    canSend: await canSendEmail(),
    /** Why a reply is stored but not sent yet; null when replies are sent immediately. */
    heldBy: (await doesMailLeave()) ? null : isDemo() ? ("demonstration" as const) : ("mail" as const),
  };
}

export type ReplyForm = NonNullable<Awaited<ReturnType<typeof getReplyForm>>>;

const templateFields = {
  id: replyTemplates.id,
  name: replyTemplates.name,
  kind: replyTemplates.kind,
  subject: replyTemplates.subject,
  body: replyTemplates.body,
  version: replyTemplates.version,
};

function listTemplatesFor(kind: SubmissionKind) {
  return db
    .select(templateFields)
    .from(replyTemplates)
    .where(inArray(replyTemplates.kind, ["all", kind]))
    .orderBy(asc(replyTemplates.name), asc(replyTemplates.id))
    .limit(maximumTemplates);
}

/**
 * Returns the templates, ordered by name, without those for the kinds that the shop does not use. A shop that receives
 * nobody does not see the program's own templates that invite people; one that the owner wrote is marked as not offered
 * (rule settings/premises).
 */
export async function listTemplates(
  profile: Pick<SiteProfile, "site">,
  unused: readonly SubmissionKind[] = [],
) {
  const templates = await readTemplates(unused);
  return templates
    .map((template) => ({ ...template, isOffered: isReceiving(profile) || !invitesToShop(template.body) }))
    .filter(({ body, isOffered }) => isOffered || !starterTemplates.some((starter) => starter.body === body));
}

function readTemplates(unused: readonly SubmissionKind[]) {
  return db
    .select(templateFields)
    .from(replyTemplates)
    .where(notInArray(replyTemplates.kind, [...unused]))
    .orderBy(asc(replyTemplates.name), asc(replyTemplates.id))
    .limit(maximumTemplates);
}

export type ReplyTemplate = Awaited<ReturnType<typeof readTemplates>>[number];

export type ListedTemplate = Awaited<ReturnType<typeof listTemplates>>[number];

/** Returns one template; null when it does not exist. */
export async function getTemplate(id: string): Promise<ReplyTemplate | null> {
  const [row] = await db
    .select(templateFields)
    .from(replyTemplates)
    .where(eq(replyTemplates.id, id))
    .limit(1);
  return row ?? null;
}
