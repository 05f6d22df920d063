import { currentProfile } from "#app/domains/business/profile.server.ts";
import { promiseAt } from "#app/domains/business/rules/answer-time.ts";
import { quoteValues } from "#app/domains/business/rules/form-services.ts";
import { createHash } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { contentHash, storeOnce } from "#app/domains/submissions/once.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { isSpam } from "#app/domains/submissions/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer, Outcome } from "#app/lib/forms/outcome.ts";
import { type InboxRecord, updateInboxRecord } from "#app/domains/submissions/records/records.server.ts";
import { resultTyped } from "#app/domains/submissions/records/requests.ts";
import { saveResult } from "#app/domains/submissions/records/result.server.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { recordCommand } from "#app/domains/submissions/records/change.server.ts";
import { queueAlert } from "#app/lib/alerts/outbox.server.ts";
import { notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { type ReceivedFile, withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { receiveSubmission } from "#app/domains/submissions/receive.server.ts";
import { type CleanUpload, cleanUpload } from "#app/lib/upload/clean-upload.server.ts";
import { uploadKind } from "#app/lib/upload/kinds.ts";
import { type FileSender, takeStoredShare } from "#app/lib/upload/stored-share.server.ts";
import { acknowledgementEmail, notificationEmail, type StoredRequest } from "./emails.server.tsx";
import { attachmentErrors, filesLost } from "./content.ts";
import { readEstimate } from "./estimate/queries.server.ts";
import { linkRequest } from "./photos/commands.server.ts";
import { photoCodes } from "./photos/queries.server.ts";
import { photoCodeField } from "./photos/rules.ts";
import { maximumFileBytes, maximumFiles } from "./rules/requests.ts";
import { quoteAddresses } from "./rules/addresses.ts";
import { openSlip } from "./slip/commands.server.ts";
import {
  quoteInboxSchema,
  type OwnQuoteRequest,
  type QuoteRequestInput,
  quoteRequestSchema,
  quoteRequestSchemaWith,
} from "./validation.ts";

/** The name of the form's file field. The server ignores files in any other field. */
const attachmentsField = "attachments";
const nothing = Buffer.alloc(0);

/**
 * Reads and stores the posted quote form. Returns the outcome and, for a stored request, its slip: the page that shows
 * the visitor the reference (rule forms/slip). `keepsFiles` says that the visitor's page stays open, so its file field
 * still has the chosen files. Without it, a refused form asks for the files again (rule forms/files).
 */
export async function receiveQuoteForm(request: Request, sender: FileSender, { keepsFiles = false } = {}) {
  const outcome = await withReceivedForm(
    request,
    maximumFileBytes,
    sender.networkKey,
    async ({ values, files }) => {
      const answer = await receiveQuoteRequest(values, files, sender);
      const isLost = !keepsFiles && files.some(({ field }) => field === attachmentsField);
      return isLost && answer.outcome === "invalid"
        ? { ...answer, errors: { [attachmentsField]: filesLost, ...answer.errors } }
        : answer;
    },
  );
  return { outcome, slip: outcome.outcome === "done" ? await openSlip(outcome.reference) : null };
}

/**
 * Checks and stores the quote form with its files (rules forms/quote, forms/files). Each file is cleaned: it is opened,
 * and saved again without hidden data. If this fails for one file, the request is refused, and the error names the file
 * and the reason.
 */
export async function receiveQuoteRequest(
  values: FormValues,
  received: readonly ReceivedFile[],
  sender: FileSender,
): Promise<FormAnswer> {
  const files = received.filter(({ field }) => field === attachmentsField);
  if (files.some(({ lost }) => lost === "busy")) return { outcome: "failed", values };
  const checked = checkForm(quoteRequestSchemaWith(quoteValues(await currentProfile())), values);
  const wrongFile = fileError(files);
  const errors = {
    ...("errors" in checked && checked.errors),
    ...(wrongFile && { [attachmentsField]: wrongFile }),
  };
  return receiveSubmission({
    form: "quote",
    values,
    clientKey: sender.clientKey,
    checked: Object.keys(errors).length > 0 || !("data" in checked) ? { errors } : checked,
    store: async (sent) => {
      const input = { ...sent, estimate: await readEstimate(sent.estimate) };
      const hash = contentHash({ ...input, files: files.map(({ bytes }) => fingerprint(bytes)) });
      const attachments = await cleanFiles(files, sender);
      if ("error" in attachments) return { errors: { [attachmentsField]: attachments.error } };
      const spam = isSpam(values, [input.first_name, input.last_name, input.company, input.description]);
      const link = { typedCode: firstValue(values, photoCodeField), codes: await photoCodes() };
      return { reference: await storeQuoteRequest(input, attachments.clean, { hash, spam, link }) };
    },
  });
}

/** Returns the first error about the files that can be found without opening any of them; null if there is none. */
function fileError(files: readonly ReceivedFile[]): string | null {
  if (files.length > maximumFiles) return attachmentErrors.tooMany();
  for (const { name, bytes, lost } of files) {
    if (lost === "tooLarge") return attachmentErrors.tooLarge(name);
    if (bytes.length === 0) return attachmentErrors.empty(name);
    if (!uploadKind(bytes)) return attachmentErrors.unknownKind(name);
  }
  return null;
}

async function cleanFiles(
  files: readonly ReceivedFile[],
  sender: FileSender,
): Promise<{ clean: CleanUpload[] } | { error: string }> {
  const clean: CleanUpload[] = [];
  for (const file of files) {
    const cleaned = await cleanUpload(file.name, file.bytes, maximumFileBytes, sender.clientKey);
    if ("refused" in cleaned) return { error: attachmentErrors[cleaned.refused](file.name) };
    clean.push(cleaned);
    // Frees the received bytes, so that memory does not hold both the received and the cleaned file.
    file.bytes = nothing;
  }
  return (await takeStoredShare(clean, sender)) ? { clean } : { error: attachmentErrors.noShareLeft() };
}

/**
 * A photo link lets a telephone add photos to a request. `typedCode` is the code of the link that the form sent;
 * `codes` is a function that makes the code of a new link.
 */
interface RequestLink {
  typedCode: string;
  codes: Awaited<ReturnType<typeof photoCodes>>;
}

/**
 * Stores a request once, with its files and e-mails, in one transaction (rule forms/lead-and-mail). Returns its
 * reference. If the same form was sent within a day before, stores nothing and returns the first reference. Spam is
 * stored with a mark, and no e-mail reports it.
 */
async function storeQuoteRequest(
  input: QuoteRequestInput,
  files: readonly CleanUpload[],
  { hash, spam, link }: { hash: string; spam: boolean; link: RequestLink },
): Promise<string> {
  const asked = input.urgency === "urgent" ? "urgent" : "quote";
  const promise = promiseAt(await currentProfile(), new Date(), asked);
  return storeOnce(quoteRequests, hash, async (tx) => {
    const [row] = await tx
      .insert(quoteRequests)
      .values({
        ...input,
        ...promise,
        phoneNormalized: normalizePhone(input.phone),
        contentHash: hash,
        spam,
      })
      .returning({
        id: quoteRequests.id,
        reference: quoteRequests.reference,
        createdAt: quoteRequests.createdAt,
      });
    if (!row) throw new Error("an insert returns its row");
    const sent = await storeAttachments(tx, row.id, files);
    const attachments = [...sent, ...(await linkRequest(tx, row.id, link.typedCode, link.codes))];
    if (!spam) await notify(tx, { ...input, ...promise, ...row, attachments });
    return row.reference;
  });
}

/** Stores one file at a time, so that the driver's memory holds only one of them. */
async function storeAttachments(tx: Executor, quoteRequestId: string, files: readonly CleanUpload[]) {
  for (const [position, { bytes, ...file }] of files.entries()) {
    const sizeBytes = bytes.length;
    await tx
      .insert(quoteAttachments)
      .values({ ...file, quoteRequestId, position, sizeBytes, content: bytes });
  }
  return files.map(({ name, bytes }) => ({ name, sizeBytes: bytes.length }));
}

function fingerprint(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Handles an act of staff on one quote request. recordCommand handles the acts that all kinds of submission have. The
 * acts on the status and the result of the request are here (rules inboxes/quote-status, inboxes/result).
 */
export const changeQuoteRequest = recordCommand<OwnQuoteRequest>({
  table: quoteRequests,
  name: "quote",
  schema: quoteInboxSchema,
  typed: resultTyped,
  notify: notifyOfStored,
  own: (actor, record, asked) => {
    if (asked.intent === "keep-status") return keepStatus(record);
    if (asked.intent !== "status") return saveResult(actor, record, asked);
    return updateInboxRecord(actor, record, asked.version, {
      kind: "status",
      set: sql`status = ${asked.status}`,
      was: "status",
      now: asked.status,
    });
  },
});

/**
 * Records that a person of the shop refused the status that the screen proposed after a reply, so that it is not
 * proposed again. The request itself does not change, so its history gets no event.
 */
async function keepStatus({ id }: InboxRecord): Promise<Outcome> {
  const { rowCount } = await db
    .update(quoteRequests)
    .set({ nextStepRefusedAt: sql`now()` })
    .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.deletedAt)));
  return { outcome: rowCount === 1 ? "done" : "gone" };
}

