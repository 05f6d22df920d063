/** The longest example question, in characters. */
export const exampleLength = 300;
/** How many example questions a response (a stored answer) may have. */
export const mostExamples = 300;
/** How many off-topic questions may be stored. */
export const mostOffTopicExamples = 3_000;

/** Returns the questions typed in a field, one from each line. Leaves out extra spaces, blank lines and repetitions. */
export function exampleLines(typed: string): string[] {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const seen = new Set<string>();
  return lines.filter((line) => {
    const same = line.toLowerCase();
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}
