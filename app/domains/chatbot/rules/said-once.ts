const leading = /^Le détail\s*:\s*(\/\S+)$/;

/** Joins several answers. A line that contains only a link to a page is left out if a later answer links to it too. */
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
