import { sql } from "drizzle-orm";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { keywordText } from "./rules/keywords.ts";

/** A new installation answers from its first day (decision 32). Once: what the owner deletes does not come back. */
export async function seedChatbot(): Promise<void> {
  await seedOnce("chatbot", async (tx) => {
    if ((await tx.$count(chatbotResponses)) > 0) return;
    await tx.insert(chatbotResponses).values(
      starterResponses.map((starter, index) => ({
        ...starter,
        keywords: keywordText(starter.keywords),
        // One after the other, so that they are listed in the order they were written in.
        createdAt: sql`now() + make_interval(secs => ${index} * 0.001)`,
      })),
    );
  });
}
