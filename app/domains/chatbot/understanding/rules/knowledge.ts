import { type Counts, countFeatures, weighFeatures } from "./features.ts";
import { isRight, type KeptQuestion } from "./kept.ts";
import { indexExamples, nearestExamples, type NearestIndex } from "./nearest.ts";
import { countWords, type WordOdds, wordScores } from "./word-odds.ts";
import { withSlips } from "./slips.ts";
import { type KnownWords, readWords } from "./words.ts";
import { numbersFrom, rarityOf, scoreTargets, trainWeights, type Weights } from "./training.ts";

/** What the assistant learns from: its responses, and questions that people ask for each. */
export interface Lessons {
  responses: readonly { id: string; keywords: string; response: string }[];
  /** A question without a response is off topic. */
  examples: readonly { responseId: string | null; question: string }[];
  /** Test questions, from which nothing is learned. */
  kept?: readonly KeptQuestion[];
}

/** What the assistant learned. It contains only texts and numbers, so that it can be sent to another process. */
export interface Knowledge {
  /** The responses that the classifier can choose. The index of one is its number. Null means 'off topic'. */
  targets: (string | null)[];
  weights: Weights;
  words: WordOdds;
  examples: Lessons["examples"];
  nearest: NearestIndex;
  /** Which of the kept questions (test questions) are understood correctly. */
  kept: ReadonlyMap<string, boolean>;
}

/** A response with fewer examples is found only by its keywords and by the nearest example. */
const fewestExamples = 3;
/** Bounds memory: each target (response) costs 32 kB. The responses with most examples are taken first. */
const mostTargets = 160;
/** How much the words of a response count, compared with those of a question that somebody wrote. */
const keywordWeight = 0.3;
const sentenceWeight = 0.15;
/** This share of the examples is learned a second time with typing errors, with the weight below (ADR 202). */
const slipShare = 0.5;
const slipWeight = 0.4;
const shortestSentence = 9;

/** Learns from lessons. The same lessons give the same knowledge on every node. */
export function learnFrom({ responses, examples, kept = [] }: Lessons): Knowledge {
  const targets = chooseTargets(examples);
  const numbers = new Map(targets.map((id, number) => [id, number]));
  const known: KnownWords = new Map();
  const questions = examples.map(({ responseId, question }) => {
    const words = readWords(question, known);
    return { words, counts: countFeatures(words), target: numbers.get(responseId) };
  });
  const own = responses.flatMap((response) => {
    const target = numbers.get(response.id);
    return target === undefined ? [] : ownWords(response, target, known);
  });
  const taught = questions.filter(isTaught);
  const texts = [...(taught.length > 0 ? taught : questions), ...own];
  const rarity = rarityOf(texts.map(({ counts }) => counts));
  const weighed = questions.map(({ counts, target }) => ({
    features: weighFeatures(counts, rarity),
    target,
    weight: 1,
  }));
  const others = [...own, ...slips(examples, numbers, known)].map(({ counts, target, weight }) => ({
    features: weighFeatures(counts, rarity),
    target,
    weight,
  }));
  const weights = trainWeights([...weighed.filter(isTaught), ...others], targets.length, rarity);
  const words = countWords(taught, targets.length);
  const nearest = indexExamples(weighed.map(({ features }) => features));
  const learned = { targets, weights, words, examples, nearest };
  const judged = kept.map((one) => [one.question, isRight(one, understand(learned, one.question))] as const);
  return { ...learned, kept: new Map(judged) };
}

const isTaught = <Text extends { target: number | undefined }>(
  text: Text,
): text is Text & { target: number } => text.target !== undefined;

/** Returns the responses (and 'off topic') among which the classifier chooses. Returns none if there is only one. */
function chooseTargets(examples: Lessons["examples"]): (string | null)[] {
  const counts = new Map<string | null, number>();
  for (const { responseId } of examples) counts.set(responseId, (counts.get(responseId) ?? 0) + 1);
  const targets = [...counts]
    .filter(([, count]) => count >= fewestExamples)
    .toSorted(([a, some], [b, others]) => others - some || String(a).localeCompare(String(b)))
    .slice(0, mostTargets)
    .map(([id]) => id);
  return targets.length > 1 ? targets : [];
}

/** A text that is not a question, and its weight compared with that of a question. */
interface OtherText {
  counts: Counts;
  target: number;
  weight: number;
}

function slips(
  examples: Lessons["examples"],
  numbers: ReadonlyMap<string | null, number>,
  known: KnownWords,
): OtherText[] {
  const random = numbersFrom(7);
  return examples.flatMap(({ responseId, question }) => {
    const target = numbers.get(responseId);
    if (target === undefined || random() >= slipShare) return [];
    const counts = countFeatures(readWords(withSlips(question, random), known));
    return [{ counts, target, weight: slipWeight }];
  });
}

