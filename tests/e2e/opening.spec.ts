import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

/** Returns a moment of Thursday, 19 November 2026. `clock` is the time in Paris, 'HH:MM'. */
const thursday = (clock: string) => new Date(`2026-11-19T${clock}:00+01:00`);

// rule pages/opening
test("the header and the contact section show whether the shop is open, and follow the clock", async ({
  page,
}) => {
  await page.clock.install({ time: thursday("15:10") });
  await page.goto("/");
  const header = page.getByRole("banner").getByRole("button", { name: /Les horaires de la semaine/ });
  await expect(header).toContainText(/Ouvert, ferme à 18\sh/);
  await expect(page.locator("#contact")).toContainText(/Ouvert, ferme à 18\sh/);
  await page.clock.setFixedTime(thursday("17:40"));
  await page.clock.runFor(60_000);
  await expect(header).toContainText(/Ouvert, ferme dans 20\smin/);
  await page.clock.setFixedTime(thursday("18:00"));
  await page.clock.runFor(60_000);
  await expect(header).toContainText(/Fermé, ouvre demain à 9\sh/);
});

test("a press on the opening state shows the hours of the week, with today marked", async ({ page }) => {
  await page.clock.install({ time: thursday("15:10") });
  await page.goto("/about");
  await page.getByRole("button", { name: /Les horaires de la semaine/ }).click();
  const today = page.locator("[data-weekday][data-today]");
  await expect(today).toHaveText(/^Aujourd’hui, jeudi9\sh\s– 18\sh$/);
  await expect(page.getByRole("heading", { name: "Horaires de l’atelier" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Horaires de l’atelier" })).toBeHidden();
});

test("an exceptional closure shows the shop as closed, despite the hours of that day", async ({ page }) => {
  // In November the page does not show the closure at Christmas yet, so the test writes a closure into the page's data.
  await page.clock.install({ time: thursday("15:10") });
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const closed =
      "&quot;closures&quot;:[{&quot;from&quot;:&quot;2026-11-19&quot;,&quot;to&quot;:&quot;2026-11-20&quot;},";
    const body = (await response.text()).replace(/&quot;closures&quot;:\[/, closed).replace(",]", "]");
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
  const state = page.getByRole("button", { name: /Les horaires de la semaine/ });
  await expect(state).toContainText(/Fermé, ouvre samedi à 10\sh/);
  await state.click();
  await expect(page.locator("[data-weekday][data-today]")).toHaveText("Aujourd’hui, jeudiFermé");
});

test("the opening state moves nothing when it appears, at any width", async ({ page }) => {
  await page.goto("/");
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await resize(page, { width, height: 800 });
    // Measures the header with three texts: the hours that the server sends, the shortest opening state, the longest.
    const places = await page.evaluate(() => {
      const parts = [...document.querySelectorAll("header a, header button, #contact dd")];
      const state = document.querySelectorAll("[data-opening] [data-rest]");
      return ["9h-18h", "dans 1 min", "ouvre demain"].map((text) => {
        for (const place of state) place.textContent = text;
        return parts.map((part) => Object.values(part.getBoundingClientRect().toJSON() as object).join(" "));
      });
    });
    expect(places[1], `${width}`).toEqual(places[0]);
    expect(places[2], `${width}`).toEqual(places[0]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width}`).toBeLessThanOrEqual(0);
  }
  await page.getByRole("button", { name: /Les horaires de la semaine/ }).click();
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule pages/header-room
test("nothing in the header covers its neighbour or is cut off, at any width", async ({ page }) => {
  await page.clock.install({ time: thursday("15:10") });
  await page.goto("/about");
  for (const width of [320, 360, 390, 768, 1023, 1024, 1101, 1200, 1280, 1366, 1440, 1600, 1920]) {
    await resize(page, { width, height: 800 });
    const faults = await page.evaluate(() => {
      const header = document.querySelector("header");
      const state = header?.querySelector("[data-calendar]");
      for (const rest of header?.querySelectorAll("[data-rest]") ?? []) rest.textContent = "ouvre mercredi";
      for (const hour of header?.querySelectorAll("[data-hour]") ?? []) hour.textContent = " à 10 h";
      const parts = [...(header?.querySelectorAll("a, button, a b") ?? [])]
        .filter((part) => part.checkVisibility() && !part.closest("[popover]"))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      const covered = parts.flatMap(({ part, box }, index) =>
        parts
          .slice(index + 1)
          .filter((other) => !part.contains(other.part) && other.box.left < box.right - 0.5)
          .map((other) => `${part.textContent} / ${other.part.textContent}`),
      );
      const room = state?.getBoundingClientRect();
      const cut = [...(state?.querySelectorAll("[data-word], [data-rest], [data-hour]") ?? [])]
        // Texts for screen readers are left out, because they take no room in the line.
        .filter(
          ({ parentElement }) => parentElement && getComputedStyle(parentElement).position !== "absolute",
        )
        .map((text) => text.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.right > (room?.right ?? 0) + 0.5);
      return [...covered, ...cut.map((box) => `cut ${box.right}`)];
    });
    expect(faults, `${width}`).toEqual([]);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // rule pages/opening
  test("the hours replace the opening state, and a press shows the hours of the week", async ({ page }) => {
    await page.goto("/");
    const state = page.getByRole("banner").getByRole("button", { name: /Les horaires de la semaine/ });
    await expect(state).toContainText("Lun-Ven");
    await expect(state).toContainText("9h-18h");
    await expect(page.locator("#contact")).not.toContainText("Ouvert");
    await state.click();
    await expect(page.getByRole("heading", { name: "Horaires de l’atelier" })).toBeVisible();
    const days = page.getByRole("banner").getByRole("term").filter({ visible: true });
    await expect(days).toHaveText(["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"]);
  });
});
