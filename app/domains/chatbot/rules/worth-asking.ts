import type { Topic } from "../content/topics.ts";
import type { Decision } from "../understanding/rules/decision.ts";

/**
 * Topics that get no button when the visitor chooses between responses (stored answers), because nobody would press it:
 * small talk, and requests that the assistant refuses.
 */
const noButton = new Set<string | null>([
  "smalltalk-hello",
  "smalltalk-thanks",
  "smalltalk-bye",
  "refused",
] satisfies Topic[]);

/**
 * Whether the answer on a topic may be given together with another one. An apology, a refusal and small talk may not.
 */
export function isAnsweredBeside(topic: string | null): boolean {
  return topic !== "complaint" && !noButton.has(topic);
}

/**
 * Returns the two responses to give together if a question names both a fault and the diagnosis, because it asks about
 * both (rule assistant/ask-back). Otherwise returns null.
 */
export function besideDiagnosis<Response extends { topic: string | null }>(
  question: string,
  responses: readonly Response[],
): readonly [Response, Response] | null {
  const diagnosis = responses.find(({ topic }) => topic === "diagnosis");
  const other = responses.find((one) => one !== diagnosis && isAnsweredBeside(one.topic));
  return diagnosis && other && /diagnos/i.test(question) ? [diagnosis, other] : null;
}

/** Leaves out the buttons that nobody would press, if at least two others remain (rule assistant/ask-back). */
export function worthAsking<Response extends { id: string; topic: string | null }>(
  decision: Decision,
  responses: Response[],
): { decision: Decision; responses: Response[] } {
  const asked = responses.filter(({ topic }) => !noButton.has(topic));
  if (decision.kind !== "ask" || asked.length < 2) return { decision, responses };
  return { decision: { kind: "ask", responseIds: asked.map(({ id }) => id) }, responses: asked };
}
