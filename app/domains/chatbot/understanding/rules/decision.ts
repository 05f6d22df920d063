import type { Understanding } from "./knowledge.ts";

/** The assistant's decision about a question. */
export type Decision =
  | { kind: "answer"; responseId: string; from: "keywords" | "examples" | "nearest"; confidence: number }
  /** Two or three responses to choose from. */
  | { kind: "ask"; responseIds: string[] }
  | { kind: "none" };

/**
 * The result of the search for a response (a stored answer) by its keywords, in two steps (rule assistant/matching).
 */
export interface ByKeywords {
  /** The responses whose keywords have every word of the question. */
  exactIds: readonly string[];
  /** The response whose keywords have the best share of the question's words, above 0.3. */
  share: string | null;
  /** Whether the keywords of `share` have every word of the question that is not a filler word. */
  isWhole?: boolean;
}

/**
 * From this confidence on, the classifier's answer counts as certain. The value was chosen with keywords in use, on
 * questions of authors from whom nothing was learned (ADR 202, 222).
 */
const sureFrom = 0.8;
/** The assistant asks back (offers a choice) only if the choices together have at least this probability. */
const askFrom = 0.82;
/** A choice with a lower probability gets no button. */
const buttonFrom = 0.05;
const mostButtons = 3;
/** Above this probability of 'off topic', the assistant does not ask back. */
const mostOffTopic = 0.3;
/** How much a match by keywords adds to the classifier's confidence in the same response. */
const keywordBonus = 0.15;
/** The classifier's answer is ignored if no example is at least this similar. */
const familiarFrom = 0.1;
/** For a response with too few examples to be learned, one example with this similarity is enough. */
const nearFrom = 0.6;

/**
 * Decides between the keywords and what was learned (rule assistant/understanding). Order: an exact match of keywords,
 * a confident classifier, a very similar example, the response that shares most words. If a few are almost equally
 * likely, the assistant asks back. A question whose words are all keywords of one response is never off topic.
 */
export function decide(byKeywords: ByKeywords, understanding: Understanding | null): Decision {
  const { exactIds, share, isWhole = false } = byKeywords;
  const near = understanding?.nearest[0];
  const ranked = near && near.likeness >= familiarFrom ? (understanding?.ranked ?? []) : [];
  const confidenceIn = (id: string) => ranked.find(({ responseId }) => responseId === id)?.confidence ?? 0;
  const [exact] = exactIds.toSorted((a, b) => confidenceIn(b) - confidenceIn(a));
  if (exact) return { kind: "answer", responseId: exact, from: "keywords", confidence: 1 };
  if (!understanding) return byShare(share);

  const weighed = ranked
    .map(({ responseId, confidence }) => ({
      responseId,
      confidence: confidence + (share !== null && responseId === share ? keywordBonus : 0),
    }))
    .toSorted((a, b) => b.confidence - a.confidence);
  const [best] = weighed;
  // The classifier has learned no example of this response. So if it says 'off topic', the keywords decide instead.
  const isOwn = share !== null && !understanding.taught.has(share);
  if (best && best.confidence >= sureFrom) {
    if (best.responseId === null) return isOwn || isWhole ? byShare(share) : { kind: "none" };
    return { kind: "answer", responseId: best.responseId, from: "examples", confidence: best.confidence };
  }

  if (near?.responseId && near.likeness >= nearFrom && !understanding.taught.has(near.responseId))
    return { kind: "answer", responseId: near.responseId, from: "nearest", confidence: near.likeness };
  if (isOwn) return byShare(share);
  const asked = askBack(weighed);
  return asked.kind === "none" && isWhole ? byShare(share) : asked;
}

function byShare(share: string | null): Decision {
  return share === null
    ? { kind: "none" }
    : { kind: "answer", responseId: share, from: "keywords", confidence: 0 };
}

function askBack(weighed: Understanding["ranked"]): Decision {
  const offTopic = weighed.find(({ responseId }) => responseId === null)?.confidence ?? 0;
  const close = weighed
    .filter(({ responseId, confidence }) => responseId !== null && confidence >= buttonFrom)
    .slice(0, mostButtons);
  const together = close.reduce((sum, { confidence }) => sum + confidence, 0);
  if (close.length < 2 || together < askFrom || offTopic > mostOffTopic) return { kind: "none" };
  return { kind: "ask", responseIds: close.flatMap(({ responseId }) => responseId ?? []) };
}
