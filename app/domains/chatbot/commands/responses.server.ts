import { and, eq, inArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotMessages, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { unknownPlaceholderText } from "../content/placeholder-texts.ts";
import { configurationTexts } from "../labels.ts";
import { type Lesson, listLessons } from "../queries/learning.server.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import { nearPlaceholders, unknownPlaceholders } from "../rules/typed-placeholders.ts";
import type { ReadyAct } from "../rules/sayings.ts";
import {
  dismissSchema,
  learnSchema,
  longestResponseForm,
  newTarget,
  readAllIntent,
  responseSchema,
  selectionSchema,
  suggestionSchema,
} from "../validation.ts";
import { learnedAfterNow } from "../understanding/jobs/learning.server.ts";
import { decideReadyAnswer, readReadyAnswers, reviewedBy } from "./ready-answers.server.ts";
import { addExamples, keepExamples, saveOffTopic, teach } from "./examples.server.ts";
import { suggestKeywords } from "./keywords.server.ts";

const { failures } = configurationTexts;

/**
 * Handles a form of the assistant's configuration screen. Never throws: after a failure it returns an error sentence,
 * in the words of the site's specification.
 */
export async function handleConfigurationRequest(
  actor: Actor,
  values: FormValues,
  signal?: AbortSignal,
): Promise<ConfigurationOutcome> {
  const intent = firstValue(values, "intent");
  if (!Object.hasOwn(requests, intent)) return refused(failures.misunderstood);
  const request = requests[intent as keyof typeof requests];
  try {
    const answer = await request.handle(values, actor, signal);
    log.info({ actorId: actor.userId, intent, outcome: answer.outcome }, "chatbot changed");
    return answer;
  } catch (error) {
    log.error({ err: error, intent }, "chatbot request failed");
    return { outcome: "failed", refusal: request.failure };
  }
}

const requests = {
  save: { handle: saveResponse, failure: failures.save },
  read: deciding("read"),
  unread: deciding("unread"),
  withhold: deciding("withhold"),
  say: deciding("say"),
  [readAllIntent]: { handle: readReadyAnswers, failure: failures.save },
  delete: { handle: deleteResponse, failure: failures.delete },
  suggest: { handle: suggest, failure: failures.suggest },
  learn: { handle: learn, failure: failures.learn },
  dismiss: { handle: dismiss, failure: failures.save },
  teach: { handle: teach, failure: failures.learn },
  foreign: { handle: saveOffTopic, failure: failures.save },
} satisfies Record<string, Request>;

interface Request {
  handle: (values: FormValues, actor: Actor, signal?: AbortSignal) => Promise<ConfigurationOutcome>;
  failure: string;
}

/** Returns the handler of the owner's decision about a ready answer (a response that came with the program). */
function deciding(act: ReadyAct): Request {
  return { handle: (values, actor) => decideReadyAnswer(act, values, actor), failure: failures.save };
}

/** Stores a new or changed response, and marks the questions for which it was written as handled. */
async function saveResponse(values: FormValues, actor: Actor): Promise<ConfigurationOutcome> {
  const checked = checkForm(responseSchema, values, longestResponseForm);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { id, version, questions, examples, ...typed } = checked.data;
  // The schema does not check this, because public pages load the schema and should not load the list of names too.
  const [unknown] = unknownPlaceholders(typed.response);
  if (unknown !== undefined)
    return {
      outcome: "invalid",
      errors: { response: unknownPlaceholderText(unknown, nearPlaceholders(unknown)) },
    };
  const fields = { ...typed, withheld: false, ...reviewedBy(actor) };
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
      const [added] = await tx
        .insert(chatbotResponses)
        .values(fields)
        .onConflictDoNothing()
        .returning({ id: chatbotResponses.id });
      if (added) await addExamples(tx, added.id, examples ?? []);
      return { outcome: "done" };
    }
    const { rowCount } = await tx
      .update(chatbotResponses)
      .set({ ...fields, updatedAt: sql`now()`, version: sql`${chatbotResponses.version} + 1` })
      .where(and(eq(chatbotResponses.id, id), eq(chatbotResponses.version, version)));
    if (!rowCount) return { outcome: "stale", refusal: failures.stale };
    if (examples) await keepExamples(tx, id, examples);
    return { outcome: "done" };
  });
}

async function deleteResponse(values: FormValues): Promise<ConfigurationOutcome> {
  const checked = checkForm(selectionSchema, values);
  if ("errors" in checked) return refused(failures.misunderstood);
  await db.delete(chatbotResponses).where(eq(chatbotResponses.id, checked.data.id));
  return { outcome: "done" };
}

async function suggest(
  values: FormValues,
  _actor: Actor,
  signal?: AbortSignal,
): Promise<ConfigurationOutcome> {
  const checked = checkForm(suggestionSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { keywords, response } = checked.data;
  if (!keywords && !response) return refused(failures.nothingToSuggest);
  const suggestion = await suggestKeywords(keywords, response, signal);
  if ("refused" in suggestion) return { outcome: "failed", refusal: failures.suggest };
  if (!suggestion.keywords) return refused(failures.nothingToSuggest);
  return { outcome: "done", suggestion };
}

/**
 * Stores the lessons that the owner ticked (rule assistant/learning). A lesson is a question that always got the same
 * answer; it becomes an example of that response, or a new response. Lessons that no longer apply are ignored.
 */
async function learn(values: FormValues): Promise<ConfigurationOutcome> {
  const checked = checkForm(learnSchema, values);
  if ("errors" in checked) return refused(configurationTexts.nothingTicked);
  const { lessons } = checked.data;
  const added = await db.transaction(async (tx) => {
    const chosen = (await listLessons(tx)).filter(({ key }) => lessons.includes(key));
    let count = 0;
    for (const lesson of chosen) count += await store(tx, lesson, firstValue(values, `into-${lesson.key}`));
    return count;
  });
  return { outcome: "done", added, effect: added > 0 ? await learnedAfterNow() : null };
}

async function store(tx: Executor, { keywords, response, from }: Lesson, into: string): Promise<number> {
  if (from && into !== newTarget) return addExamples(tx, from, [keywords]);
  const [row] = await tx
    .insert(chatbotResponses)
    .values({ keywords, response })
    .onConflictDoNothing()
    .returning({ id: chatbotResponses.id });
  if (row) await addExamples(tx, row.id, [keywords]);
  return row ? 1 : 0;
}

async function dismiss(values: FormValues): Promise<ConfigurationOutcome> {
  const checked = checkForm(dismissSchema, values);
  if ("errors" in checked) return refused(failures.misunderstood);
  await answerQuestions(db, checked.data.questions);
  return { outcome: "done" };
}

async function answerQuestions(executor: Executor, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.update(chatbotMessages).set({ unanswered: false }).where(inArray(chatbotMessages.id, ids));
}

function refused(refusal: string): ConfigurationOutcome {
  return { outcome: "refused", refusal };
}
