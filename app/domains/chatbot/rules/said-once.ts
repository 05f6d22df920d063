const leading = /^Le détail\s*:\s*(\/\S+)$/;
/** The line with the usual hours, which closes every answer about a day. */
const usualHours = /^Nos horaires\. /;

/**
 * Joins several answers. Leaves out a line that only links to a page if a later answer links to the same page, the usual
 * hours if a later answer gives them, and a line that a later answer repeats.
 */
export function saidOnce(answers: readonly string[]): string {
  return answers
    .map((answer, at) => {
      const later = answers.slice(at + 1).flatMap((one) => one.split("\n"));
      const links = later.flatMap((line) => line.split(/\s+/)).filter((word) => word.startsWith("/"));
      const isLater = (line: string) =>
        later.includes(line) ||
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
