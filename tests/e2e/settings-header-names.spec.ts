import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";
import { resize } from "#tests/support/viewport.ts";

// Uses a separate site, because this file changes the name of the business, which all pages show.
test.use({ environment: settingsSite });

test.beforeEach(({ site }) => forgetSettings(site));
test.afterEach(({ site }) => forgetSettings(site));

// rule pages/header-room
for (const wordmark of [
  "Clinique du PC",
  "Dépannage Éclair",
  "Informatique",
  "InformatiqueExpert",
  "L’Atelier des Ordinateurs",
])
  test(`the header stays within the margins of the page for a shop called ${wordmark}`, async ({
    page,
    site,
  }) => {
    await onDatabase(site, async (client) => {
      const values = JSON.stringify({ name: wordmark, wordmark, plate: "49" });
      await client.query(
        "insert into settings_sections (section, values, version, updated_by) values ('company', $1, 1, 'Camille')",
        [values],
      );
      await client.query("notify atelier_pages, 'settings *'");
    });
    const shown = async () => (await fetch(`${site.url}/about`)).text();
    await expect.poll(shown, { intervals: [20, 50, 100] }).toContain(wordmark);
    await page.goto("/about");
    for (const width of [360, 768, 1024, 1100, 1101, 1200, 1280, 1440, 1600, 1920]) {
      await resize(page, { width, height: 800 });
      const [name, act] = await page.evaluate(() => {
        const wrap = document.querySelector("header .wrap");
        const shownParts = [...(wrap?.querySelectorAll(":scope a, :scope button") ?? [])]
          .filter((part) => part.checkVisibility() && !part.closest("[popover]"))
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0);
        return [
          Math.min(...shownParts.map(({ left }) => left)),
          Math.max(...shownParts.map(({ right }) => right)),
        ];
      });
      const gutter = await page.evaluate(() => {
        const wrap = document.querySelector("header .wrap");
        return wrap
          ? Number.parseFloat(getComputedStyle(wrap).paddingLeft) || wrap.getBoundingClientRect().left
          : 0;
      });
      expect((act ?? 0) - (width - gutter), `${width}`).toBeLessThanOrEqual(width < 1024 ? gutter : 0.5);
      expect(name, `${width}`).toBeGreaterThanOrEqual(0);
      const brand = await page.locator("header .wrap a").first().boundingBox();
      // On a wide screen, a name that is short enough to be in large letters takes one line.
      if (width >= 1600 && wordmark.length <= 18) expect(brand?.height, `${width}`).toBeLessThanOrEqual(32);
    }
  });
