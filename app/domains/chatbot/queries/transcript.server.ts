import { and, asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { questionsPerConversation } from "../rules/limits.ts";
import type { ChatMessage } from "../rules/talk.ts";
import { conversationSchema } from "../validation.ts";

/** What was said in the conversation these fields name, for its own visitor; nothing when it is not theirs. */
export async function getVisitorTranscript(values: FormValues): Promise<ChatMessage[]> {
  const checked = checkForm(conversationSchema, values);
  if ("errors" in checked) return [];
  const { conversation, visitor } = checked.data;
  return db
    .select({ role: chatbotMessages.role, content: chatbotMessages.content })
    .from(chatbotMessages)
    .innerJoin(chatbotConversations, eq(chatbotConversations.id, chatbotMessages.conversationId))
    .where(and(eq(chatbotConversations.id, conversation), eq(chatbotConversations.userId, visitor)))
    .orderBy(asc(chatbotMessages.id))
    .limit(2 * questionsPerConversation + 1);
}
