/**
 * Writes the outlines of the two fonts' characters to app/lib/drawing/*.json, with which the server draws its pictures.
 * Run it by hand after you upgrade a font or change the characters: `node scripts/build-outlines.ts`. Its output is
 * committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Buffer as Shaped, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const folder = new URL("../app/lib/drawing/", import.meta.url);

/** French letters, common accented letters of foreign names, and signs. Other letters are drawn without an accent. */
const letters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) +
  "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜàâäæçéèêëîïôöœùûüÿñáíóúãÑ" +
  "\u00a0«»’–—·+&°€";

const cuts: { source: string; axes: Record<string, number>; output: string }[] = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 48, wght: 760 },
    output: "title.json",
  },
  {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: 500 },
    output: "text.json",
  },
];

for (const { source, axes, output } of cuts) {
  const cut = await subsetFont(await readFile(require.resolve(source)), letters, {
    targetFormat: "truetype",
    variationAxes: axes,
  });
  const face = new Face(new Blob(new Uint8Array(cut)), 0);
  const font = new Font(face);
  const advance = (text: string) => shapedAs(font, text).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  const known = [...new Set(letters)].filter((letter) => shapedAs(font, letter)[0]?.codepoint !== 0);
  const outlines = known.map((letter) => {
    const [glyph] = shapedAs(font, letter);
    return [letter, [advance(letter), rounded(font.glyphToPath(glyph?.codepoint ?? 0))]] as const;
  });
  // Pairs of characters that are closer together, or farther apart, than their widths alone would put them.
  const pairs = known.flatMap((one) =>
    known.flatMap((other) => {
      const kern = advance(one + other) - advance(one) - advance(other);
      return Math.abs(kern) >= face.upem / 125 ? [[one + other, kern] as const] : [];
    }),
  );
  const written = {
    unitsPerEm: face.upem,
    letters: Object.fromEntries(outlines),
    pairs: Object.fromEntries(pairs),
  };
  const text = JSON.stringify(written);
  await writeFile(new URL(output, folder), `${text}\n`);
  console.log(`${output}: ${outlines.length} letters, ${pairs.length} pairs, ${text.length} bytes`);
}

function shapedAs(font: Font, text: string) {
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
