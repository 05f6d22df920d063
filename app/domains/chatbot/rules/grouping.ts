/** A question nothing answered, with the words that count as the dictionary sees them. */
export interface UnansweredQuestion {
  id: number;
  content: string;
  words: string[];
}

/** Questions that ask the same thing in other words. */
export interface QuestionGroup {
  /** The latest, which stands for them. */
  question: string;
  ids: number[];
  /** The others, each wording once. */
  alsoAsked: string[];
  words: string[];
}

/** Two questions ask the same when at least half of the words of both together are in both. */
const sameMeaning = 0.5;

/** Groups questions by meaning, the largest group first; `questions` are latest first. */
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

/** The dictionary keeps some plurals apart: 'piano' and 'pianos'. */
function singular(word: string): string {
  return word.replace(/[sx]$/, "");
}
