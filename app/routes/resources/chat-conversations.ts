import { openConversation } from "#app/domains/chatbot/commands/talk.server.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/chat-conversations";

export const loader = postOnly;

/**
 * Creates a conversation when a visitor first opens the assistant (the site's chatbot). Responds with its greeting
 * (rule assistant/opening).
 */
export async function action({ context }: Route.ActionArgs) {
  return jsonAnswer(await openConversation(context.get(requestInfo)));
}
