/**
 * Pages whose URL is a secret: anybody who has the URL may read the page. The log and the audience measurement leave
 * out the last segment of their paths.
 */
export const secretPaths = ["/apercu/", "/devis/bon/", "/p/", "/api/quote-photos/"] as const;

/** Returns the start of a page's path if the rest of the path is secret. Returns undefined for any other page. */
export function secretPathOf(path: string): (typeof secretPaths)[number] | undefined {
  return secretPaths.find((start) => path.startsWith(start));
}
