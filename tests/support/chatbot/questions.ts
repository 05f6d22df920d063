import { readFileSync } from "node:fs";
import type { Match } from "#app/domains/chatbot/queries/matching.server.ts";

export interface Question {
  text: string;
  /** The topics of a right answer; none when the assistant should not know. */
  topics: string[];
}

export interface Score {
  onTopic: number;
  right: number;
  wrong: number;
  /** On-topic questions that were refused. */
  refused: number;
  offTopic: number;
  /** Off-topic questions that got an answer. */
  answered: number;
  mistakes: string[];
}

/** Returns the questions of a file of this folder. */
export function readQuestions(file: string): Question[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => {
    const [topics = "", text = ""] = line.split("\t");
    return { text, topics: topics === "off-topic" ? [] : topics.split("|") };
  });
}

/** Asks `match` every question and counts the results. 'That is not what we do' counts as a refusal. */
export async function measure(
  questions: readonly Question[],
  match: (question: string) => Promise<Match>,
): Promise<Score> {
  const score: Score = { onTopic: 0, right: 0, wrong: 0, refused: 0, offTopic: 0, answered: 0, mistakes: [] };
  for (const { text, topics } of questions) {
    const { response } = await match(text);
    const topic = response && response.topic !== "out-of-scope" ? response.topic : null;
    if (topics.length === 0) score.offTopic += 1;
    else score.onTopic += 1;
    if (topic === null && topics.length === 0) continue;
    if (topic !== null && topics.includes(topic)) {
      score.right += 1;
      continue;
    }
    if (topics.length === 0) score.answered += 1;
    else if (topic === null) score.refused += 1;
    else score.wrong += 1;
    score.mistakes.push(`${text} → ${topic ?? "nothing"}, not ${topics.join(" or ") || "off topic"}`);
  }
  return score;
}

/** Returns the figures in one line. */
export function scoreLine({ onTopic, right, wrong, refused, offTopic, answered }: Score): string {
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  return `on topic: right ${share(right, onTopic)}, wrong ${share(wrong, onTopic)}, refused ${share(refused, onTopic)}; off topic: answered ${share(answered, offTopic)}`;
}
