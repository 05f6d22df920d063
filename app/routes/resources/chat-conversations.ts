import { openConversation } from "#app/domains/chatbot/commands/talk.server.ts";
import { answerStatus } from "#app/domains/chatbot/rules/talk.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/chat-conversations";

/** The chatbot's first opening: a conversation of this visitor's own, and its greeting (P§2). */
export async function action({ context }: Route.ActionArgs) {
  const answer = await openConversation(context.get(requestInfo));
  return Response.json(answer, { status: answerStatus[answer.status] });
}
