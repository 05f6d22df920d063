import { replyToVisitor } from "#app/domains/chatbot/commands/talk.server.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/chat-messages";

export const loader = postOnly;

/** Receives a question to the assistant (the site's chatbot) and responds with its answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await receiveValues(request);
  return jsonAnswer(await replyToVisitor(values, context.get(requestInfo)));
}
