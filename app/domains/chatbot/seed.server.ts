import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seedEachOnce, type Starter } from "#app/db/seed-once.server.ts";
import { renewTopic, renewWords } from "./commands/renewed-starters.server.ts";
import { firstAuthors, laterAuthors, readExamples, type StarterExample } from "./content/examples.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { laterTopics, type StarterResponse, type Topic } from "./content/topics.ts";
import { keywordText } from "./rules/keywords.ts";

const examplesFile = createRequire(import.meta.url).resolve(
  "#app/domains/chatbot/content/starter-examples.tsv",
);
/** Topics of early releases. Some of their examples now belong to topics that came later (see `moveExamples`). */
const formerTopics: readonly Topic[] = ["battery", "password", "purchase", "security", "virus"];
/** How many rows one statement inserts, so that it has far fewer parameters than PostgreSQL allows. */
const rowsAtOnce = 2_000;

/**
 * Stores the responses (answers) and examples of a new installation, once (rule assistant/starter). What the owner
 * deletes does not come back. After an upgrade it also adds new examples, but only to responses of the program that
 * nobody has changed.
 */
export async function seedChatbot(): Promise<void> {
  await seedEachOnce(listStarters());
}

/** Returns the steps in the order in which they run. */
function listStarters(): Starter[] {
  return [
    { name: "chatbot", write: addStarters },
    ...laterTopics.map((topic) => ({
      name: `chatbot-topic-${topic}`,
      write: (tx: Executor) => addTopic(topic, tx),
    })),
    { name: "chatbot-examples", write: addFirstExamples },
    // This name contains a hash of the texts, so each change of the program's texts is applied once. It is applied only to
    // the responses that nobody has changed.
    { name: `chatbot-words-${wordsOf(starterResponses)}`, write: rewordStarters },
    // An upgrade adds the examples of authors who wrote later.
    ...laterAuthors.map((author) => ({
      name: `chatbot-examples-${author}`,
      write: (tx: Executor) => addExamplesOf(author, tx),
    })),
    { name: "chatbot-examples-moved", write: moveExamples },
  ];
}

async function addStarters(tx: Executor): Promise<void> {
  if ((await tx.$count(chatbotResponses)) > 0) return;
  await tx.insert(chatbotResponses).values(
    starterResponses.map((starter, index) => ({
      ...rowOf(starter),
      // Each response gets a later time than the one before, because lists are sorted by this time.
      createdAt: sql`now() + make_interval(secs => ${index} * 0.001)`,
    })),
  );
}

async function addFirstExamples(tx: Executor): Promise<void> {
  for (const starter of starterResponses) await renewTopic(tx, starter);
  for (const author of firstAuthors) await addExamplesOf(author, tx);
}

async function rewordStarters(tx: Executor): Promise<void> {
  for (const starter of starterResponses) await renewWords(tx, starter);
}

/**
 * Adds a response that came with a later release. Does nothing if it exists, or if the owner has changed or deleted all
 * responses of the program.
 */
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

async function starterExamples(): Promise<StarterExample[]> {
  return readExamples(await readFile(examplesFile, "utf8"));
}

/**
 * Adds the examples of one author: to the program's responses that nobody has changed, and to the off-topic questions.
 */
async function addExamplesOf(author: string, tx: Executor): Promise<void> {
  const unchanged = new Map<string, string>();
  const { id, topic, version } = chatbotResponses;
  const rows = await tx.select({ id, topic }).from(chatbotResponses).where(eq(version, 1));
  for (const row of rows) if (row.topic) unchanged.set(row.topic, row.id);
  // The owner has changed or deleted every response of the program, so the owner also decides what is off topic.
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

/**
 * Moves examples that were stored before their topic existed, such as 'batterie gonflée' (a swollen battery), to the
 * response on that topic. Takes them only from the off-topic questions and from responses of the program that nobody
 * has changed.
 */
async function moveExamples(tx: Executor): Promise<void> {
  const { id, topic, version } = chatbotResponses;
  const { responseId, question } = chatbotExamples;
  const rows = await tx.select({ id, topic }).from(chatbotResponses).where(eq(version, 1));
  const ids = new Map(rows.map((row) => [row.topic, row.id]));
  const formerIds = formerTopics.flatMap((former) => ids.get(former) ?? []);
  const examples = await starterExamples();
  for (const later of laterTopics) {
    const target = ids.get(later);
    const questions = examples.filter((one) => one.topic === later).map((one) => one.question);
    if (target === undefined || questions.length === 0 || formerIds.length === 0) continue;
    const moved = await tx
      .delete(chatbotExamples)
      .where(and(inArray(question, questions), or(isNull(responseId), inArray(responseId, formerIds))))
      .returning({ question });
    if (moved.length === 0) continue;
    await tx
      .insert(chatbotExamples)
      .values(moved.map((one) => ({ ...one, responseId: target })))
      .onConflictDoNothing();
  }
}

function wordsOf(responses: readonly StarterResponse[]): string {
  const words = JSON.stringify(responses.map(({ topic, keywords, response }) => [topic, keywords, response]));
  return createHash("sha256").update(words).digest("hex").slice(0, 12);
}
