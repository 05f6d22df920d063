import { ownChoices } from "#app/domains/business/rules/form-services.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { contentHash, storeOnce } from "#app/domains/submissions/once.server.ts";
import { technicianApplications } from "#app/db/schema/inbox.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { isSpam } from "#app/domains/submissions/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer, Outcome } from "#app/lib/forms/outcome.ts";
import { recordHistory } from "#app/domains/submissions/records/history.server.ts";
import { type InboxRecord, updateInboxRecord } from "#app/domains/submissions/records/records.server.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { recordCommand } from "#app/domains/submissions/records/change.server.ts";
import { notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { receiveSubmission } from "#app/domains/submissions/receive.server.ts";
import { acknowledgementEmail, notificationEmail, type StoredApplication } from "./emails.server.tsx";
import { type ContactType, isChosenAmong } from "./rules/applications.ts";
import type { ApplicationStatus } from "./rules/addresses.ts";
import {
  applicationInboxSchema,
  type OwnApplicationRequest,
  type ApplicationValidation,
  type TechnicianApplicationInput,
  technicianApplicationSchema,
  technicianApplicationSchemaWith,
  typedFields,
} from "./validation.ts";

/** Receives the application form (rule forms/application). Never throws: every failure is an outcome. */
export async function receiveTechnicianApplication(
  values: FormValues,
  clientKey: string,
): Promise<FormAnswer> {
  const own = ownChoices(await currentProfile());
  return receiveSubmission({
    form: "application",
    values,
    clientKey,
    checked: checkForm(technicianApplicationSchemaWith(own), values),
    store: async (input) => ({
      reference: await storeTechnicianApplication(input, isSpam(values, writtenFreely(input))),
    }),
  });
}

function writtenFreely(input: TechnicianApplicationInput) {
  return [input.first_name, input.last_name, input.city, input.cover_letter, ...input.certifications];
}

/**
 * Stores an application once, with its e-mails, in one transaction (rule forms/lead-and-mail). Returns its reference.
 * If the same form was sent within a day before, stores nothing and returns the first reference. Spam is stored with a
 * mark, and no e-mail reports it.
 */
async function storeTechnicianApplication(input: TechnicianApplicationInput, spam: boolean): Promise<string> {
  const hash = contentHash(input);
  return storeOnce(technicianApplications, hash, async (tx) => {
    const [row] = await tx
      .insert(technicianApplications)
      .values({
        ...input,
        phoneNormalized: normalizePhone(input.phone),
        contentHash: hash,
        spam,
      })
      .returning({ id: technicianApplications.id, reference: technicianApplications.reference });
    if (!row) throw new Error("an insert returns its row");
    if (!spam) await notify(tx, { ...input, ...row });
    return row.reference;
  });
}

/**
 * Handles an act of staff on one application. recordCommand handles the acts that all kinds of submission have; the
 * acts that only applications have are here.
 */
export const changeApplication = recordCommand<OwnApplicationRequest>({
  table: technicianApplications,
  name: "application",
  schema: applicationInboxSchema,
  typed: typedFields,
  notify: notifyOfStored,
  own: (actor, record, asked) => {
    if (asked.intent === "status") return setStatus(actor, record, asked.version, asked.status);
    if (asked.intent === "contact") return addContact(actor, record, asked.contact_type, asked.contact_notes);
    return validate(actor, record, asked);
  },
});

/**
 * Changes the status. 'pending' clears `reviewed_at`; any other status sets it to now (rule
 * inboxes/application-status).
 */
function setStatus(actor: Actor, record: InboxRecord, version: number, status: ApplicationStatus) {
  const reviewed = status === "pending" ? sql`null` : sql`now()`;
  return updateInboxRecord(actor, record, version, {
    kind: "status",
    set: sql`status = ${status}, reviewed_at = ${reviewed}`,
    was: "status",
    now: status,
  });
}

/**
 * Adds a contact with the applicant (a call, an e-mail or a meeting) to the application's history. A procedure of the
 * database writes the entry, and refuses an empty note (rule inboxes/contact-history).
 */
async function addContact(
  actor: Actor,
  { id }: InboxRecord,
  type: ContactType,
  notes: string,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ added: boolean }>(
      sql`select add_contact_history(${id}, ${type}, ${notes}) as added`,
    );
    if (!rows[0]?.added) return { outcome: "gone" };
    await recordHistory(tx, actor, { subjectId: id, kind: "contact", detail: { type } });
    return { outcome: "done" };
  });
}

/**
 * Saves the validation (what the shop agrees on with the technician) with its date, and sets the status to approved
 * (rule inboxes/validation).
 */
async function validate(actor: Actor, record: InboxRecord, asked: ApplicationValidation): Promise<Outcome> {
  const [own] = await db
    .select({
      specialties: technicianApplications.specialties,
      services: technicianApplications.preferred_services,
    })
    .from(technicianApplications)
    .where(and(eq(technicianApplications.id, record.id), isNull(technicianApplications.deletedAt)));
  if (!own) return { outcome: "gone" };
  const { validated_specialties: specialties, validated_services: services } = asked;
  if (!isChosenAmong(specialties, own.specialties) || !isChosenAmong(services, own.services))
    return { outcome: "refused" };
  return updateInboxRecord(actor, record, asked.version, {
    kind: "validation",
    was: "status",
    now: "approved",
    set: sql`validated_specialties = ${sql.param(specialties)}::text[], validated_services = ${sql.param(services)}::text[],
      validated_zone = ${asked.validated_zone}, contract_type = ${asked.contract_type},
      hourly_rate = ${asked.hourly_rate}, validation_notes = ${asked.validation_notes},
      validation_date = now(), status = 'approved', reviewed_at = now()`,
  });
}

/** Sends the e-mails of an application that was stored without them, such as one that staff take out of spam. */
async function notifyOfStored(tx: Executor, id: string): Promise<void> {
  const [row] = await tx
    .select(submitted)
    .from(technicianApplications)
    .where(eq(technicianApplications.id, id));
  if (row) await notify(tx, { ...row, certifications: row.certifications ?? [] } as StoredApplication);
}

const submitted = {
  id: technicianApplications.id,
  reference: technicianApplications.reference,
  ...formColumns(technicianApplications, technicianApplicationSchema),
};

/** Queues the two e-mails about an application: one to the shop, one to the applicant. */
async function notify(tx: Executor, stored: StoredApplication): Promise<void> {
  const profile = await currentProfile();
  await queueEmails(tx, [
    notificationEmail(stored, { recipients: await notifiedAddresses(tx), siteUrl: siteOrigin(), profile }),
    acknowledgementEmail(stored, profile),
  ]);
}
