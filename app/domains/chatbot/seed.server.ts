import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { and, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { readExamples, type StarterExample } from "./content/examples.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { laterTopics, type StarterResponse, type Topic } from "./content/topics.ts";
import { keywordText } from "./rules/keywords.ts";

const examplesFile = createRequire(import.meta.url).resolve(
  "#app/domains/chatbot/content/starter-examples.tsv",
);
/** Rows of one insert: far below the parameters PostgreSQL takes. */
const rowsAtOnce = 2_000;

/**
 * Stores the responses and examples of a new installation (rule assistant/starter), once: a deleted one does not come
 * back. An installation from before some examples gets them for the starter responses nobody changed.
 */
export async function seedChatbot(): Promise<void> {
  await seedOnce("chatbot", async (tx) => {
    if ((await tx.$count(chatbotResponses)) > 0) return;
    await tx.insert(chatbotResponses).values(
      starterResponses.map((starter, index) => ({
        ...rowOf(starter),
        // Increasing moments keep the responses in the order they were written.
        createdAt: sql`now() + make_interval(secs => ${index} * 0.001)`,
      })),
    );
  });
  for (const topic of laterTopics) await seedOnce(`chatbot-topic-${topic}`, (tx) => addTopic(topic, tx));
  await seedOnce("chatbot-examples", async (tx) => {
    for (const starter of starterResponses) await refresh(tx, starter);
    for (const author of firstAuthors) await addExamplesOf(author, tx);
  });
  // Named after the words themselves, so that whatever changes in them reaches the responses nobody changed.
  await seedOnce(`chatbot-words-${wordsOf(starterResponses)}`, async (tx) => {
    for (const starter of starterResponses) await reword(tx, starter);
  });
  // An upgrade brings the examples of authors who wrote since.
  const authors = new Set((await starterExamples()).map(({ author }) => author));
  for (const author of authors)
    if (!firstAuthors.has(author))
      await seedOnce(`chatbot-examples-${author}`, (tx) => addExamplesOf(author, tx));
}

/** Adds a starter response that came later, unless the knowledge base is all its owner's own or has it. */
async function addTopic(wanted: Topic, tx: Executor): Promise<void> {
  const starter = starterResponses.find(({ topic }) => topic === wanted);
  const { topic, version } = chatbotResponses;
  const isStarters = (await tx.$count(chatbotResponses, and(isNotNull(topic), eq(version, 1)))) > 0;
  if (!starter || !isStarters || (await tx.$count(chatbotResponses, eq(topic, wanted))) > 0) return;
  await tx.insert(chatbotResponses).values(rowOf(starter)).onConflictDoNothing();
}

function rowOf({ topic, label, keywords, response, offersContact }: StarterResponse) {
  return { topic, label, response, offersContact: offersContact ?? false, keywords: keywordText(keywords) };
}

/** Those whose examples came with the first ones. */
const firstAuthors = new Set(["a", "b", "c", "d"]);

async function starterExamples(): Promise<StarterExample[]> {
  return readExamples(await readFile(examplesFile, "utf8"));
}

/** Adds the examples of one author to the starter responses nobody changed, and to the foreign questions. */
async function addExamplesOf(author: string, tx: Executor): Promise<void> {
  const unchanged = new Map<string, string>();
  const { id, topic, version } = chatbotResponses;
  const rows = await tx.select({ id, topic }).from(chatbotResponses).where(eq(version, 1));
  for (const row of rows) if (row.topic) unchanged.set(row.topic, row.id);
  // A knowledge base all its owner's own knows better what is none of their business.
  if (unchanged.size === 0) return;
  const examples = (await starterExamples())
    .filter((example) => example.author === author)
    .flatMap((example) => {
      const responseId = example.topic === null ? null : unchanged.get(example.topic);
      return responseId === undefined ? [] : [{ responseId, question: example.question }];
    });
  for (let first = 0; first < examples.length; first += rowsAtOnce)
    await tx
      .insert(chatbotExamples)
      .values(examples.slice(first, first + rowsAtOnce))
      .onConflictDoNothing();
}

/** Gives a starter response that nobody changed its present topic, label and keywords. */
async function refresh(tx: Executor, starter: StarterResponse): Promise<void> {
  const { topic, version, response } = chatbotResponses;
  const before = formerTopics[starter.topic];
  await tx
    .update(chatbotResponses)
    .set({ topic: starter.topic, label: starter.label, keywords: keywordText(starter.keywords) })
    .where(
      and(
        inArray(topic, before ? [starter.topic, before] : [starter.topic]),
        eq(sql`left(${response}, ${sameBeginning})`, starter.response.slice(0, sameBeginning)),
        eq(version, 1),
      ),
    );
}

function wordsOf(responses: readonly StarterResponse[]): string {
  const words = JSON.stringify(responses.map(({ topic, keywords, response }) => [topic, keywords, response]));
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}

/** Gives a starter response that nobody changed its present words, which follow the settings (rule assistant/starter). */
async function reword(tx: Executor, starter: StarterResponse): Promise<void> {
  const { topic, version, response, keywords } = chatbotResponses;
  await tx
    .update(chatbotResponses)
    .set({ response: starter.response, keywords: keywordText(starter.keywords) })
    .where(
      and(
        eq(topic, starter.topic),
        eq(version, 1),
        or(ne(response, starter.response), ne(keywords, keywordText(starter.keywords))),
      ),
    );
}

/** A starter response may be worded anew further on. Its first words tell it from the others of a former topic. */
const sameBeginning = 40;

/** The former names of topics, from before each response had its own. */
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
