import { countFeatures, weighFeatures } from "./features.ts";
import { isRight, type KeptQuestion } from "./kept.ts";
import { indexExamples, nearestExamples, type NearestIndex } from "./nearest.ts";
import { normalise } from "./normalise.ts";
import { countWords, type WordOdds, wordScores } from "./word-odds.ts";
import { type Example, rarityOf, scoreTargets, trainWeights, type Weights } from "./training.ts";

/** What the assistant is taught: its responses, and what people ask for each. */
export interface Lessons {
  responses: readonly { id: string; keywords: string; response: string }[];
  /** Without a response, a question is none of the shop's business. */
  examples: readonly { responseId: string | null; question: string }[];
  /** Nothing is learned from these. */
  kept?: readonly KeptQuestion[];
}

/** What was learned from lessons. Only texts and numbers: it passes between threads as it is. */
export interface Knowledge {
  /** The responses the classifier knows, by number. Null is 'none of our business'. */
  targets: (string | null)[];
  weights: Weights;
  words: WordOdds;
  examples: Lessons["examples"];
  nearest: NearestIndex;
  /** Which of the kept questions are understood right. */
  kept: ReadonlyMap<string, boolean>;
}

/** A response with fewer examples is found by its keywords and by the nearest example only. */
const fewestExamples = 3;
/** Bounds memory: each target costs 32 kB. The responses with most examples come first. */
const mostTargets = 160;
/** How much a response's own words count beside a question somebody wrote. */
const keywordWeight = 0.3;
const sentenceWeight = 0.15;
const shortestSentence = 9;

/** Learns from lessons. The same lessons give the same knowledge on every node. */
export function learnFrom({ responses, examples, kept = [] }: Lessons): Knowledge {
  const targets = chooseTargets(examples);
  const numbers = new Map(targets.map((id, number) => [id, number]));
  const questions = examples.map(({ question }) => countFeatures(question));
  const own = responses.flatMap((response) => {
    const target = numbers.get(response.id);
    return target === undefined ? [] : ownWords(response, target);
  });
  const asked = examples.flatMap(({ responseId }, index): Example[] => {
    const target = numbers.get(responseId);
    const counts = questions[index];
    return target === undefined || !counts ? [] : [{ counts, target, weight: 1 }];
  });
  const rarity = rarityOf(asked.length > 0 ? [...asked, ...own].map(({ counts }) => counts) : questions);
  const weights = trainWeights([...asked, ...own], targets.length, rarity);
  const words = countWords(
    examples.flatMap(({ responseId, question }) => {
      const target = numbers.get(responseId);
      return target === undefined ? [] : [{ question, target }];
    }),
    targets.length,
  );
  const nearest = indexExamples(questions.map((counts) => weighFeatures(counts, rarity)));
  const learned = { targets, weights, words, examples, nearest };
  const judged = kept.map((one) => [one.question, isRight(one, understand(learned, one.question))] as const);
  return { ...learned, kept: new Map(judged) };
}

/** Returns the responses that can be told apart: none when there is only one. */
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

function ownWords({ keywords, response }: Lessons["responses"][number], target: number): Example[] {
  const sentences = response
    .replace(/\{[a-z_]*\}/g, " ")
    .split(/[.:?!\n•]+/)
    .filter((sentence) => sentence.trim().length >= shortestSentence);
  return [
    ...keywords.split(" ").map((word) => ({ counts: countFeatures(word), target, weight: keywordWeight })),
    ...sentences.map((text) => ({ counts: countFeatures(text), target, weight: sentenceWeight })),
  ];
}

/** How a question was understood. */
export interface Understanding {
  /** The question as it is compared. */
  read: string;
  /** The responses it may be for, the likeliest first, at most 1 together. Null is 'none of our business'. */
  ranked: { responseId: string | null; confidence: number }[];
  nearest: { responseId: string | null; question: string; likeness: number }[];
  /** The responses the classifier knows. */
  taught: ReadonlySet<string | null>;
}

/** How sharply a difference in score becomes a difference in confidence. Fitted between authors (ADR 165). */
const sharpness = 5;
/** The score of 'something nobody taught'. It takes confidence from targets that only are the least unlikely. */
const untaught = -0.2;
/** How much the example of a target that is most like the question adds to its score. */
const likenessWeight = 0.5;
/** How much the odds of its words add to the score of a target. */
const wordsWeight = 0.06;
const shownTargets = 5;
const comparedExamples = 8;
const shownExamples = 5;

/** Reads a question with what was learned. */
export function understand(knowledge: Omit<Knowledge, "kept">, question: string): Understanding {
  const { targets, weights, examples } = knowledge;
  const features = weighFeatures(countFeatures(question), weights.rarity);
  const nearest = nearestExamples(knowledge.nearest, features, comparedExamples).map(
    ({ example, likeness }) => ({
      responseId: examples[example]?.responseId ?? null,
      question: examples[example]?.question ?? "",
      likeness,
    }),
  );
  const scores = scoreTargets(weights, features);
  const byWords = wordScores(knowledge.words, question);
  const parts = targets.map((target, number) => {
    const likest = nearest.find(({ responseId }) => responseId === target)?.likeness ?? 0;
    const added = likenessWeight * likest ** 2 + wordsWeight * (byWords[number] ?? 0);
    return Math.exp(sharpness * ((scores[number] ?? 0) + added));
  });
  const whole = parts.reduce((sum, part) => sum + part, Math.exp(sharpness * untaught));
  const ranked = targets
    .map((responseId, number) => ({ responseId, confidence: (parts[number] ?? 0) / whole }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, shownTargets);
  return {
    read: normalise(question).join(" "),
    ranked,
    taught: new Set(targets),
    nearest: nearest.slice(0, shownExamples),
  };
}
