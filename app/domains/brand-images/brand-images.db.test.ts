import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { brandImages } from "#app/db/schema/brand-images.server.ts";
import { siteProfile } from "#app/domains/business/profile.server.ts";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { getBrandImage, mostOfMany } from "./commands/draw.server.ts";
import { drawBrandImagesQueue } from "./jobs.server.ts";
import { type BrandImage, generalCard, serviceCard, zoneCard } from "./rules.ts";

const specified = siteProfile(assembleProfile({}));
const angers = siteProfile(
  assembleProfile({
    company: {
      name: "Clinique du PC",
      wordmark: "Clinique du PC",
      plate: "49",
      accent: "#0b7a4b",
      city: "Angers",
    },
  }),
);
const icon = (file: "icon-192.png" | "favicon.svg" | "favicon.ico") => ({ kind: "icon", file }) as const;
const drawn = async (image: BrandImage, profile = specified) => {
  const content = await getBrandImage(image, profile, "visitor");
  if (content === "busy") throw new Error("busy");
  return content;
};
const colourAt = async (picture: Buffer, left: number, top: number) => {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex")}`;
};

beforeEach(async () => {
  await db.execute(sql`truncate brand_images`);
});

// rule settings/pictures
describe("the icons and share images", () => {
  it("have the current colour and plate (the characters beside the name), and are drawn once while these stay the same", async () => {
    const picture = await drawn(icon("icon-192.png"));
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 192, height: 192 });
    expect(await colourAt(picture, 96, 8)).toBe("#1f4bff");
    expect(await drawn(icon("icon-192.png"))).toEqual(picture);
    const [first] = await db.select().from(brandImages);
    await drawn(icon("icon-192.png"));
    expect((await db.select().from(brandImages))[0]?.drawnAt).toEqual(first?.drawnAt);

    expect(angers.look).not.toBe(specified.look);
    const other = await drawn(icon("icon-192.png"), angers);
    expect(await colourAt(other, 96, 8)).toBe("#0b7a4b");
    expect(await db.$count(brandImages)).toBe(1);
  });

  it("include an SVG icon and an ICO file for the browsers that ask for them", async () => {
    const svg = String(await drawn(icon("favicon.svg"), angers));
    expect(svg).toContain('fill="#0b7a4b"');
    expect(svg).not.toContain("<text");
    expect((await drawn(icon("favicon.ico"))).subarray(0, 6).toString("hex")).toBe("000001000100");
  });

  it("name the town of a zone or the service of a page, measure 1200 x 630 pixels and take less than 60 KB", async () => {
    const general = await drawn(generalCard("zone", assembleProfile({})) as BrandImage);
    for (const image of [
      zoneCard("le-mans", "Le Mans"),
      zoneCard("saint-remy", "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson"),
      serviceCard("service-recuperation-donnees", assembleProfile({})) as BrandImage,
    ]) {
      const picture = await drawn(image);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(60_000);
      expect(picture.equals(general)).toBe(false);
    }
    const withdrawn = assembleProfile({ site: { "service-recuperation-donnees": "withdrawn" } });
    expect(serviceCard("service-recuperation-donnees", withdrawn)).toBeNull();
    const own = {
      name: "Cours d’informatique",
      description: "Une heure",
      lead: "Un cours.",
      drawing: "backup",
    };
    expect(
      serviceCard("service-cours-d-informatique", assembleProfile({ site: { ownServices: [own] } })),
    ).toMatchObject({ card: { title: "Cours d’informatique.", drawing: "backup" } });
  });

  it("are kept for the most recently requested zones only, and always for other pages", async () => {
    await drawn(generalCard("form", assembleProfile({})) as BrandImage);
    await db.execute(sql`
      insert into brand_images (file, source, content, is_one_of_many, drawn_at)
      select 'zone-' || n || '.png', '', '', true, now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, ${mostOfMany}) n`);
    await drawn(zoneCard("coulaines", "Coulaines"));
    expect(await db.$count(brandImages, eq(brandImages.isOneOfMany, true))).toBe(mostOfMany);
    const files = (await db.select({ file: brandImages.file }).from(brandImages)).map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(["form.png", "zone-coulaines.png", "zone-2.png"]));
    expect(files).not.toContain("zone-1.png");
  });

  it("are drawn once for simultaneous requests, and refused while twenty others wait; an SVG icon never waits", async () => {
    const same = zoneCard("allonnes", "Allonnes");
    const [one, other] = await Promise.all([drawn(same), drawn(same)]);
    expect(one).toBe(other);
    const many = Array.from({ length: 22 }, (_, index) =>
      getBrandImage(zoneCard(`z-${index}`, `Zone ${index}`), specified, `visitor ${index}`),
    );
    expect(String(await Promise.race([...many.slice(0, 20), drawn(icon("favicon.svg"))]))).toContain("<svg");
    const refused = (await Promise.all(many)).filter((answer) => answer === "busy");
    expect(refused.length).toBeGreaterThanOrEqual(2);
  });

  it("are drawn when the program starts if every visitor needs them", async () => {
    await drawBrandImagesQueue.work({});
    const files = (await db.select({ file: brandImages.file }).from(brandImages)).map(({ file }) => file);
    expect(files.toSorted()).toEqual([
      "apple-touch-icon.png",
      "atelier.png",
      "favicon.ico",
      "icon-192.png",
      "icon-512.png",
      "maskable-512.png",
    ]);
  });
});
