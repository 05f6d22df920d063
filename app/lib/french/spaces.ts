/**
 * Returns a French text or HTML with the no-break spaces of its punctuation. An invisible word joiner keeps opening hours
 * (9h-18h) on one line. Leaves code and attributes as they are.
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

/** Returns a text on one line, with single spaces and none at its ends. */
export function oneSpaced(text = ""): string {
  return text.replace(/\s+/g, " ").trim();
}

function spaced(text: string): string {
  return text.replace(/ ([?!:;»%€])/g, "\u00a0$1").replace(/« /g, "«\u00a0");
}
