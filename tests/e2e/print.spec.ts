import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

/** Checks that the printed footer says whose page it is (the shop's telephone and addresses) and has no other links. */
async function expectOnlyWhoseItIs(page: Page) {
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("02 61 91 72 72")).toBeVisible();
  await expect(footer.getByText("72000 Le Mans")).toBeVisible();
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  await expect(footer.getByText(new URL(canonical ?? "").host)).toBeVisible();
  const others = footer.getByRole("link").filter({ visible: true });
  expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))).toEqual([
    "/",
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^https:/),
    expect.stringMatching(/^mailto:/),
  ]);
}

/** Checks that the shop's telephone is above the page's title, so that it is on the first sheet. */
async function expectItBegins(page: Page) {
  const top = async (role: "link" | "heading", name?: string) =>
    (
      await page
        .getByRole(role, { ...(name ? { name } : { level: 1 }) })
        .filter({ visible: true })
        .first()
        .boundingBox()
    )?.y ?? NaN;
  expect(await top("link", "02 61 91 72 72")).toBeLessThan(await top("heading"));
}

/** Counts the pages of a PDF, that is, the sheets of paper. */
const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

// rule pages/print
test("a five-minute article prints on four sheets at most, in black, without header, menus and forms", async ({
  page,
}) => {
  await page.goto("/blog/disque-dur-qui-claque");
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(4);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ce que le bruit veut dire" })).toBeVisible();
  for (const hidden of ["banner", "navigation", "form", "progressbar"] as const)
    await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0);
  await expectOnlyWhoseItIs(page);
  await expectItBegins(page);
  await expect(page.getByText("Partager").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#contenu img[src^="data:"]').filter({ visible: true })).toHaveCount(0);
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  const link = page.locator('.prose a[href="/services/recuperation-donnees"]').first();
  const note = await link.getAttribute("data-note");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(`"${note}"`);
  const host = new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").host;
  const address = page.locator(".link-notes li").nth(Number(note) - 1);
  await expect(address).toBeVisible();
  await expect(address).toHaveText(`${host}/services/recuperation-donnees`);
});

// rule pages/print
test("a zone's page prints on at most three sheets, and a price sheet prints its prices and answered questions", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/locations/allonnes");
  expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3);
  await expect(page.getByRole("heading", { name: "Communes voisines" })).toBeVisible();
  await expect(page.getByRole("banner").filter({ visible: true })).toHaveCount(0);
  await page.goto("/services/securite-informatique");
  await expect(page.getByText("59\u00a0€").first()).toBeVisible();
  await expectOnlyWhoseItIs(page);
  await expectItBegins(page);
  const colours = await page.locator("#contenu :is(li, h2, svg path)").evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(mark, "::before");
      const { color } = getComputedStyle(mark, "::marker");
      return [color, ...(borderTopWidth === "0px" ? [] : [borderTopColor])];
    }),
  );
  expect(colours.length).toBeGreaterThan(20);
  expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0)"]));
  const answers = await page
    .locator("#contenu details.group:not(.fold)")
    .evaluateAll((folds) =>
      folds.map((fold) => fold.clientHeight - (fold.querySelector("summary")?.clientHeight ?? 0)),
    );
  expect(answers.length).toBeGreaterThan(1);
  expect(Math.min(...answers)).toBeGreaterThan(10);
});

// rule pages/print
test("a printed price sheet keeps its plans side by side and shows nothing to press", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  // 658 px is the width between the margins of a sheet of A4.
  await resize(page, { width: 658, height: 900 });
  for (const [path, sheet, most] of [
    ["/services/securite-informatique", 3, 4],
    ["/", 4, 3],
  ] as const) {
    await page.goto(path);
    const plans = page.locator("#contenu .price-sheet > li");
    await expect(plans).toHaveCount(sheet);
    const places = await plans.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(new Set(places.map(Math.round)).size).toBe(1);
    await expect(page.locator("#contenu a.border-outline").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator("#contenu .on-cobalt")).toBeHidden();
    // The opening state ('open' or 'closed') is not printed. `room` is the space between the line above a plan's
    // features and the first of them.
    await expect(page.locator("#contenu [data-opening]").filter({ visible: true })).toHaveCount(0);
    const room = await plans.first().evaluate((plan) => {
      const list = plan.querySelector("ul");
      const first = list?.firstElementChild?.getBoundingClientRect().top ?? NaN;
      return first - (list?.getBoundingClientRect().top ?? NaN);
    });
    expect(room).toBeGreaterThan(6);
    expect(sheets(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(most);
  }
});
