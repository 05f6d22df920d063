/**
 * Matches a word of three letters or more that begins with a capital letter. A word in capitals only, such as an
 * abbreviation, does not match.
 */
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]+/gu;
/**
 * French articles (the, of the, to the). At the beginning of a sentence they have a capital letter but name no place.
 */
const articles = new Set(["Les", "Des", "Aux"]);

/**
 * Returns the words of a text that may be part of a place's name, each once. The first such word of the name of a
 * commune (municipality) is the key under which the articles that may name it are found.
 */
export function placeWords(text: string): string[] {
  return [...new Set(text.match(capitalised))].filter((word) => !articles.has(word));
}

/**
 * Whether a text names a commune: by its whole name, in the same case, and not as a part of a longer name. Contracted
 * articles count: 'au Mans' (in Le Mans) names Le Mans.
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
