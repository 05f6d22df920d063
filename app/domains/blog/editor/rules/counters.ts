/** How the length of a text compares with the recommended length. */
export type LengthVerdict = "empty" | "short" | "good" | "long";

/** Compares the length of a meta text with its bounds (rule editor/meta). A length equal to a bound is good. */
export function lengthVerdict(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): LengthVerdict {
  const { length } = text.trim();
  if (length === 0) return "empty";
  if (length < minimum) return "short";
  return length > maximum ? "long" : "good";
}
