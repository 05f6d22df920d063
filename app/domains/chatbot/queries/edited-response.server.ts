import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { responseFields, type ResponseRow } from "./configuration.server.ts";
import { listExamples } from "./examples.server.ts";

/** A response (a stored answer) with its examples, as its form shows it. */
export interface EditedResponse extends ResponseRow {
  examples: string[];
  /**
   * The program's own text on the response's topic, so that the form can put it back. Null for a
   * response that the owner added.
   */
  starter: string | null;
}

/** Returns one response for editing, or null when it was deleted. */
export async function getResponse(id: string): Promise<EditedResponse | null> {
  const [row] = await db
    .select({ ...responseFields, topic: chatbotResponses.topic })
    .from(chatbotResponses)
    .where(eq(chatbotResponses.id, id));
  if (!row) return null;
  const { topic, ...response } = row;
  const starter = starterResponses.find((one) => one.topic === topic)?.response ?? null;
  return { ...response, starter, examples: await listExamples(id) };
}
