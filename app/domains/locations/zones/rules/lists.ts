/** Returns the entries of a list typed one a line, trimmed, without empty and repeated ones. */
export function typedLines(typed: string | undefined): string[] {
  const lines = (typed ?? "").split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
