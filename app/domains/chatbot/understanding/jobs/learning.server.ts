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

/** Changes that arrive within this time are learned together. */
const gatherMs = 400;
const channel = "atelier_chatbot";
const keptFile = createRequire(import.meta.url).resolve("#app/domains/chatbot/content/kept-questions.tsv");
/** How long a person who saves a change waits for the effect of the training run. */
const longestWaitMs = 5_000;
/** How long a visitor of a site that has just started waits for the first training run. */
const firstWaitMs = 2_500;
/** Bounds the time that learning takes: only the latest examples are learned, in the order in which they were stored. */
const mostExamples = 20_000;

/** The current knowledge. It survives hot reloads, which run this module again; otherwise its file would stay open. */
const holder = globalThis as { atelierKnowledge?: KeptKnowledge };
/** Which of the kept questions (not used for learning) the current knowledge understands correctly. */
let understood: Knowledge["kept"] | undefined;
let effect: LearnedEffect | null = null;
/** The callers who wait for a training run that begins after they asked. */
let waiting: { since: number; done: (effect: Effect | null) => void }[] = [];
let gathering: NodeJS.Timeout | undefined;
let learning: Promise<void> | undefined;
let isOutdated = false;
let stopListening: (() => void) | undefined;
let ending: AbortController | undefined;

/**
 * Returns the knowledge from the last training run, or undefined before the first. The caller must use it immediately,
 * because its memory is freed later (ADR 211).
 */
export async function currentKnowledge(): Promise<Knowledge | undefined> {
  return holder.atelierKnowledge?.load();
}

/** Returns a value that is replaced by each training run. */
export function learnedMark(): unknown {
  return holder.atelierKnowledge;
}

/**
 * Waits a short time for the first training run of a site that has just started, because keywords alone give worse
 * answers.
 */
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

/** Returns how the last training run on this node changed the answers. Null before the second run. */
export function lastEffect(): LearnedEffect | null {
  return effect;
}

/**
 * Learns from the data that was just stored, and returns the effect (rule assistant/effect); null if it is not known.
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

/** Stops listening for changes, and stops the training run that is in progress, if any. */
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
 * Learns from the data in the database, in a separate process. The previous knowledge is used until that process has
 * ended. A change that arrives meanwhile is learned immediately afterwards.
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
    // The previous knowledge continues to answer, and the next change starts another attempt.
    tellWaiting(Number.POSITIVE_INFINITY);
    if (stopListening) log.error({ err: error }, "chatbot did not learn");
  }
}

function tellWaiting(started: number): void {
  const told = waiting.filter(({ since }) => since <= started);
  waiting = waiting.filter(({ since }) => since > started);
  for (const { done } of told) done(Number.isFinite(started) ? effect : null);
}

/** Reads the data from which the assistant learns. */
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
    // The order is fixed, so that the same lessons give the same weights on every installation, even if the identifiers
    // and the language of the database differ.
    .orderBy(sql`${keywords} collate "C"`, asc(id));
  const responses = rows.map((row) => ({ id: row.id, keywords: row.keywords, response: learnedText(row) }));
  return { responses, examples: examples.toReversed(), kept: await readKept() };
}

/**
 * Reads the kept questions (test questions) with the responses that are right today. Leaves out questions whose
 * response was deleted.
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
