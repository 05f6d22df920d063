import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { readExamples } from "./content/examples.ts";
import { starterResponses } from "./content/starter-responses.ts";
import type { StarterResponse } from "./content/topics.ts";
import { keywordText } from "./rules/keywords.ts";

const examplesFile = createRequire(import.meta.url).resolve(
  "#app/domains/chatbot/content/starter-examples.tsv",
);
/** Rows of one insert: far below the parameters PostgreSQL takes. */
const rowsAtOnce = 2_000;

/**
 * Stores the responses and examples of a new installation (rule assistant/starter), once: a deleted one does not come
 * back. An installation from before the examples gets them for the starter responses nobody changed.
 */
export async function seedChatbot(): Promise<void> {
  await seedOnce("chatbot", async (tx) => {
    if ((await tx.$count(chatbotResponses)) > 0) return;
    await tx.insert(chatbotResponses).values(
      starterResponses.map(({ topic, label, keywords, response, offersContact }, index) => ({
        topic,
        label,
        response,
        offersContact: offersContact ?? false,
        keywords: keywordText(keywords),
        // Increasing moments keep the responses in the order they were written.
        createdAt: sql`now() + make_interval(secs => ${index} * 0.001)`,
      })),
    );
  });
  await seedOnce("chatbot-examples", async (tx) => {
    const found = new Map<string, string>();
    for (const starter of starterResponses) {
      const id = await refresh(tx, starter);
      if (id) found.set(starter.topic, id);
    }
    // A knowledge base all its owner's own knows better what is none of their business.
    if (found.size === 0) return;
    const rows = readExamples(await readFile(examplesFile, "utf8")).flatMap(({ topic, question }) => {
      const responseId = topic === null ? null : found.get(topic);
      return responseId === undefined ? [] : [{ responseId, question }];
    });
    for (let first = 0; first < rows.length; first += rowsAtOnce)
      await tx
        .insert(chatbotExamples)
        .values(rows.slice(first, first + rowsAtOnce))
        .onConflictDoNothing();
  });
}

/** Gives a starter response that nobody changed its present topic, label and keywords. Returns its identifier. */
async function refresh(tx: Executor, starter: StarterResponse): Promise<string | undefined> {
  const { topic, version, id, response } = chatbotResponses;
  const before = formerTopics[starter.topic];
  const [row] = await tx
    .update(chatbotResponses)
    .set({ topic: starter.topic, label: starter.label, keywords: keywordText(starter.keywords) })
    .where(
      and(
        inArray(topic, before ? [starter.topic, before] : [starter.topic]),
        eq(response, starter.response),
        eq(version, 1),
      ),
    )
    .returning({ id });
  return row?.id;
}

/** What these topics were called before each response had one of its own. */
const formerTopics: Partial<Record<StarterResponse["topic"], string>> = {
  "hardware-general": "hardware-repair",
  "hardware-no-start": "hardware-repair",
  "hardware-parts": "hardware-repair",
  "windows-trouble": "software-repair",
  "program-trouble": "software-repair",
  "smalltalk-hello": "smalltalk",
  "smalltalk-thanks": "smalltalk",
  "smalltalk-bye": "smalltalk",
};
