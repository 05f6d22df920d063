import { normalise } from "../understanding/rules/normalise.ts";

/** Words that make a text a question: 'combien' (how much), 'venez-vous' (do you come). */
const asks =
  /\b(combien|quels?|quelles?|quand|comment|pourquoi|qui|quoi|est ce|prix|tarifs?|horaires?|adresse|ouver[a-z]*|vous [a-z]+(ez|tes?)|[a-z]+(ez|tes) vous|peut on|faut il|(est|etes|se|c est) ou|ou (est|etes|se))\b/;
const mostQuestions = 3;
const longestSplit = 300;

/**
 * Returns the two or three questions that a text asks one after the other, such as 'combien pour un écran' (how much
 * for a screen) and 'vous êtes ouverts samedi' (are you open on Saturday). Returns an empty list for any other text. A
 * part that asks nothing is added to the question before it, or to the first one.
 */
export function questionsIn(text: string): string[] {
  if (text.length > longestSplit) return [];
  const questions: string[] = [];
  let before = "";
  // Odd entries are the separators. Each is put back before the part that follows it, because a part that asks nothing
  // is joined to a question again: 'entre midi' and ' et deux' (between twelve and two).
  const parts = text.split(/([?;.!\n,]+| et | puis | sinon | and )/i);
  for (let index = 0; index < parts.length; index += 2) {
    const part = `${parts[index - 1] ?? ""}${parts[index] ?? ""}`;
    if (asks.test(normalise(parts[index] ?? "").join(" "))) {
      questions.push(before + (before === "" ? (parts[index] ?? "") : part));
      before = "";
    } else if (questions.length > 0) questions[questions.length - 1] += part;
    else before += part;
  }
  return questions.length > 1 && questions.length <= mostQuestions ? questions.map((one) => one.trim()) : [];
}

/** Whether a text has a question mark for each of its questions. Then it clearly asks several. */
export function isPlainlySeveral(text: string, questions: number): boolean {
  return text.split("?").length > questions;
}
