import { createHash } from "node:crypto";
import { asc, eq, isNull } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotExamples } from "#app/db/schema/chatbot.server.ts";

/** Returns the example questions of a response (a stored answer), in the order in which they were written. */
export async function listExamples(responseId: string): Promise<string[]> {
  const { question, responseId: of, id } = chatbotExamples;
  const rows = await db.select({ question }).from(chatbotExamples).where(eq(of, responseId)).orderBy(asc(id));
  return rows.map((row) => row.question);
}

export interface OffTopicQuestions {
  questions: string[];
  /** A hash of the list as it was loaded. A save is refused if the list has changed since. */
  seen: string;
}

/** Returns the off-topic questions (rule assistant/examples). */
export async function readOffTopic(executor: Executor = db): Promise<OffTopicQuestions> {
  const { question, responseId, id } = chatbotExamples;
  const rows = await executor
    .select({ question })
    .from(chatbotExamples)
    .where(isNull(responseId))
    .orderBy(asc(id));
  const questions = rows.map((row) => row.question);
  return { questions, seen: createHash("sha256").update(questions.join("\n")).digest("hex") };
}
