import { replyToVisitor } from "#app/domains/chatbot/commands/talk.server.ts";
import { answerStatus } from "#app/domains/chatbot/rules/talk.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/chat-messages";

/** Receives a visitor's question and answers it. */
export async function action({ request, context }: Route.ActionArgs) {
  const values = await receiveValues(request);
  const answer = await replyToVisitor(values, context.get(requestInfo));
  return Response.json(answer, { status: answerStatus[answer.status] });
}
