import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { media, mediaVariants } from "#app/db/schema/media.server.ts";
import type { ReceivedFile } from "#app/lib/forms/received-form.server.ts";
import { keepMedia } from "./commands.server.ts";

const camille = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "s1" };
const file = (bytes: Buffer, lost: ReceivedFile["lost"] = null) => [
  { field: "file", name: "a.png", bytes, lost },
];
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4bff" } })
    .withExif({ IFD0: { Copyright: "secret" } })
    .jpeg()
    .toBuffer();

// rule forms/clean-pictures
it("an uploaded picture is stored once, in every format and width of the pages, without the original file", async () => {
  const bytes = await picture(1000, 500);
  const kept = await keepMedia(camille, file(bytes));
  expect(kept).toMatchObject({ width: 1000, height: 500 });
  expect(await keepMedia(camille, file(bytes))).toEqual(kept);
  expect(await db.$count(media)).toBe(1);
  const variants = await db.select().from(mediaVariants);
  const found = variants.map(({ format, width }) => `${format} ${width}`).toSorted();
  expect(found).toEqual(
    ["avif", "jpeg", "webp"].flatMap((format) => [`${format} 1000`, `${format} 400`, `${format} 800`]),
  );
  for (const { content, width, format } of variants) {
    const metadata = await sharp(content).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width / 2]);
    expect(metadata.format).toBe(format === "avif" ? "heif" : format);
    expect(content.includes("secret")).toBe(false);
  }
  const [row] = await db.select().from(media);
  const small = await sharp(Buffer.from(row?.placeholder.split(",")[1] ?? "", "base64")).metadata();
  expect([small.width, small.height, small.format]).toEqual([10, 10, "png"]);
});

it("a small picture is stored only in its own width", async () => {
  expect(await keepMedia(camille, file(await picture(120, 90)))).toMatchObject({ width: 120, height: 90 });
});

it("a file that is not a picture is refused with the reason", async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const halfPicture = (await picture(50, 50)).subarray(0, 200);
  const refusals = [
    await keepMedia(camille, []),
    await keepMedia(camille, file(Buffer.alloc(0))),
    await keepMedia(camille, file(Buffer.alloc(0), "tooLarge")),
    await keepMedia(camille, file(svg)),
    await keepMedia(camille, file(Buffer.from("%PDF-1.4\n%%EOF"))),
    await keepMedia(camille, file(halfPicture)),
  ].map((kept) =>
    kept.outcome === "invalid"
      ? Object.values(kept.errors)
          .join(" ")
          .split(/[\u00a0 ]/)
          .slice(0, 2)
          .join(" ")
      : "kept",
  );
  expect(refusals).toEqual([
    "Choisissez une",
    "Le fichier",
    "L’image dépasse",
    "Ce fichier",
    "Ce fichier",
    "Cette image",
  ]);
});