/**
 * The usual names of plans, and words about prices that people use in questions. They are learned instead of the
 * owner's own names.
 */
const usualNames: ReadonlyMap<string, string> = new Map([
  ["forfaits", "Diagnostic • Intervention standard : (pièces en plus) • Support à distance : par mois"],
  ["toutes_taxes", "toutes taxes comprises"],
  ["nom_diagnostic", "Diagnostic"],
  ["nom_intervention", "Intervention standard"],
  ["nom_visite", "Visite à domicile"],
  ["nom_support", "Support à distance"],
  ["nom_entreprise", "Forfait entreprise"],
]);

function ownWords(
  { keywords, response }: Lessons["responses"][number],
  target: number,
  known: KnownWords,
): OtherText[] {
  const sentences = response
    .replace(/\{([a-z_]*)\}/gi, (_, name: string) => usualNames.get(name.toLowerCase()) ?? " ")
    .split(/[.:?!\n•]+/)
    .filter((sentence) => sentence.trim().length >= shortestSentence);
  const read = (text: string, weight: number) => ({
    counts: countFeatures(readWords(text, known)),
    target,
    weight,
  });
  return [
    ...keywords.split(" ").map((word) => read(word, keywordWeight)),
    ...sentences.map((text) => read(text, sentenceWeight)),
  ];
}

/** How a question was understood. */
export interface Understanding {
  /** The question, in the form in which it is compared. */
  read: string;
  /**
   * The responses that the question may ask for, the likeliest first. Their confidences add up to 1 at most. Null means
   * 'off topic'.
   */
  ranked: { responseId: string | null; confidence: number }[];
  nearest: { responseId: string | null; question: string; likeness: number }[];
  /** The responses that the classifier can choose. */
  taught: ReadonlySet<string | null>;
}

/**
 * How much each part of a score counts in the odds of a target. With these values, the right responses to the questions
 * of known authors are likeliest (ADR 202).
 */
const odds = {
  votes: 3.83,
  /**
   * Added to `votes` for each step of the logarithm of a question's length, because the votes of a long question are
   * spread over more words.
   */
  votesByLength: 0.45,
  /** The weight of the squared similarity of a target's most similar example. */
  likeness: 2.73,
  words: 0.36,
  /** Added for 'off topic', because off-topic questions are of many kinds, each with few examples. */
  offTopic: 2.81,
  /**
   * The odds of a subject that no example teaches. They lower the confidence in a target that is merely less unlikely
   * than the others.
   */
  untaught: -2.57,
};
const usualWords = 8;
const mostWords = 40;
const shownTargets = 5;
const comparedExamples = 8;
const shownExamples = 5;

/** Returns how the learned knowledge understands a question. */
export function understand(knowledge: Omit<Knowledge, "kept">, question: string): Understanding {
  const { targets, weights, examples } = knowledge;
  const words = readWords(question);
  const features = weighFeatures(countFeatures(words), weights.rarity);
  const nearest = nearestExamples(knowledge.nearest, features, comparedExamples).map(
    ({ example, likeness }) => ({
      responseId: examples[example]?.responseId ?? null,
      question: examples[example]?.question ?? "",
      likeness,
    }),
  );
  const scores = scoreTargets(weights, features);
  const byWords = wordScores(knowledge.words, words);
  const length = Math.min(question.trim().split(/\s+/).length, mostWords);
  const votes = odds.votes + odds.votesByLength * Math.log(length / usualWords);
  const parts = targets.map((target, number) => {
    const likest = nearest.find(({ responseId }) => responseId === target)?.likeness ?? 0;
    const heard = odds.words * (byWords[number] ?? 0) + (target === null ? odds.offTopic : 0);
    return Math.exp(votes * (scores[number] ?? 0) + odds.likeness * likest ** 2 + heard);
  });
  const whole = parts.reduce((sum, part) => sum + part, Math.exp(odds.untaught));
  const ranked = targets
    .map((responseId, number) => ({ responseId, confidence: (parts[number] ?? 0) / whole }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, shownTargets);
  return {
    read: words.map(({ text }) => text).join(" "),
    ranked,
    taught: new Set(targets),
    nearest: nearest.slice(0, shownExamples),
  };
}

/** Whether 'off topic' is likelier than all responses together. */
export function isLikelyOffTopic(understanding: Pick<Understanding, "ranked">): boolean {
  return offTopicIn(understanding) > 0.5;
}

/** Whether a question is so clearly off topic that asking in other words would not help (rule assistant/off-topic). */
export function isClearlyOffTopic(understanding: Pick<Understanding, "ranked">): boolean {
  return offTopicIn(understanding) >= 0.8;
}

function offTopicIn({ ranked }: Pick<Understanding, "ranked">): number {
  return ranked.find(({ responseId }) => responseId === null)?.confidence ?? 0;
}
