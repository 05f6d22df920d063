/** The metrics of one TrueType font, in em. */
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The mean advance of a character over a French sample text. It decides where lines break. */
  meanWidth: number;
}

const sample =
  "Votre ordinateur ne démarre plus, affiche un écran bleu ou perd ses fichiers : nous cherchons la panne avec vous, " +
  "nous annonçons le prix avant de commencer et nous montrons la pièce en cause. Dépannage à domicile, à l’atelier ou à " +
  "distance, du lundi au vendredi de 9 h à 18 h et le samedi de 10 h à 16 h.";

/** Reads the metrics of a TrueType font with one weight and no variations. Throws when a table is missing. */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
    tables.set(tag, view.getUint32(entry + 8));
  }
  const table = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The face has no ${tag} table`);
    return offset;
  };

  const em = view.getUint16(table("head") + 18);
  const hhea = table("hhea");
  const lastAdvance = view.getUint16(hhea + 34) - 1;
  const glyphOf = characterMap(view, table("cmap"));
  const advance = (character: string) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    return view.getUint16(table("hmtx") + Math.min(glyph, lastAdvance) * 4) / em;
  };
  const widths = [...sample].map(advance);
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    meanWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length,
  };
}

/** Returns a function that maps code points to glyphs, from the first subtable in format 4. */
function characterMap(view: DataView, cmap: number): (codePoint: number) => number {
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const start = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(start) === 4) return (codePoint) => glyphInFormat4(view, start, codePoint);
  }
  throw new Error("The face has no format 4 character map");
}

function glyphInFormat4(view: DataView, start: number, codePoint: number): number {
  const doubled = view.getUint16(start + 6);
  for (let at = 0; at < doubled; at += 2) {
    if (view.getUint16(start + 14 + at) < codePoint) continue;
    const first = view.getUint16(start + 16 + doubled + at);
    if (first > codePoint) return 0;
    const delta = view.getUint16(start + 16 + 2 * doubled + at);
    const rangeAt = start + 16 + 3 * doubled + at;
    const rangeOffset = view.getUint16(rangeAt);
    if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + rangeOffset + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
