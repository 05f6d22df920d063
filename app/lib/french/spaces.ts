/**
 * Returns a French text or HTML with no-break spaces around its punctuation. An invisible word joiner keeps opening
 * hours (9h-18h) on one line. Leaves code and attributes unchanged.
 */
export function frenchSpaces(html: string): string {
  return html
    .split(/(<(?:pre|code)\b[^>]*>[\s\S]*?<\/(?:pre|code)>|<[^<>]*>)/)
    .map((part) => (/^<[^<>]*>/.test(part) ? part : unbreakableHours(spaced(part))))
    .join("");
}

/** Returns a text whose opening hours, 'Lun-Ven' and '9h-18h', do not break at their hyphen. */
export function unbreakableHours(text: string): string {
  return text
    .replace(/(\dh\d{0,2})-(?=\d)/g, "$1-\u2060")
    .replace(/\b(Lun|Mar|Mer|Jeu|Ven|Sam|Dim)-(?=(?:Lun|Mar|Mer|Jeu|Ven|Sam|Dim)\b)/g, "$1-\u2060");
}

/**
 * Short words (articles, prepositions, pronouns) that belong to the next word. No line of a title ends with one of
 * them.
 */
const leaning =
  /^(?:[àyÀY]|aux?|ce|chez|dans|des?|du|elles?|en|et|ils?|la|les?|ne|ni|nous|on|où|ou|par|pour|qu[ei]|sans|se|si|sous|sur|une?|vous)$/i;
/** The most characters that are joined on one line. A longer group would not fit on a title's line on a phone. */
const mostBound = 17;

/**
 * Returns a title in which a short word stays on the line of the next word, and a verb on the line of the pronoun that
 * a hyphen joins to it.
 */
export function titleSpaces(title: string): string {
  let bound = "";
  const words = title.split(" ").map((word, index, all) => {
    const group = `${bound}${word} `;
    const isBound = leaning.test(word) && group.length + (all[index + 1]?.length ?? mostBound) <= mostBound;
    bound = isBound ? group : "";
    return isBound ? `${word}\u00a0` : `${word} `;
  });
  return words
    .join("")
    .trimEnd()
    .replaceAll("Wi-Fi", "Wi-\u2060Fi")
    .replace(
      /(\p{Ll})-(t-)?(?=(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)(?!\p{L}))/gu,
      (_, verb: string, t?: string) => `${verb}-\u2060${t ? "t-\u2060" : ""}`,
    );
}

/** Returns a text on one line, with single spaces and no space at its ends. */
export function oneSpaced(text = ""): string {
  return text.replace(/\s+/g, " ").trim();
}

function spaced(text: string): string {
  return text.replace(/ ([?!:;»%€])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}
