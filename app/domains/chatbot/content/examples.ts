import type { Topic } from "./topics.ts";

/** A question that somebody wrote for the knowledge of a new installation, and the topic of its answer. */
export interface StarterExample {
  /** Null when the question is off topic. */
  topic: Topic | null;
  /**
   * The author of the question. Tests train the assistant on the questions of some authors and measure it on the
   * questions of another.
   */
  author: string;
  question: string;
}

/**
 * The authors of the first examples, and those who wrote later. They are listed here so that the program need not read
 * the file when it starts.
 */
export const firstAuthors = ["a", "b", "c", "d"];
export const laterAuthors = ["e", "f", "g", "h"];

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
 * Parses a file of kept questions (test questions that are not used for learning). Each line has the right topics
 * (separated by `|`, or `off-topic`), a tab and a question.
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

/** Some kept questions name former topics, which were split later so that each response has its own topic. */
const wider: Record<string, string[]> = {
  "hardware-repair": ["hardware-general", "hardware-no-start", "hardware-parts"],
  "software-repair": ["windows-trouble", "program-trouble"],
  smalltalk: ["smalltalk-hello", "smalltalk-thanks", "smalltalk-bye"],
};
