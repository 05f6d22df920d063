/**
 * Matches a capitalised word of three letters or more. A word all in capitals does not match, because it is not a name.
 */
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]+/gu;
/** French articles, which may be capitalised without being part of a place's name. */
const articles = new Set(["Les", "Des", "Aux"]);

/**
 * Returns the words of a text that may be part of a place's name, each once. A blog article that names a commune is
 * found by the first of these words in the commune's name.
 */
export function placeWords(text: string): string[] {
  return [...new Set(text.match(capitalised))].filter((word) => !articles.has(word));
}

/**
 * Whether a text names a commune: with its whole name, in the same case, and not as a part of a longer name. 'au Mans'
 * (in Le Mans) names Le Mans.
 */
export function isMentioned(text: string, city: string): boolean {
  const name = city.replaceAll("'", "’");
  const [, article, rest] = /^(Le|Les) (.+)$/.exec(name) ?? [];
  const forms = article === "Le" ? "[Ll]e|[Aa]u|[Dd]u" : "[Ll]es|[Aa]ux|[Dd]es";
  const pattern = rest ? `(?:${forms})\\s${literal(rest)}` : literal(name);
  return new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}]|-\\p{L})`, "u").test(
    text.replaceAll("'", "’"),
  );
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
