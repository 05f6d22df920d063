import { readFileSync } from "node:fs";
import { readKeptQuestions } from "#app/domains/chatbot/content/examples.ts";

export interface Question {
  text: string;
  /** The topics of a right answer. The list is empty when the assistant should not know the answer. */
  topics: string[];
}

export interface Score {
  onTopic: number;
  /** Questions that got the right answer, or buttons to choose from (a question back) of which one leads to it. */
  right: number;
  wrong: number;
  askedBack: number;
  /** Questions on topic that got no answer. */
  refused: number;
  offTopic: number;
  /** Questions off topic that got an answer. */
  answered: number;
  mistakes: string[];
}

/** The assistant's reaction to a question, with the topics of its answer or of its buttons, if any. */
export interface Said {
  kind: "answer" | "ask" | "none";
  topics: readonly (string | null)[];
}

/**
 * Returns test questions that the assistant never learns. `held-out` is a file of this folder, `kept` of the program.
 */
export function readQuestions(file: "held-out" | "kept"): Question[] {
  const place =
    file === "kept" ? "../../../app/domains/chatbot/content/kept-questions.tsv" : "held-out-questions.tsv";
  return readKeptQuestions(readFileSync(new URL(place, import.meta.url), "utf8"));
}

/** Asks every question and counts the results. */
export async function measure(
  questions: readonly Question[],
  ask: (question: string) => Promise<Said> | Said,
): Promise<Score> {
  const score: Score = {
    onTopic: 0,
    right: 0,
    wrong: 0,
    askedBack: 0,
    refused: 0,
    offTopic: 0,
    answered: 0,
    mistakes: [],
  };
  for (const { text, topics } of questions) {
    const said = await ask(text);
    const result = topics.length === 0 ? judgeOffTopic(said) : judgeAnswer(said, topics);
    score[topics.length === 0 ? "offTopic" : "onTopic"] += 1;
    if (topics.length > 0 && said.kind === "ask") score.askedBack += 1;
    if (result === null) continue;
    score[result] += 1;
    if (result !== "right")
      score.mistakes.push(
        `${text} → ${said.topics.join(" / ") || "nothing"}, not ${topics.join(" or ") || "off topic"}`,
      );
  }
  return score;
}

function judgeOffTopic({ kind }: Said): "answered" | null {
  return kind === "answer" ? "answered" : null;
}

/** Judges a reaction to a question on topic. Returns null for buttons of which none leads to a right answer. */
function judgeAnswer(
  { kind, topics }: Said,
  wanted: readonly string[],
): "right" | "wrong" | "refused" | null {
  if (kind === "none") return "refused";
  if (topics.some((topic) => topic !== null && wanted.includes(topic))) return "right";
  return kind === "ask" ? null : "wrong";
}

/** Returns the results in one line. */
export function scoreLine({ onTopic, right, wrong, askedBack, refused, offTopic, answered }: Score): string {
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / (whole || 1)).toFixed(1)} %)`;
  return `on topic: right ${share(right, onTopic)}, wrong ${share(wrong, onTopic)}, asked back ${share(askedBack, onTopic)}, refused ${share(refused, onTopic)}; off topic: answered ${share(answered, offTopic)}`;
}
