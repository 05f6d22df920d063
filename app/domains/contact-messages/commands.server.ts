import { currentProfile } from "#app/domains/business/profile.server.ts";
import { promiseAt } from "#app/domains/business/rules/answer-time.ts";
import { ownChoices } from "#app/domains/business/rules/form-services.ts";
import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Executor } from "#app/db/client.server.ts";
import { contentHash, storeOnce } from "#app/domains/submissions/once.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { isSpam } from "#app/domains/submissions/rules.ts";
import {
  commonRequests,
  type ResultRequest,
  resultRequests,
  resultTyped,
} from "#app/domains/submissions/records/requests.ts";
import { saveResult } from "#app/domains/submissions/records/result.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer } from "#app/lib/forms/outcome.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { recordCommand } from "#app/domains/submissions/records/change.server.ts";
import { notifiedAddresses } from "#app/lib/mail/connection.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { receiveSubmission } from "#app/domains/submissions/receive.server.ts";
import { acknowledgementEmail, notificationEmail, type StoredMessage } from "./emails.server.tsx";
import { type ContactMessageInput, contactMessageSchema, contactMessageSchemaWith } from "./validation.ts";

/**
 * Receives the contact form (rule forms/contact). Never throws: every failure is an outcome. `clientKey` stands for the
 * sender's IP address and changes each day. `conversationId` is the chat with the assistant from which the message was
 * sent. It is stored, so that a search for a person's data also finds the chat.
 */
export async function receiveContactMessage(
  values: FormValues,
  clientKey: string,
  conversationId: string | null = null,
): Promise<FormAnswer> {
  const own = ownChoices(await currentProfile());
  return receiveSubmission({
    form: "contact",
    values,
    clientKey,
    checked: checkForm(contactMessageSchemaWith(own), values),
    store: async (input) => ({
      reference: await storeContactMessage(
        input,
        isSpam(values, [input.name, input.message]),
        conversationId,
      ),
    }),
  });
}

/**
 * Stores a message and queues its e-mails in one transaction (rule forms/lead-and-mail). Returns its reference. If the
 * same form is sent again within a day, stores nothing and returns the first reference. Spam is stored with a mark, and
 * no e-mail reports it.
 */
async function storeContactMessage(
  input: ContactMessageInput,
  spam: boolean,
  conversationId: string | null,
): Promise<string> {
  const hash = contentHash(input);
  const { answerDue } = promiseAt(await currentProfile(), new Date(), "message");
  return storeOnce(contactMessages, hash, async (tx) => {
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...input,
        answerDue,
        phoneNormalized: input.phone && normalizePhone(input.phone),
        contentHash: hash,
        spam,
        source: conversationId ? "assistant" : "form",
        // Null if the conversation was deleted meanwhile.
        conversationId: sql`(select id from chatbot_conversations where id = ${conversationId})`,
      })
      .returning({ id: contactMessages.id, reference: contactMessages.reference });
    if (!row) throw new Error("an insert returns its row");
    if (!spam) await notify(tx, { ...input, ...row });
    return row.reference;
  });
}

// This schema is in a file of the server, so that no visitor's browser loads it.
const messageInboxSchema = z.discriminatedUnion("intent", [...commonRequests, ...resultRequests]);

/** Handles a request of staff about one message, such as to mark it as read or won, or to save notes on it. */
export const changeMessage = recordCommand<ResultRequest>({
  table: contactMessages,
  name: "message",
  schema: messageInboxSchema,
  typed: resultTyped,
  notify: notifyOfStored,
  own: saveResult,
});

/** Queues the e-mails about a message that was stored without them, because it counted as spam until now. */
async function notifyOfStored(tx: Executor, id: string): Promise<void> {
  const [row] = await tx
    .select({
      id: contactMessages.id,
      reference: contactMessages.reference,
      ...formColumns(contactMessages, contactMessageSchema),
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (row) await notify(tx, row);
}

/** Queues the two e-mails of a message: one to the owner, one to the visitor. */
async function notify(tx: Executor, stored: StoredMessage): Promise<void> {
  const profile = await currentProfile();
  await queueEmails(tx, [
    notificationEmail(stored, { recipients: await notifiedAddresses(tx), siteUrl: siteOrigin(), profile }),
    acknowledgementEmail(stored, profile),
  ]);
}
