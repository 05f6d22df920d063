import sharp from "sharp";
import { keptWidths, mediaFormats, mediaPath } from "#app/domains/media/rules.ts";
import { onDatabase, publish } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const kept = "018f6f0a-1b2c-4d3e-8f90-a1b2c3d4e5f6";
const lost = "018f6f0a-1b2c-4d3e-8f90-a1b2c3d4e5f7";

// Uses a separate site with two pictures of the owner: one is complete, the files of the other are missing.
test.use({ environment: { LOG_LEVEL: "warn" } });
test.beforeAll(async ({ site }) => {
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#1f4bff" } });
  const tiny = await photo.clone().resize(10, 10).webp().toBuffer();
  await onDatabase(site, async (client) => {
    for (const id of [kept, lost])
      await client.query(
        "insert into media (id, content_hash, width, height, placeholder, alt) values ($1::uuid, $1::text, 900, 600, $2, 'Une carte mère')",
        [id, `data:image/webp;base64,${tiny.toString("base64")}`],
      );
    for (const width of keptWidths(900))
      for (const format of mediaFormats)
        await client.query(
          "insert into media_variants (media_id, format, width, content) values ($1, $2, $3, $4)",
          [kept, format, width, await photo.clone().resize(width).toFormat(format).toBuffer()],
        );
    await publish(client, [
      { slug: "photo", title: "Avec une photo", featuredImage: kept },
      { slug: "photo-perdue", title: "Avec une photo perdue", featuredImage: lost },
    ]);
  });
});

// rule pages/pictures
test("a picture loads when it is near, behind a blurred placeholder, and a failed picture shows a message", async ({
  page,
  problems,
}) => {
  problems.allow(/response 404: .*\/media\//);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/blog");
  const card = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  const photo = card("Avec une photo").filter({ hasNotText: "perdue" });
  await expect(photo.locator('img[src^="data:image/webp"]')).toBeAttached();
  await expect(page.locator("article img[data-picture]")).toHaveJSProperty("complete", true);
  expect(asked.filter((path) => path.startsWith("/media/"))).toEqual([]);
  await photo.scrollIntoViewIfNeeded();
  const picture = photo.locator("img[data-picture]");
  await expect(picture).toHaveJSProperty("complete", true);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(photo.locator('img[src^="data:"]')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith(`/media/${kept}/`))).toEqual([
    expect.stringMatching(/\.avif$/),
  ]);
  await expect(card("Avec une photo perdue").getByText("Image not found")).toBeVisible();
});

test("a picture may be cached for ever in every format, and an unknown picture is not found", async ({
  request,
}) => {
  for (const format of mediaFormats) {
    const path = mediaPath(kept, 400, format);
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { etag = "", ...headers } = answer.headers();
    expect(headers["content-type"]).toBe(`image/${format}`);
    expect(headers["cache-control"]).toContain("immutable");
    expect((await request.get(path, { headers: { "If-None-Match": etag } })).status()).toBe(304);
  }
  for (const path of [
    mediaPath(kept, 500, "webp"),
    mediaPath(lost, 400, "webp"),
    "/media/x/400.webp",
    `/media/${kept}/400.svg`,
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const article = await (await request.get("/blog/photo")).text();
  expect(article).toMatch(
    new RegExp(`property="og:image" content="http[^"]+${mediaPath(kept, 900, "jpeg")}"`),
  );
  expect(article).toContain('property="og:image:height" content="600"');
});
