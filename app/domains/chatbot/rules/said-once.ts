const leading = /^Le détail\s*:\s*(\/\S+)$/;

/** Joins several answers. Leaves out a line that only links to a page if a later answer links to the same page. */
export function saidOnce(answers: readonly string[]): string {
  return answers
    .map((answer, at) => {
      const later = answers.slice(at + 1).flatMap((one) => one.split(/\s+/));
      const isLater = (line: string) => later.includes(leading.exec(line)?.[1] ?? "");
      return answer
        .split("\n")
        .filter((line) => !isLater(line))
        .join("\n");
    })
    .join("\n\n");
}
