/** A list typed one entry a line: trimmed, empty lines and repeated entries dropped. */
export function typedLines(typed: string | undefined): string[] {
  const lines = (typed ?? "").split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
