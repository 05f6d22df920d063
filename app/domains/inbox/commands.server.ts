import * as z from "zod/mini";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { dropEmail, retryEmails } from "#app/lib/mail/outbox.server.ts";

/** The two requests about unsent e-mails: try one of them again (without an id: all), or never send one. */
const mailRequestSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("retry-emails"), id: z.optional(z.uuid()) }),
  z.strictObject({ intent: z.literal("drop-email"), id: z.uuid() }),
]);

/** The result: how many e-mails will be tried again, or whether the e-mail is dropped (false: it is sent already). */
export type MailOutcome = Outcome<
  { done: { retried: number; isDropped?: never } | { isDropped: boolean; retried?: never } },
  "done" | "refused"
>;

/**
 * Handles a request about unsent e-mails. They are sent again, or one is dropped: it will never be sent (rule
 * running/dropped-email). Returns `refused` for an invalid form.
 */
export async function handleMailRequest(actor: Actor, values: FormValues): Promise<MailOutcome> {
  const checked = checkForm(mailRequestSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { intent, id = null } = checked.data;
  if (intent === "drop-email") {
    const isDropped = await dropEmail(checked.data.id);
    log.info({ actorId: actor.userId, emailId: id, isDropped }, "e-mail dropped");
    return { outcome: "done", isDropped };
  }
  const retried = await retryEmails(id);
  log.info({ actorId: actor.userId, emailId: id, retried }, "e-mails tried again");
  return { outcome: "done", retried };
}
