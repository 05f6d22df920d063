import type { Understanding } from "./knowledge.ts";

/** The assistant's decision about a question. */
export type Decision =
  | { kind: "answer"; responseId: string; from: "keywords" | "examples" | "nearest"; confidence: number }
  /** Two or three responses (stored answers) to choose from. */
  | { kind: "ask"; responseIds: string[] }
  | { kind: "none" };

/** What the search by keywords found for a question, in two steps (rule assistant/matching). */
export interface ByKeywords {
  /** The responses whose keywords have every word of the question. */
  exactIds: readonly string[];
  /** The response whose keywords have the largest share of the question's words, if it is above 0.3. Otherwise null. */
  share: string | null;
  /** Whether the keywords of `share` have every word of the question that is not a filler word. */
  isWhole?: boolean;
}

/**
 * The classifier, which has learned from the examples, gives the answer if its confidence is at least this. The value
 * was chosen with the questions of authors from whom the classifier had learned nothing (ADR 202, 222).
 */
const sureFrom = 0.8;
/** The visitor gets a choice of responses only if their confidences add up to at least this. */
const askFrom = 0.82;
/** A response with a lower confidence gets no button. */
const buttonFrom = 0.05;
const mostButtons = 3;
/** Above this confidence in 'off topic', the visitor gets no choice. */
const mostOffTopic = 0.3;
/** Added to the classifier's confidence in a response that the keywords found too. */
const keywordBonus = 0.15;
/**
 * If no example is at least this similar to the question (0 to 1), the classifier is not used: it knows no such case.
 */
const familiarFrom = 0.1;
/**
 * A response with too few examples for the classifier is given if one example is at least this similar to the question.
 */
const nearFrom = 0.6;

/**
 * Decides what answers a question (rule assistant/understanding). These are tried in this order: a response whose
 * keywords have every word, the classifier if it is confident, a very similar example, the response with the best
 * keywords. If a few responses are almost equally likely, the visitor chooses. A question whose words are all keywords
 * of one response is never off topic.
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
  // The classifier never learned this response, which has too few examples. So the keywords decide, even if the
  // classifier says 'off topic'.
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
