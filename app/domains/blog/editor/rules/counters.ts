/** How a text's length compares with the length it should have. */
export type LengthVerdict = "empty" | "short" | "good" | "long";

/** Judges the length of a meta text (rule editor/meta). Both bounds are good. */
export function lengthVerdict(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): LengthVerdict {
  const { length } = text.trim();
  if (length === 0) return "empty";
  if (length < minimum) return "short";
  return length > maximum ? "long" : "good";
}
