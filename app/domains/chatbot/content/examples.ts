import type { Topic } from "./topics.ts";

/**
 * A question that somebody wrote so that the assistant of a new installation can learn from it, and the topic of the
 * right answer.
 */
export interface StarterExample {
  /** Null when the question is off topic. */
  topic: Topic | null;
  /**
   * Who wrote the question. In tests, the assistant learns from some authors' questions and is measured with another's,
   * so that it is never measured with what it learned.
   */
  author: string;
  question: string;
}

/**
 * The authors of the first examples, and those of later releases. They are listed here, because the file of examples is
 * large and the program need not read it at each start.
 */
export const firstAuthors = ["a", "b", "c", "d"];
export const laterAuthors = ["e", "f", "g", "h", "i", "j"];

/** Parses the file of examples. Each line has a topic, an author and a question, separated by tabs. */
export function readExamples(text: string): StarterExample[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [topic = "", author = "", question = ""] = line.split("\t");
      return { topic: topic === "off-topic" ? null : (topic as Topic), author, question };
    });
}

/**
 * Reads a file of test questions, from which the assistant does not learn. Each line has the topics of the right
 * answers (separated by `|`, or `off-topic`), a tab and the question.
 */
export function readKeptQuestions(text: string): { text: string; topics: string[] }[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [topics = "", question = ""] = line.split("\t");
      return {
        text: question,
        topics: topics === "off-topic" ? [] : topics.split("|").flatMap((topic) => wider[topic] ?? [topic]),
      };
    });
}

/**
 * Some test questions name a topic of an early release. Each such topic was later split into the topics listed here.
 */
const wider: Record<string, string[]> = {
  "hardware-repair": ["hardware-general", "hardware-no-start", "hardware-parts"],
  "software-repair": ["windows-trouble", "program-trouble"],
  smalltalk: ["smalltalk-hello", "smalltalk-thanks", "smalltalk-bye"],
};
