/**
 * Removes the characters at a text's ends that match `edge`, a pattern of one character. Reads each character once. A
 * replacement by a pattern that ends in `+$` would be slow, because it would start again at each character.
 */
export function trimEdges(text: string, edge: RegExp, ends: "both" | "last" = "both"): string {
  let start = 0;
  let end = text.length;
  while (end > 0 && edge.test(text.charAt(end - 1))) end -= 1;
  if (ends === "both") while (start < end && edge.test(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