/** Sends the e-mails of a request that was stored without them, such as one that staff take out of spam. */
async function notifyOfStored(tx: Executor, id: string): Promise<void> {
  const [row] = await tx.select(submitted).from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) return;
  const { urgency, ...others } = row;
  const attachments = await tx
    .select({ name: quoteAttachments.name, sizeBytes: quoteAttachments.sizeBytes })
    .from(quoteAttachments)
    .where(eq(quoteAttachments.quoteRequestId, id))
    .orderBy(asc(quoteAttachments.position));
  await notify(tx, {
    ...others,
    urgency: urgency as StoredRequest["urgency"],
    attachments,
  });
}

const submitted = {
  id: quoteRequests.id,
  reference: quoteRequests.reference,
  createdAt: quoteRequests.createdAt,
  answerDue: quoteRequests.answerDue,
  answerPromised: quoteRequests.answerPromised,
  ...formColumns(quoteRequests, quoteRequestSchema),
};

/**
 * Queues a request's two e-mails, to the shop and to the visitor. For an urgent request, also queues alerts (messages
 * on the devices of staff).
 */
async function notify(tx: Executor, stored: StoredRequest): Promise<void> {
  const profile = await currentProfile();
  await queueEmails(tx, [
    notificationEmail(stored, { recipients: await notifiedAddresses(tx), siteUrl: siteOrigin(), profile }),
    acknowledgementEmail(stored, profile),
  ]);
  const { id, reference: subject, urgency } = stored;
  if (urgency !== "urgent") return;
  const path = quoteAddresses.write({ selectedId: id });
  await queueAlert(tx, { kind: "urgent", event: `quote ${id}`, subject, path });
}
