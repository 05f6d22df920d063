/**
 * A text without the characters of its ends that `edge`, a pattern of one character, matches. Reads each character
 * once, where a pattern that ends in `+$` starts again at each of them.
 */
export function trimEdges(text: string, edge: RegExp, ends: "both" | "last" = "both"): string {
  let start = 0;
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  if (ends === "both") while (start < end && edge.test(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
