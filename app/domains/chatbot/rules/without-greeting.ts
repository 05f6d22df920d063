const greeting =
  /^\s*(bonjour|bonsoir|bjr|salut|coucou|hello)\b[\s,;:!.-]*((madame|monsieur|messieurs|à tous)\b[\s,;:!.-]*)*/i;

/** 'Merci c’est gentil, mais du coup…' (thanks, that is kind, but then…): the question comes after the thanks. */
const thanks =
  /^\s*(ok|d’accord|super)?[\s,]*merci\b[^.!?]{0,24}?\b(mais|par contre)\b(\s+du coup\b)?[\s,]*/i;

/** Returns a question without the greeting or the thanks before it. A message that only greets stays as it is. */
export function withoutGreeting(question: string): string {
  const asked = question.replace(greeting, "").replace(thanks, "").trim();
  return /\p{L}{3,}.*\p{L}{2,}/u.test(asked) ? asked : question;
}
