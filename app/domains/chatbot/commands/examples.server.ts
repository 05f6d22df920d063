import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotMessages, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { configurationTexts } from "../labels.ts";
import { readOffTopic } from "../queries/examples.server.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import { exampleLength } from "../rules/examples.ts";
import { learnedAfterNow } from "../understanding/jobs/learning.server.ts";
import { offTopicSchema, longestOffTopic, teachSchema } from "../validation.ts";

const { failures } = configurationTexts;

/**
 * Replaces the examples (questions whose right answer is known) of a response (a stored answer). If `responseId` is
 * null, replaces the off-topic questions. An example that is already stored keeps its position.
 */
export async function keepExamples(
  tx: Executor,
  responseId: string | null,
  questions: readonly string[],
): Promise<void> {
  const { responseId: of, question } = chatbotExamples;
  const ofThis = responseId === null ? isNull(of) : eq(of, responseId);
  const gone = questions.length > 0 ? notInArray(question, [...questions]) : undefined;
  await tx.delete(chatbotExamples).where(and(ofThis, gone));
  await addExamples(tx, responseId, questions);
}

/**
 * Adds examples to a response. If `responseId` is null, adds them to the off-topic questions. Ignores those that exist.
 * Returns how many were added.
 */
export async function addExamples(
  tx: Executor,
  responseId: string | null,
  questions: readonly string[],
): Promise<number> {
  if (questions.length === 0) return 0;
  const { rowCount } = await tx
    .insert(chatbotExamples)
    .values(questions.map((question) => ({ responseId, question: question.slice(0, exampleLength) })))
    .onConflictDoNothing();
  return rowCount ?? 0;
}

/** Saves the list of off-topic questions. Refuses if somebody else has changed the list since it was shown. */
export async function saveOffTopic(values: FormValues): Promise<ConfigurationOutcome> {
  const checked = checkForm(offTopicSchema, values, longestOffTopic);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { examples, seen } = checked.data;
  const isSaved = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('chatbot foreign examples'))`);
    if ((await readOffTopic(tx)).seen !== seen) return false;
    await keepExamples(tx, null, examples);
    return true;
  });
  if (!isSaved) return { outcome: "stale", refusal: failures.stale };
  return { outcome: "done", effect: await learnedAfterNow() };
}

/**
 * Adds visitors' unanswered questions to the examples of a response, or to the off-topic questions, and marks them as
 * handled.
 */
export async function teach(values: FormValues): Promise<ConfigurationOutcome> {
  const checked = checkForm(teachSchema, values);
  if ("errors" in checked) return { outcome: "refused", refusal: failures.misunderstood };
  const { questions, into } = checked.data;
  const isTaught = await db.transaction(async (tx) => {
    if (into !== null) {
      const { id } = chatbotResponses;
      const [found] = await tx.select({ id }).from(chatbotResponses).where(eq(id, into));
      if (!found) return false;
    }
    const asked = await tx
      .update(chatbotMessages)
      .set({ unanswered: false })
      .where(and(inArray(chatbotMessages.id, questions), eq(chatbotMessages.role, "user")))
      .returning({ content: chatbotMessages.content });
    await addExamples(tx, into, [
      ...new Set(asked.map(({ content }) => content.replace(/\s+/g, " ").trim())),
    ]);
    return true;
  });
  if (!isTaught) return { outcome: "stale", refusal: failures.gone };
  return { outcome: "done", effect: await learnedAfterNow() };
}
