import type { Topic } from "./topics.ts";

/** A question somebody wrote for the starter knowledge, with the topic of its right answer. */
export interface StarterExample {
  /** Null when the question is off topic. */
  topic: Topic | null;
  /** The author of the question. Tests train the assistant on some authors and measure it on another. */
  author: string;
  question: string;
}

/** The authors of the first examples, and those who wrote later. They are listed here so that a start reads no file. */
export const firstAuthors = ["a", "b", "c", "d"];
export const laterAuthors = ["e", "f", "g", "h"];

/** Reads the examples' file: topic, author and question, separated by tabs, one a line. */
export function readExamples(text: string): StarterExample[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [topic = "", author = "", question = ""] = line.split("\t");
      return { topic: topic === "off-topic" ? null : (topic as Topic), author, question };
    });
}

/** Reads a file of kept questions: topics that are right (`|` between several, or off-topic) and question, one a line. */
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

/** Kept questions use some former topics, from before each response had its own. */
const wider: Record<string, string[]> = {
  "hardware-repair": ["hardware-general", "hardware-no-start", "hardware-parts"],
  "software-repair": ["windows-trouble", "program-trouble"],
  smalltalk: ["smalltalk-hello", "smalltalk-thanks", "smalltalk-bye"],
};
