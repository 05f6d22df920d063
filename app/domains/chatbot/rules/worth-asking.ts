import type { Topic } from "../content/topics.ts";
import type { Decision } from "../understanding/rules/decision.ts";

/**
 * Topics that get no button when the assistant asks which response is meant: small talk and refused requests. No
 * visitor would choose such a button.
 */
const noButton = new Set<string | null>([
  "smalltalk-hello",
  "smalltalk-thanks",
  "smalltalk-bye",
  "refused",
] satisfies Topic[]);

/** Whether a topic's answer can be combined with another one. An apology, a refusal and small talk cannot. */
export function isAnsweredBeside(topic: string | null): boolean {
  return topic !== "complaint" && !noButton.has(topic);
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
