import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotMessages, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm, firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { configurationTexts } from "../labels.ts";
import { listLessons } from "../queries/learning.server.ts";
import type { ConfigurationAnswer } from "../rules/configuration.ts";
import {
  dismissSchema,
  learnSchema,
  responseSchema,
  selectionSchema,
  suggestionSchema,
} from "../validation.ts";
import { suggestKeywords } from "./keywords.server.ts";

const { failures, notices } = configurationTexts;

/** Runs a request of the configuration screen. Never throws: a failure returns its quoted words. */
export async function carryOutChatbotRequest(
  actor: Actor,
  values: FormValues,
  signal?: AbortSignal,
): Promise<ConfigurationAnswer> {
  const intent = firstValue(values, "intent");
  if (!Object.hasOwn(requests, intent)) return refused(failures.misunderstood);
  const request = requests[intent as keyof typeof requests];
  try {
    const answer = await request.carryOut(values, signal);
    log.info({ actorId: actor.userId, intent, outcome: answer.outcome }, "chatbot changed");
    return answer;
  } catch (error) {
    log.error({ err: error, intent }, "chatbot request failed");
    return { outcome: "failed", text: request.failure };
  }
}

const requests = {
  save: { carryOut: saveResponse, failure: failures.save },
  delete: { carryOut: deleteResponse, failure: failures.delete },
  suggest: { carryOut: suggest, failure: failures.suggest },
  learn: { carryOut: learn, failure: failures.learn },
  dismiss: { carryOut: dismiss, failure: failures.save },
} satisfies Record<string, Request>;

interface Request {
  carryOut: (values: FormValues, signal?: AbortSignal) => Promise<ConfigurationAnswer>;
  failure: string;
}

/** Adds or saves a response, and marks the questions it was written for as answered. */
async function saveResponse(values: FormValues): Promise<ConfigurationAnswer> {
  const checked = checkForm(responseSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { id, version, questions, ...fields } = checked.data;
  return db.transaction(async (tx) => {
    const isSame = and(
      sql`md5(keywords) = md5(${fields.keywords})`,
      sql`md5(response) = md5(${fields.response})`,
    );
    const [same] = await tx.select({ id: chatbotResponses.id }).from(chatbotResponses).where(isSame);
    if (same && same.id !== id)
      return { outcome: "invalid", errors: { response: configurationTexts.sameResponse } };
    await answerQuestions(tx, questions);
    if (!id) {
      await tx.insert(chatbotResponses).values(fields).onConflictDoNothing();
      return { outcome: "done", text: notices.added };
    }
    const { rowCount } = await tx
      .update(chatbotResponses)
      .set({ ...fields, updatedAt: sql`now()`, version: sql`${chatbotResponses.version} + 1` })
      .where(and(eq(chatbotResponses.id, id), eq(chatbotResponses.version, version)));
    return rowCount ? { outcome: "done", text: notices.saved } : { outcome: "stale", text: failures.stale };
  });
}

async function deleteResponse(values: FormValues): Promise<ConfigurationAnswer> {
  const checked = checkForm(selectionSchema, values);
  if ("errors" in checked) return refused(failures.misunderstood);
  await db.delete(chatbotResponses).where(eq(chatbotResponses.id, checked.data.id));
  return { outcome: "done", text: notices.deleted };
}

async function suggest(values: FormValues, signal?: AbortSignal): Promise<ConfigurationAnswer> {
  const checked = checkForm(suggestionSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { keywords, response } = checked.data;
  if (!keywords && !response) return refused(failures.nothingToSuggest);
  const suggestion = await suggestKeywords(keywords, response, signal);
  if ("refused" in suggestion) return { outcome: "failed", text: failures.suggest };
  if (!suggestion.keywords) return refused(failures.nothingToSuggest);
  return { outcome: "done", suggestion };
}

/** Stores the ticked lessons (rule assistant/learning), except those no longer true. */
async function learn(values: FormValues): Promise<ConfigurationAnswer> {
  const checked = checkForm(learnSchema, values);
  if ("errors" in checked) return refused(configurationTexts.nothingTicked);
  const { lessons } = checked.data;
  const added = await db.transaction(async (tx) => {
    const chosen = (await listLessons(tx)).filter(({ key }) => lessons.includes(key));
    if (chosen.length === 0) return 0;
    const { rowCount } = await tx
      .insert(chatbotResponses)
      .values(chosen.map(({ keywords, response }) => ({ keywords, response })))
      .onConflictDoNothing();
    return rowCount ?? 0;
  });
  return { outcome: "done", text: notices.learned, added };
}

async function dismiss(values: FormValues): Promise<ConfigurationAnswer> {
  const checked = checkForm(dismissSchema, values);
  if ("errors" in checked) return refused(failures.misunderstood);
  await answerQuestions(db, checked.data.questions);
  return { outcome: "done", text: notices.dismissed };
}

async function answerQuestions(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.update(chatbotMessages).set({ unanswered: false }).where(inArray(chatbotMessages.id, ids));
}

function refused(text: string): ConfigurationAnswer {
  return { outcome: "refused", text };
}
