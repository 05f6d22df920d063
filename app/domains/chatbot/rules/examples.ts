/** Longest example question, in characters. */
export const exampleLength = 300;
/** Most example questions of one response. */
export const mostExamples = 300;
/** The most off-topic questions that can be stored. */
export const mostOffTopicExamples = 3_000;

/**
 * Returns the questions that were typed in a field with one question a line. Extra spaces, blank lines and repetitions
 * are left out.
 */
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
