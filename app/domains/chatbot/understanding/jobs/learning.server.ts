import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { asc, desc, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { listen } from "#app/lib/background/notifications.server.ts";
import { log } from "#app/lib/log.server.ts";
import { readKeptQuestions } from "../../content/examples.ts";
import { learnedText } from "../../content/learned-texts.ts";
import type { Effect } from "../../rules/configuration.ts";
import { effectOf, type KeptQuestion } from "../rules/kept.ts";
import type { Knowledge, Lessons } from "../rules/knowledge.ts";
import { type KeptKnowledge, keepKnowledge } from "./kept-knowledge.server.ts";
import { train } from "./train.server.ts";

/** Changes within this time, in milliseconds, are learned in one run. */
const gatherMs = 400;
const channel = "atelier_chatbot";
const keptFile = createRequire(import.meta.url).resolve("#app/domains/chatbot/content/kept-questions.tsv");
/** How long the save of a response (a stored answer) waits for the result of the training, in milliseconds. */
const longestWaitMs = 5_000;
/** How long a visitor's first question waits for the first training after a start, in milliseconds. */
const firstWaitMs = 5_000;
/** The assistant learns from at most this many of the latest examples, so that a training does not take too long. */
const mostExamples = 20_000;

/**
 * The current knowledge. It is global, because a hot reload in development runs this module again, and the file of the
 * knowledge would otherwise stay open.
 */
const holder = globalThis as { atelierKnowledge?: KeptKnowledge };
/** Which test questions (never learned) the current knowledge understands correctly. */
let understood: Knowledge["kept"] | undefined;
let effect: LearnedEffect | null = null;
/** The callers who wait for a training that begins after their call. */
let waiting: { since: number; done: (effect: Effect | null) => void }[] = [];
let gathering: NodeJS.Timeout | undefined;
let learning: Promise<void> | undefined;
let isOutdated = false;
let stopListening: (() => void) | undefined;
let ending: AbortController | undefined;

/**
 * Returns the knowledge of the last training, or undefined before the first. Use it at once, because its memory is
 * freed later (ADR 211).
 */
export async function currentKnowledge(): Promise<Knowledge | undefined> {
  return holder.atelierKnowledge?.load();
}

/** Returns an object that a training replaces. Whoever compares it with an earlier one notices the training. */
export function learnedMark(): unknown {
  return holder.atelierKnowledge;
}

/** Waits up to 5 seconds for the first training after a start, because keywords alone give worse answers. */
export async function firstLearning(): Promise<void> {
  if (holder.atelierKnowledge || !(gathering ?? learning)) return;
  const learned = new Promise<unknown>((done) => waiting.push({ since: 0, done }));
  const tooLong = new Promise((done) => setTimeout(done, firstWaitMs).unref());
  await Promise.race([learned, tooLong]);
}

/** The effect of the last training run, and the moment when it ended. */
export interface LearnedEffect extends Effect {
  at: Date;
}

/** Returns how the last training of this node changed the answers. Returns null before the second training. */
export function lastEffect(): LearnedEffect | null {
  return effect;
}

/**
 * Learns from what was just stored. Returns the effect on the test questions (rule assistant/effect), or null if it is
 * not known within five seconds.
 */
export async function learnedAfterNow(): Promise<Effect | null> {
  const learned = new Promise<Effect | null>((done) => waiting.push({ since: performance.now(), done }));
  if (stopListening) learnSoon();
  else await learnNow();
  const tooLong = new Promise<null>((done) => setTimeout(done, longestWaitMs, null).unref());
  return Promise.race([learned, tooLong]);
}

/**
 * Learns when the site starts, and again when a response or an example changes on any node (rule
 * assistant/learns-again).
 */
export function startLearning(): void {
  stopListening ??= listen(channel, { onPayload: learnSoon, onReconnect: learnSoon });
  learnSoon();
}

/** Stops listening for changes, and ends a training that is running. */
export async function stopLearning(): Promise<void> {
  stopListening?.();
  stopListening = undefined;
  clearTimeout(gathering);
  gathering = undefined;
  isOutdated = false;
  ending?.abort();
  await learning;
}

function learnSoon(): void {
  gathering ??= setTimeout(() => {
    gathering = undefined;
    void learnNow();
  }, gatherMs);
}

/**
 * Learns from the responses and examples in the database, in another process. Until it has finished, the assistant uses
 * the previous knowledge. If something changes meanwhile, it learns once more.
 */
export function learnNow(): Promise<void> {
  if (learning) {
    isOutdated = true;
    return learning;
  }
  learning = learnUntilCurrent().finally(() => (learning = undefined));
  return learning;
}

async function learnUntilCurrent(): Promise<void> {
  const { signal } = (ending = new AbortController());
  try {
    do {
      isOutdated = false;
      const started = performance.now();
      const lessons = await readLessons();
      const learned = await train(lessons, signal);
      effect = understood ? { ...effectOf(understood, learned.kept), at: new Date() } : null;
      const targets = learned.targets.length;
      const before = holder.atelierKnowledge;
      [holder.atelierKnowledge, understood] = [await keepKnowledge(learned), learned.kept];
      void before?.close();
      tellWaiting(started);
      const ms = Math.round(performance.now() - started);
      log.info({ examples: lessons.examples.length, targets, ms }, "chatbot learned");
    } while (isOutdated);
  } catch (error) {
    // The assistant goes on with the previous knowledge. The next change starts another training.
    tellWaiting(Number.POSITIVE_INFINITY);
    if (stopListening) log.error({ err: error }, "chatbot did not learn");
  }
}

function tellWaiting(started: number): void {
  const told = waiting.filter(({ since }) => since <= started);
  waiting = waiting.filter(({ since }) => since > started);
  for (const { done } of told) done(Number.isFinite(started) ? effect : null);
}

/** Reads the responses, examples and test questions for a training. */
export async function readLessons(): Promise<Lessons> {
  const examples = await db
    .select({ responseId: chatbotExamples.responseId, question: chatbotExamples.question })
    .from(chatbotExamples)
    .orderBy(desc(chatbotExamples.id))
    .limit(mostExamples);
  const { id, keywords, response, topic } = chatbotResponses;
  const rows = await db
    .select({ id, keywords, response, topic })
    .from(chatbotResponses)
    .where(sql`exists (select from chatbot_examples where response_id = ${id})`)
    // The order is fixed, because the result of a training depends on it. It must not depend on the identifiers or on
    // the language of a database, which differ between installations.
    .orderBy(sql`${keywords} collate "C"`, asc(id));
  const responses = rows.map((row) => ({ id: row.id, keywords: row.keywords, response: learnedText(row) }));
  return { responses, examples: examples.toReversed(), kept: await readKept() };
}

/**
 * Reads the test questions, each with the ids of its right responses. A question whose responses were all deleted is
 * left out.
 */
async function readKept(): Promise<KeptQuestion[]> {
  const { id, topic } = chatbotResponses;
  const rows = await db.select({ id, topic }).from(chatbotResponses).where(isNotNull(topic));
  const written = readKeptQuestions(await readFile(keptFile, "utf8"));
  return written.flatMap(({ text, topics }) => {
    const responseIds = rows.filter((row) => row.topic && topics.includes(row.topic)).map((row) => row.id);
    return topics.length > 0 && responseIds.length === 0 ? [] : [{ question: text, responseIds }];
  });
}
