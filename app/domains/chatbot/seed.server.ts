import { sql } from "drizzle-orm";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { keywordText } from "./rules/keywords.ts";

/** Stores the responses of a new installation (rule assistant/starter), once: a deleted one does not come back. */
export async function seedChatbot(): Promise<void> {
  await seedOnce("chatbot", async (tx) => {
    if ((await tx.$count(chatbotResponses)) > 0) return;
    await tx.insert(chatbotResponses).values(
      starterResponses.map((starter, index) => ({
        ...starter,
        keywords: keywordText(starter.keywords),
        // Increasing moments keep the responses in the order they were written.
        createdAt: sql`now() + make_interval(secs => ${index} * 0.001)`,
      })),
    );
  });
}
