import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { retryEmails } from "#app/lib/mail/outbox.server.ts";
import { retryEmailsSchema } from "./validation.ts";

/** Retries the e-mails the form names. Returns how many were retried; null when the form is not valid. */
export async function handleMailRequest(
  actor: Actor,
  values: FormValues,
): Promise<{ retried: number } | null> {
  const checked = checkForm(retryEmailsSchema, values);
  if ("errors" in checked) return null;
  const { id = null } = checked.data;
  const retried = await retryEmails(id);
  log.info({ actorId: actor.userId, emailId: id, retried }, "e-mails tried again");
  return { retried };
}
