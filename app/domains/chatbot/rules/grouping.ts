/**
 * An unanswered question, and its words without filler words, in the form to which the French dictionary reduces them.
 */
export interface UnansweredQuestion {
  id: number;
  content: string;
  words: string[];
}

/** Questions that ask the same thing in different words. */
export interface QuestionGroup {
  /** The latest question, which represents the group. */
  question: string;
  ids: number[];
  /** The other questions, each wording once. */
  alsoAsked: string[];
  words: string[];
}

/** Two questions mean the same if at least this share of the words in either is in both. */
const sameMeaning = 0.5;

/** Groups questions by meaning, the largest group first. `questions` are sorted latest first. */
export function groupQuestions(questions: readonly UnansweredQuestion[]): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const { id, content, words } of questions) {
    const group = groups.find((one) => isSame(one.words, words) || one.question === content);
    if (!group) {
      groups.push({ question: content, ids: [id], alsoAsked: [], words });
      continue;
    }
    group.ids.push(id);
    if (content !== group.question && !group.alsoAsked.includes(content)) group.alsoAsked.push(content);
  }
  return groups.toSorted((a, b) => b.ids.length - a.ids.length);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  const meant = new Set(others.map(singular));
  const shared = some.filter((word) => meant.has(singular(word))).length;
  const together = some.length + others.length - shared;
  return together > 0 && shared / together >= sameMeaning;
}

/** Returns a word without the ending of a plural. The French dictionary does not reduce some plurals ('pianos'). */
function singular(word: string): string {
  return word.replace(/[sx]$/, "");
}
