import { and, eq, lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations } from "#app/db/schema/chatbot.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { conversationDays, emptyConversationDays } from "./rules/limits.ts";

/** Every night, deletes conversations without a question, and old ones, because people's own words are in them. */
export const purgeChatbotQueue: JobQueue = {
  name: "purge-chatbot",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "40 3 * * *",
  work: async () => {
    const { questions, updatedAt } = chatbotConversations;
    const { rowCount } = await db
      .delete(chatbotConversations)
      .where(
        or(
          lt(updatedAt, sql`now() - make_interval(days => ${conversationDays})`),
          and(eq(questions, 0), lt(updatedAt, sql`now() - make_interval(days => ${emptyConversationDays})`)),
        ),
      );
    if (rowCount) log.info({ purged: rowCount }, "conversations forgotten");
  },
};
