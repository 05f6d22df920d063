/** An unanswered question, and its meaningful words as the search's French dictionary reduces them. */
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

/** Two questions mean the same if they share at least this part of all the words that occur in either of them. */
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

/**
 * Returns a word without the ending of its plural, because the dictionary keeps some plurals as separate words
 * ('pianos').
 */
function singular(word: string): string {
  return word.replace(/[sx]$/, "");
}
