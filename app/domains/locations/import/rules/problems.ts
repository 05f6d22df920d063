/** What is wrong with an import file, or with one of its rows. */
export interface FileProblem {
  /** From 1; null for the file as a whole. */
  row: number | null;
  text: string;
}

/** The check of a file stops there: more of them would be read by nobody. */
export const mostProblems = 20;

/** The same problem once with all its rows, in the order they were met: 'Lignes 2, 4, 6 : …'. */
export function problemLines(problems: readonly FileProblem[]): string[] {
  const rowsOf = new Map<string, number[]>();
  for (const { row, text } of problems)
    rowsOf.set(text, [...(rowsOf.get(text) ?? []), ...(row === null ? [] : [row])]);
  return [...rowsOf].map(([text, rows]) => {
    if (rows.length === 0) return text;
    return `${rows.length > 1 ? "Lignes" : "Ligne"} ${rows.join(", ")}\u00a0: ${text}`;
  });
}
