const leading = /^Le détail\s*:\s*(\/\S+)$/;
/** The line with the usual hours. Every answer about a day ends with it. */
const usualHours = /^Nos horaires\. /;

/**
 * Joins several answers without repetitions. Leaves out a line that a later answer has too, a line that is only a link
 * ('Le détail', details) if a later answer links to the same page, and the usual hours if a later answer gives them.
 */
export function saidOnce(answers: readonly string[]): string {
  const different = [...new Set(answers)];
  return different
    .map((answer, at) => {
      const later = different.slice(at + 1).flatMap((one) => one.split("\n"));
      const links = later.flatMap((line) => line.split(/\s+/)).filter((word) => word.startsWith("/"));
      const isLater = (line: string) =>
        // A list stays whole: without its rows, the line above them would announce nothing.
        (later.includes(line) && !line.startsWith("•")) ||
        links.includes(leading.exec(line)?.[1] ?? "") ||
        (usualHours.test(line) && later.some((one) => usualHours.test(one)));
      return answer
        .split("\n")
        .filter((line) => !isLater(line))
        .join("\n");
    })
    .filter(Boolean)
    .join("\n\n");
}
