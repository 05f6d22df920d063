/** Where a text stands against the length it should have. */
export type LengthVerdict = "empty" | "short" | "good" | "long";

/** Judges the length of a meta text (B§9: title 50 to 60 characters, description 150 to 160). Both bounds are good. */
export function lengthVerdict(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): LengthVerdict {
  const { length } = text.trim();
  if (length === 0) return "empty";
  if (length < minimum) return "short";
  return length > maximum ? "long" : "good";
}
