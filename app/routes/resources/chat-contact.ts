import { getVisitorTranscript } from "#app/domains/chatbot/queries/transcript.server.ts";
import { handoverTexts } from "#app/domains/chatbot/labels.ts";
import { withTranscript } from "#app/domains/chatbot/rules/talk.ts";
import { handoverSchema } from "#app/domains/chatbot/validation.ts";
import { receiveContactMessage } from "#app/domains/contact-messages/commands.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { jsonAnswer, withRefusal } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/chat-contact";

const messageLength = 5_000;

export const loader = postOnly;

/**
 * Receives the form in the window of the assistant (the site's chatbot) with which a visitor writes to the shop. Stores
 * a contact message that ends with the conversation so far.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = await receiveValues(request);
  const checked = checkForm(handoverSchema, typed);
  if ("errors" in checked) return jsonAnswer({ outcome: "invalid", errors: checked.errors });
  // Ignores a failure of the database here. Storing the message then fails too, and that failure is reported.
  const { conversationId, talk } = await getVisitorTranscript(typed).catch(() => ({
    conversationId: null,
    talk: [],
  }));
  const message = withTranscript(firstValue(typed, "message").trim(), talk, handoverTexts, messageLength);
  const { clientKey } = context.get(requestInfo);
  return jsonAnswer(
    withRefusal(await receiveContactMessage({ ...typed, message }, clientKey, conversationId)),
  );
}
