const greeting =
  /^\s*(bonjour|bonsoir|bjr|salut|coucou|hello)\b[\s,;:!.-]*((madame|monsieur|messieurs|à tous)\b[\s,;:!.-]*)*/i;
const thanks = /^(?:ok |super )?merci\b/i;
/** After thanks: 'mais du coup' (but then). The question comes after these words. */
const turn = /\b(?:mais|par contre)\b(?: du coup)?/i;
/** How many letters of thanks may stand before the turn. */
const longestThanks = 40;

/** Returns a question without the greeting or the thanks before it. A message that only greets stays as it is. */
export function withoutGreeting(question: string): string {
  const asked = withoutThanks(question.replace(greeting, "").trim());
  return /\p{L}{3,}.*\p{L}{2,}/u.test(asked) ? asked : question;
}

function withoutThanks(text: string): string {
  const found = thanks.test(text) ? turn.exec(text.slice(0, longestThanks)) : null;
  return found ? text.slice(found.index + found[0].length).trim() : text;
}
