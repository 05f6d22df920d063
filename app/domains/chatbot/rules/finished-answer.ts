import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { englishTexts } from "../content/shop-texts.ts";
import { starterResponses } from "../content/starter-responses.ts";
import type { Topic } from "../content/topics.ts";
import { askedTerm } from "../facts/rules/asked-term.ts";
import { exampleLine } from "./example-facts.ts";
import { fillPlaceholders } from "./placeholders.ts";

/** A question in English, and the answer in French. */
interface FrenchAnswer {
  question: string;
  /** The answer in French. Null if the assistant has no answer. */
  content: string | null;
  /** The topic of the response (a stored answer) that gave the answer. */
  topic: string | null;
}

/** Topics whose answer is of no use to a person who asks in English, such as small talk. */
const talk = new Set<string | null>([
  "assistant",
  "human",
  "smalltalk-hello",
  "smalltalk-thanks",
  "smalltalk-bye",
] satisfies Topic[]);

/**
 * Returns the answer to a question in English (rule assistant/english): in English that the assistant knows only French
 * and how to reach the shop, then the answer in French if it is of any use.
 */
export function englishAnswer({ question, content, topic }: FrenchAnswer, profile: BusinessProfile): string {
  const notice = fillPlaceholders(englishTexts.notice, profile);
  const isWorthReading = !talk.has(topic) && askedTerm(question).term !== "language";
  return content !== null && isWorthReading ? `${notice}\n${englishTexts.inFrench}\n\n${content}` : notice;
}

/**
 * Returns an answer and, below it, the line that names its examples: facts that the owner has not confirmed (rule
 * assistant/examples-said). If the owner typed the answer's text (`response`), only the values of its names in braces
 * can be examples.
 */
export function withExampleLine(content: string, profile: BusinessProfile, response?: string): string {
  const isTyped = response !== undefined && starterResponses.every((one) => one.response !== response);
  const line = exampleLine(isTyped ? filledWords(response, profile) : content, profile);
  return line === null ? content : `${content}\n${line}`;
}

function filledWords(response: string, profile: BusinessProfile): string {
  return [...response.matchAll(/\{\w+\}/g)].map(([word]) => fillPlaceholders(word, profile)).join("\n");
}
