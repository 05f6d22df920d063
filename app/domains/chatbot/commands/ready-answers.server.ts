import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { configurationTexts } from "../labels.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import type { ReadyAct } from "../rules/sayings.ts";
import { readyAnswerSchema, readyAnswersSchema } from "../validation.ts";

const { failures } = configurationTexts;

/** Returns the values of the columns that say who decided about a response (a stored answer), and when. */
export function reviewedBy({ name }: Actor) {
  return { reviewedBy: name, reviewedAt: sql`now()` };
}

/**
 * Handles the owner's decision about a ready answer (a response that came with the program): mark it as read, stop
 * giving it, or give it again (rule assistant/read). The version stays the same, so that an upgrade may still reword
 * the answer.
 */
export async function decideReadyAnswer(
  act: ReadyAct,
  values: FormValues,
  actor: Actor,
): Promise<ConfigurationOutcome> {
  const checked = checkForm(readyAnswerSchema, values);
  if ("errors" in checked) return { outcome: "refused", refusal: failures.misunderstood };
  const { id, version } = checked.data;
  const changes = {
    read: reviewedBy(actor),
    unread: { reviewedBy: null, reviewedAt: null },
    withhold: { withheld: true, ...reviewedBy(actor) },
    say: { withheld: false, ...reviewedBy(actor) },
  } satisfies Record<ReadyAct, object>;
  const isIt = eq(chatbotResponses.id, id);
  const { rowCount } = await db
    .update(chatbotResponses)
    .set(changes[act])
    .where(and(isIt, eq(chatbotResponses.version, version), isNotNull(chatbotResponses.topic)));
  if (rowCount) return { outcome: "done" };
  const isThere = (await db.$count(chatbotResponses, isIt)) > 0;
  return { outcome: "stale", refusal: isThere ? failures.stale : failures.gone };
}

/** Thrown to undo a transaction when one of the answers has changed. */
class Changed extends Error {}

/**
 * Marks several ready answers as read: all of them or none (rule assistant/read). Refuses if one has changed since it
 * was shown, because nobody may mark a text that they have not seen.
 */
export async function readReadyAnswers(values: FormValues, actor: Actor): Promise<ConfigurationOutcome> {
  const checked = checkForm(readyAnswersSchema, values);
  if ("errors" in checked) return { outcome: "refused", refusal: failures.misunderstood };
  const shown = checked.data.answers.map((answer) => answer.split(":") as [id: string, version: string]);
  try {
    await db.transaction(async (tx) => {
      const { id, version, topic, withheld, reviewedAt } = chatbotResponses;
      const { rowCount } = await tx
        .update(chatbotResponses)
        .set(reviewedBy(actor))
        .where(
          and(
            isNotNull(topic),
            eq(withheld, false),
            isNull(reviewedAt),
            or(...shown.map(([one, seen]) => and(eq(id, one), eq(version, Number(seen))))),
          ),
        );
      if (rowCount !== shown.length) throw new Changed();
    });
  } catch (error) {
    if (error instanceof Changed) return { outcome: "stale", refusal: failures.stale };
    throw error;
  }
  return { outcome: "done" };
}
