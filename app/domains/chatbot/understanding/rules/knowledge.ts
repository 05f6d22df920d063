import { type Counts, countFeatures, weighFeatures } from "./features.ts";
import { isRight, type KeptQuestion } from "./kept.ts";
import { indexExamples, nearestExamples, type NearestIndex } from "./nearest.ts";
import { countWords, type WordOdds, wordScores } from "./word-odds.ts";
import { withSlips } from "./slips.ts";
import { type KnownWords, readWords } from "./words.ts";
import { numbersFrom, rarityOf, scoreTargets, trainWeights, type Weights } from "./training.ts";

/** What the assistant learns from: its responses (stored answers), and the example questions of each. */
export interface Lessons {
  responses: readonly { id: string; keywords: string; response: string }[];
  /** An example whose response is null is off topic. */
  examples: readonly { responseId: string | null; question: string }[];
  /** Test questions. Nothing is learned from them; they show the effect of the training. */
  kept?: readonly KeptQuestion[];
}

/** What the assistant has learned. It has only texts and numbers, so that one process can send it to another. */
export interface Knowledge {
  /**
   * The answers between which the classifier decides: ids of responses, and null for 'off topic'. Elsewhere a target is
   * named by its index here.
   */
  targets: (string | null)[];
  weights: Weights;
  words: WordOdds;
  examples: Lessons["examples"];
  nearest: NearestIndex;
  /** Whether each test question is understood correctly. */
  kept: ReadonlyMap<string, boolean>;
}

/**
 * A response with fewer examples is not learned by the classifier, but found by keywords or a very similar question.
 */
const fewestExamples = 3;
/** At most this many targets are learned, those with the most examples, because each target takes 32 kB of memory. */
const mostTargets = 160;
/** How much one keyword, and one sentence, of a response counts in the training. An example question counts 1. */
const keywordWeight = 0.3;
const sentenceWeight = 0.15;
/** This share of the examples is learned once more with typing errors, each counting `slipWeight` (ADR 202). */
const slipShare = 0.5;
const slipWeight = 0.4;
const shortestSentence = 9;

/** Learns from lessons. The same lessons give the same knowledge on every node (running process of the site). */
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

/**
 * Returns the answers between which the classifier decides: responses with enough examples, and 'off topic'. Returns
 * none if there would be only one.
 */
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

/**
 * A text from which the classifier learns although nobody asked it: a keyword, a sentence or a question with typing
 * errors.
 */
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
 * Usual texts for names in braces, such as the usual names of plans. The assistant learns these instead of the owner's
 * own, because visitors use usual words.
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
  /** The question in the form in which it is compared. */
  read: string;
  /**
   * The responses that may answer the question, the likeliest first; null means 'off topic'. The confidences add up to
   * 1 at most.
   */
  ranked: { responseId: string | null; confidence: number }[];
  nearest: { responseId: string | null; question: string; likeness: number }[];
  /** The responses that the classifier has learned, and null for 'off topic'. */
  taught: ReadonlySet<string | null>;
}

/**
 * How much each part of the score counts. With these values the right responses to the questions of six authors are
 * the likeliest (ADR 202).
 */
const odds = {
  votes: 3.83,
  /**
   * Added to `votes` for each step of the logarithm of the question's length. In a long question the votes are spread
   * over more words.
   */
  votesByLength: 0.45,
  /** How much the squared likeness of a target's most similar example counts. */
  likeness: 2.73,
  words: 0.36,
  /** Added for 'off topic', because such questions are of many kinds, and each kind has few examples. */
  offTopic: 2.81,
  /**
   * Stands for all subjects that no example teaches. It lowers the confidence in a target that is only less unlikely
   * than the others.
   */
  untaught: -2.57,
};
const usualWords = 8;
const mostWords = 40;
const shownTargets = 5;
const comparedExamples = 8;
const shownExamples = 5;

/** Returns what the learned knowledge says about a question. The same knowledge gives the same result on every node. */
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
