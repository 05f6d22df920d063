/**
 * Reduces the two font families to the characters that French needs. Writes app/styles/fonts/*.woff2, their faces.css
 * and faces.ts, and app/styles/fonts.css. Run it by hand after a font was upgraded or the glyphs changed: `node
 * scripts/build-fonts.ts`. Its output is committed.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { readFontMetrics, type FontMetrics } from "./font-metrics.ts";

interface Cut {
  family: string;
  fallback: string;
  source: string;
  output: string;
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
  features: string[];
}

const cuts: Cut[] = [
  {
    family: "Bricolage Grotesque",
    fallback: "Bricolage Fallback",
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    output: "bricolage.woff2",
    axes: { opsz: 48, wght: { min: 500, max: 800 } },
    weights: "500 800",
    features: ["kern", "ccmp", "locl"],
  },
  {
    family: "Figtree",
    fallback: "Figtree Fallback",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    output: "figtree.woff2",
    axes: { wght: { min: 400, max: 700 } },
    weights: "400 700",
    features: ["kern", "ccmp", "locl", "tnum"],
  },
];

/** French letters, the most common accented letters of foreign names, and the signs that the interface uses. */
const glyphs =
  range(0x20, 0x7e) + "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿñáíóúãÑ" + "\u00a0\u202f«»’‘“”…–—·•×−°²€©™";

/**
 * System fonts that are shown before the site's own fonts load. `width` is the mean width of their characters in the
 * sample text (font-metrics.ts), in em.
 */
const systemFaces = {
  regular: [
    { suffix: "", local: ["Arial", "ArialMT", "Liberation Sans", "Arimo"], width: 0.4486 },
    { suffix: " Android", local: ["Roboto", "Roboto-Regular"], width: 0.4439 },
    { suffix: " Linux", local: ["DejaVu Sans", "DejaVuSans"], width: 0.51 },
  ],
  bold: [
    {
      suffix: "",
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
      width: 0.4795,
    },
    { suffix: " Android", local: ["Roboto Bold", "Roboto-Bold"], width: 0.4501 },
    { suffix: " Linux", local: ["DejaVu Sans Bold", "DejaVuSans-Bold"], width: 0.5721 },
  ],
};

const require = createRequire(import.meta.url);
const folder = new URL("../app/styles/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });

const written = "/* Written by scripts/build-fonts.ts: do not edit. */";
/** `css` declares the system fonts of the first paint, `faces` the site's own fonts, which load later (ADR 156). */
const css = [written];
const faces = [written];
const imports: string[] = [];
const entries: string[] = [];
for (const cut of cuts) {
  const source = await readFile(require.resolve(cut.source));
  const woff2 = await subsetFont(source, glyphs, {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    keepFeatures: cut.features,
    noHinting: true,
  });
  await writeFile(new URL(cut.output, folder), woff2);
  console.log(`${cut.output} ${(woff2.length / 1024).toFixed(1)} KiB`);

  faces.push(
    fontFace({
      "font-family": `"${cut.family}"`,
      "font-weight": cut.weights,
      "font-style": "normal",
      "font-display": "swap",
      src: `url("./${cut.output}") format("woff2")`,
    }),
  );
  const name = cut.output.replace(".woff2", "");
  imports.push(`import ${name} from "./${cut.output}?url";`);
  entries.push(`  ["${cut.family}", "${cut.weights}", ${name}],`);
  const [lightest, heaviest] = cut.weights.split(" ");
  for (const [stands, weight, weights] of [
    [systemFaces.regular, Number(lightest), `${lightest} 550`],
    [systemFaces.bold, 700, `551 ${heaviest}`],
  ] as const) {
    const metrics = await metricsAt(source, cut, weight);
    for (const face of stands) css.push(fallbackFace(cut.fallback + face.suffix, weights, face, metrics));
  }
}
await writeFile(new URL("../fonts.css", folder), `${css.join("\n\n")}\n`);
await writeFile(new URL("faces.css", folder), `${faces.join("\n\n")}\n`);
await writeFile(
  new URL("faces.ts", folder),
  `// Written by scripts/build-fonts.ts: do not edit.
${imports.join("\n")}

/** Our fonts: family, range of weights, address. The font of titles is the first. */
export const faces = [
${entries.join("\n")}
] as const;
`,
);

/** Returns the metrics of the family at one weight. */
async function metricsAt(source: Buffer, cut: Cut, weight: number): Promise<FontMetrics> {
  return readFontMetrics(
    await subsetFont(source, glyphs, {
      targetFormat: "truetype",
      variationAxes: { ...cut.axes, wght: weight },
    }),
  );
}

/**
 * Declares a system font, scaled so that its lines break like those of the site's own font. Nothing then moves when the
 * site's own font has loaded.
 */
function fallbackFace(
  family: string,
  weights: string,
  face: { local: readonly string[]; width: number },
  metrics: FontMetrics,
): string {
  const stretch = metrics.meanWidth / face.width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return fontFace({
    "font-family": `"${family}"`,
    "font-weight": weights,
    src: face.local.map((name) => `local("${name}")`).join(", "),
    "size-adjust": percent(stretch),
    "ascent-override": percent(metrics.ascent / stretch),
    "descent-override": percent(metrics.descent / stretch),
    "line-gap-override": percent(metrics.lineGap / stretch),
  });
}

function fontFace(descriptors: Record<string, string>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`);
  return `@font-face {\n${lines.join("\n")}\n}`;
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
