import type { Effect } from "../../rules/configuration.ts";
import { decide } from "./decision.ts";
import type { Understanding } from "./knowledge.ts";

/** A test question: the assistant does not learn from it, so that it can show the effect of learning. */
export interface KeptQuestion {
  question: string;
  /** The right responses (stored answers). Empty when the question is off topic. */
  responseIds: string[];
}

/** Whether a test question is understood correctly from the examples alone, without keywords. */
export function isRight({ responseIds }: KeptQuestion, understanding: Understanding): boolean {
  const decision = decide({ exactIds: [], share: null }, understanding);
  if (decision.kind === "answer") return responseIds.includes(decision.responseId);
  if (decision.kind === "ask") return decision.responseIds.some((id) => responseIds.includes(id));
  return responseIds.length === 0;
}

/**
 * Returns how many test questions are newly understood after a training, no longer understood, and understood in all.
 */
export function effectOf(before: ReadonlyMap<string, boolean>, after: ReadonlyMap<string, boolean>): Effect {
  const effect: Effect = { better: 0, worse: 0, right: 0, all: after.size };
  for (const [question, isNow] of after) {
    const was = before.get(question);
    if (isNow) effect.right += 1;
    if (was === undefined || was === isNow) continue;
    if (isNow) effect.better += 1;
    else effect.worse += 1;
  }
  return effect;
}
