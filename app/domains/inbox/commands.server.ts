import * as z from "zod/mini";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { retryEmails } from "#app/lib/mail/outbox.server.ts";

/** The request to send one e-mail again. Without an id, it concerns every e-mail that was not sent. */
const retryEmailsSchema = z.strictObject({
  intent: z.literal("retry-emails"),
  id: z.optional(z.uuid()),
});

/** The result: `retried` is the number of e-mails that will be tried again. */
export type RetryOutcome = Outcome<{ done: { retried: number } }, "done" | "refused">;

/** Tries to send the form's e-mails again. Returns `refused` for an invalid form. */
export async function handleMailRequest(actor: Actor, values: FormValues): Promise<RetryOutcome> {
  const checked = checkForm(retryEmailsSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id = null } = checked.data;
  const retried = await retryEmails(id);
  log.info({ actorId: actor.userId, emailId: id, retried }, "e-mails tried again");
  return { outcome: "done", retried };
}
