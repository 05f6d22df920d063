import { redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { sendReply } from "#app/domains/inbox/replies/commands/send.server.ts";
import { replyTexts } from "#app/domains/inbox/replies/labels.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed } from "#app/lib/forms/outcome.ts";
import type { Route } from "./+types/replies";

/** Sends no reply. A GET request comes from a typed URL or a reload, not from the form. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return redirect("/admin");
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await sendReply(actor, formValues(await request.formData()));
  return answerOf(result, { gone: replyTexts.gone });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);
