const greeting =
  /^\s*(bonjour|bonsoir|bjr|salut|coucou|hello)\b[\s,;:!.-]*((madame|monsieur|messieurs|à tous)\b[\s,;:!.-]*)*/i;

/** Returns a question without the greeting before it. A message that only greets stays as it is. */
export function withoutGreeting(question: string): string {
  const asked = question.replace(greeting, "");
  return /\p{L}{3,}.*\p{L}{2,}/u.test(asked) ? asked : question;
}
