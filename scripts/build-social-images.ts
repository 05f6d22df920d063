/**
 * Draws the images of public/social/, one for each kind of page. Run by hand when a drawing or the copy changes:
 * `node scripts/build-social-images.ts`. Its output is committed.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { runnerImport } from "vite";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import type * as SocialCards from "./images/social-cards.tsx";
import { drawingStyle, token } from "./images/tokens.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("..", import.meta.url));
const output = new URL("../public/social/", import.meta.url);

const letters =
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index)) + "\u00a0’àâçéèêëîïôùûœÉÈÀ";
const fonts = await installFonts();
// It reads its fonts when it is loaded, so they must be in place.
const { default: sharp } = await import("sharp");
const { module } = await runnerImport<typeof SocialCards>("./scripts/images/social-cards.tsx", {
  root,
  configFile: false,
});

await mkdir(output, { recursive: true });
for (const card of module.socialCards) {
  const svg = module.socialCardSvg(card, {
    style: drawingStyle(),
    ink: token("--color-ink"),
    cobalt: token("--color-cobalt"),
    muted: token("--color-muted-on-ink"),
    line: token("--il-line"),
    strip: `Réparation informatique, ${specifiedProfile.city} et toute la ${specifiedProfile.department}`,
  });
  const png = await sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, colors: 64 })
    .toBuffer();
  await writeFile(new URL(`${card.name}.png`, output), png);
  console.log(`${card.name}.png ${(png.length / 1024).toFixed(1)} KiB`);
}
await rm(fonts, { recursive: true });

/** Writes one weight of each family where the SVG renderer looks for fonts. Returns the folder to remove. */
async function installFonts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "social-fonts-"));
  const cuts: { source: string; axes: Record<string, number>; file: string }[] = [
    {
      source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
      axes: { opsz: 48, wght: 760 },
      file: "bricolage.ttf",
    },
    {
      source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      axes: { wght: 500 },
      file: "figtree.ttf",
    },
  ];
  for (const { source, axes, file } of cuts)
    await writeFile(
      join(folder, file),
      await subsetFont(await readFile(require.resolve(source)), letters, {
        targetFormat: "truetype",
        variationAxes: axes,
      }),
    );
  const config = join(folder, "fonts.conf");
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env.FONTCONFIG_FILE = config;
  return folder;
}
