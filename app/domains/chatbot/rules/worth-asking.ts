import type { Topic } from "../content/topics.ts";
import { askFrom, type Decision } from "../understanding/rules/decision.ts";

/** Nobody means these when asked back: small talk, and what the shop refuses. */
const noButton = new Set<string | null>([
  "smalltalk-hello",
  "smalltalk-thanks",
  "smalltalk-bye",
  "refused",
] satisfies Topic[]);

/**
 * Leaves out the buttons nobody would press (rule assistant/ask-back). The one that is left is the answer; so is an excuse
 * that is the likeliest: who complains is not asked what about.
 */
export function worthAsking<Response extends { id: string; topic: string | null }>(
  decision: Decision,
  responses: Response[],
): { decision: Decision; responses: Response[] } {
  const [likeliest] = responses;
  if (decision.kind !== "ask" || !likeliest) return { decision, responses };
  const asked = responses.filter(({ topic }) => !noButton.has(topic));
  const only =
    likeliest.topic === "complaint" ? likeliest : asked.length < 2 ? (asked[0] ?? likeliest) : null;
  if (!only) return { decision: { kind: "ask", responseIds: asked.map(({ id }) => id) }, responses: asked };
  const answer = { kind: "answer", responseId: only.id, from: "examples", confidence: askFrom } as const;
  return { decision: answer, responses: [only] };
}
