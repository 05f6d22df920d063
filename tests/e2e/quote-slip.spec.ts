import { publicHolidays } from "#app/domains/business/rules/closures.ts";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { test } from "#tests/support/site-database.ts";
import { fill, onSlip, referenceOf, send, success } from "#tests/support/quote-form.ts";

/** Counts the pages of a PDF, that is, the sheets of paper. */
const sheets = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

// rule forms/slip
// rule forms/success
test("a sent request becomes its slip, which has the focus, is not sent again by a reload, and prints on one sheet", async ({
  page,
  browser,
}) => {
  await page.goto("/devis");
  await fill(page, { "Que se passe-t-il": `Le bon dit ce que j’ai écrit. ${"Un long récit. ".repeat(60)}` });
  await send(page);
  await onSlip(page);
  await expect(page.getByRole("heading", { name: "C’est noté. Voici votre bon." })).toBeFocused();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const reference = await referenceOf(page);
  for (const text of [
    "Hélène Marchand",
    "Le bon dit ce que j’ai écrit.",
    "Récupération de données · Normal, 2 à 3 jours",
    "le disque ou l’appareil, éteint",
    "02 61 91 72 72",
    "18 rue des Établis",
  ])
    await expect(page.getByRole("main")).toContainText(text);
  await expect(page.getByText(/^Dans les plus brefs délais, au plus tard .*, à\s\d+\sh/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir l’itinéraire" })).toBeVisible();

  const posts: string[] = [];
  page.on("request", (asked) => asked.method() === "POST" && posts.push(asked.url()));
  await page.reload();
  expect(await referenceOf(page)).toBe(reference);
  expect(posts.filter((url) => url.includes("devis") || url.includes("quote"))).toEqual([]);

  const kept = page.getByRole("complementary", { name: "Garder ce bon" });
  await expect(kept).toContainText("Dans un autre navigateur, elle montre le numéro, le service et le délai");
  const stranger = await browser.newPage();
  const answer = await stranger.goto(page.url());
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  const html = (await answer?.text()) ?? "";
  expect(html).toContain(reference);
  expect(html).not.toMatch(/autre navigateur|Hélène|Marchand|helene|06\.12|Le bon dit/);
  await stranger.close();

  await expectNoAxeViolationsAtAnyWidth(page);
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
  await page.getByRole("button", { name: "Imprimer" }).click();
  expect(await printed).toBe(true);
  // rule pages/print
  await test.step("it prints on one sheet, A5 or A4, without the site's header, menus and footer", async () => {
    for (const format of ["A5", "A4"] as const) expect(sheets(await page.pdf({ format }))).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Bon de demande, à présenter au comptoir")).toBeVisible();
    await expect(page.getByText("Réservé à l’atelier")).toBeVisible();
    await expect(page.getByText(/^D-\d{4}-\d{4,}$/)).toBeVisible();
    for (const hidden of ["banner", "contentinfo", "navigation", "button", "complementary"] as const)
      await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0);
  });
});

// rule forms/slip
test("the slip of an answered request says when the shop replied, and promises no other answer", async ({
  page,
  sql,
}) => {
  await page.goto("/devis");
  await fill(page, { "Que se passe-t-il": "Une demande à laquelle on a répondu." });
  await send(page);
  await onSlip(page);
  const reference = await referenceOf(page);
  await sql.query("update quote_requests set answered_at = now() where reference = $1", [reference]);
  await page.reload();
  await expect(page.getByText(/^Nous vous avons répondu le /)).toBeVisible();
  await expect(page.getByRole("main").getByText(/plus brefs délais/)).toHaveCount(0);
  await sql.query("update quote_requests set answered_at = null, result = 'won' where reference = $1", [
    reference,
  ]);
  await page.reload();
  await expect(page.getByText(/^Votre demande est traitée/)).toBeVisible();
  await expect(page.getByRole("main").getByText(/plus brefs délais/)).toHaveCount(0);
});

// rule forms/closed-wish
test("the form and the slip show that the shop is closed on the day that the visitor wishes", async ({
  page,
}) => {
  await page.goto("/devis");
  const form = await fill(page, { "Que se passe-t-il": "Un dimanche, peut-être." });
  const said = page.getByText("Fermé ce jour-là\u00a0: nous vous proposerons un autre moment.");
  const isHoliday = (day: string) => publicHolidays(Number(day.slice(0, 4))).some(({ from }) => from === day);
  const days = Array.from({ length: 14 }, (_, at) => dayAhead(300 + at));
  const openDay = days.find((day) => !isHoliday(day) && new Date(day).getUTCDay() === 2) ?? "";
  const sunday = days.find((day) => new Date(day).getUTCDay() === 0) ?? "";
  await form.getByLabel("Date souhaitée").fill(openDay);
  await expect(said).toBeHidden();
  await form.getByLabel("Date souhaitée").fill(sunday);
  await expect(said).toBeVisible();
  await expect(form.getByLabel("Date souhaitée")).toHaveAccessibleDescription(/Fermé ce jour-là/);
  // The reload restores the draft. The sentence must be shown for its date too.
  await page.reload();
  await expect(said).toBeVisible();
  await send(page);
  await onSlip(page);
  await expect(said).toBeVisible();
});

test("the page for a slip that does not exist is accessible at every width", async ({ page, problems }) => {
  problems.allow(/response 404/);
  const answer = await page.goto("/devis/bon/faux");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce bon n’est plus là.");
  await expectNoAxeViolationsAtAnyWidth(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // rule forms/slip
  test("the form leads to the slip, which shows how to print it", async ({ page }) => {
    await page.goto("/devis");
    await fill(page, { "Que se passe-t-il": "Un bon sans script." });
    await send(page);
    await expect(page).toHaveURL(/\/devis\/bon\/[^/]+#bon$/);
    await expect(page.getByText("Un bon sans script.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
    await expect(page.getByText(/le menu de votre navigateur/)).toBeVisible();
    const reference = await referenceOf(page);
    await page.reload();
    expect(await referenceOf(page)).toBe(reference);
  });
});
