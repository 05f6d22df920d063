import { crawl } from "#tests/support/crawl.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

// Uses a separate site, because this file sets that the business does not work on Macs.
test.use({ environment: settingsSite });

/**
 * Parts of a page in which the words may be: the name of the icon for Apple's browsers, and scripts. People read
 * neither. Structured data, which is also in scripts, is checked.
 */
const others = /apple-touch-icon|<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g;
const named = /.{0,40}(?:\bi?mac(?:s|book|os)?\b|\bapple\b).{0,30}/i;

// rule settings/devices
test("a shop that does not work on Macs names none on any page, in any title, list or structured data", async ({
  page,
  site,
  signIn,
  request,
}) => {
  await forgetSettings(site);
  const read = async () => {
    // Articles are left out. They give advice to every reader, whatever the shop repairs.
    const pages = await crawl(request, "/", /^\/(?:admin|blog)(?:\/|\?|$)/, { each: 12 });
    const manifest = await (await request.get("/manifest.webmanifest")).text();
    const texts = pages.filter(({ status, html }) => status === 200 && html);
    expect(texts.length).toBeGreaterThan(25);
    return [...texts, { path: "/manifest.webmanifest", html: manifest }].flatMap(({ path, html }) => {
      const found = named.exec(html.replace(others, ""))?.[0];
      return found ? [`${path}: ${found}`] : [];
    });
  };
  const before = await read();
  for (const path of ["/:", "/services/reparation-materielle:", "/join:", "/locations/"])
    expect(before.some((one) => one.startsWith(path))).toBe(true);

  await signIn();
  await page.goto("/admin/settings/site");
  await page.getByLabel("Vous occupez-vous des Mac").selectOption({ label: "Non, des PC seulement" });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Rien à enregistrer")).toBeVisible();
  // The descriptions of the zones are written again in the background.
  await expect.poll(read, { timeout: 60_000 }).toEqual([]);
  await forgetSettings(site);
});
