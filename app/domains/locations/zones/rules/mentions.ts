/** A capitalised word of three letters and more. Longer texts in capitals are titles, not names. */
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]+/gu;
/** French writes these without saying a place. */
const articles = new Set(["Les", "Des", "Aux"]);

/** Returns the words of a text that may be part of a place name, each once. The first word of a name finds it again. */
export function placeWords(text: string): string[] {
  return [...new Set(text.match(capitalised))].filter((word) => !articles.has(word));
}

/** Whether a text names a commune: the whole name, in its case, and no longer one. 'au Mans' names Le Mans. */
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
