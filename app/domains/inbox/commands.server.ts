import * as z from "zod/mini";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { retryEmails } from "#app/lib/mail/outbox.server.ts";

/** The request that retries one e-mail. Without an id, it retries every e-mail that was not sent. */
const retryEmailsSchema = z.strictObject({
  intent: z.literal("retry-emails"),
  id: z.optional(z.uuid()),
});

/** The result of a retry, with the number of e-mails that will be tried again. */
export type RetryOutcome = Outcome<{ done: { retried: number } }, "done" | "refused">;

/** Retries the e-mails that the form names. */
export async function handleMailRequest(actor: Actor, values: FormValues): Promise<RetryOutcome> {
  const checked = checkForm(retryEmailsSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { id = null } = checked.data;
  const retried = await retryEmails(id);
  log.info({ actorId: actor.userId, emailId: id, retried }, "e-mails tried again");
  return { outcome: "done", retried };
}
