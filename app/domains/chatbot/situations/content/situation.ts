import type { Topic } from "../../content/topics.ts";
import type { Offer } from "./offers.ts";

/**
 * A fault or a wish that visitors often describe, narrower than a topic, with its own advice (rule
 * assistant/situations).
 */
export interface Situation {
  /** A question that gets the advice, for the owner's list of answers. */
  question: string;
  /** The topic of the response (a stored answer) in whose place the advice is given. */
  topic: Topic;
  /**
   * The words that a question must have: at least one of each line. Alternatives are separated by '|'. They are written
   * without accents, as `normalise` returns them ('se' becomes 'c est'). A '*' at the end of a word stands for any ending,
   * and several words must stand next to each other.
   */
  words: readonly string[];
  /** Words that the question must not have, written in the same way. */
  without?: string;
  /** What the visitor can do or should know. It may have the names in braces of a response. */
  advice: string;
  /** What the shop does about it, said after the advice. */
  offer: Offer;
}
