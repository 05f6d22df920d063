import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { fill, send } from "#tests/support/quote-form.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const estimate = (page: Page) => page.getByRole("form", { name: "Combien, à peu près ?" });

async function tap(page: Page, ...labels: string[]) {
  for (const label of labels) await estimate(page).getByText(label, { exact: true }).click();
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // rule forms/estimate
    // rule forms/estimate-kept
    test("four taps give a price range and fill in the quote form, which keeps the range", async ({
      page,
      problems,
    }) => {
      problems.allow(/response 422/);
      await page.goto("/");
      const form = estimate(page);
      await expect(form.getByText("Choisissez l’appareil et la panne.")).toBeVisible();
      await expect(form.getByText(/€/).filter({ visible: true })).toHaveCount(0);
      await tap(page, "PC portable", "Lent ou bloqué", "3 à 7 ans", "Urgent, sous 24 h");
      await expect(form.getByText("Choisissez l’appareil et la panne.")).toBeHidden();
      await expect(form.getByText(/^29 à \d+\s€$/).filter({ visible: true })).toHaveCount(1);
      await expect(form.getByText(/une réparation se justifie/)).toBeVisible();
      await form.getByRole("button", { name: "Reprendre dans un devis" }).click();
      await expect(page).toHaveURL(/\/devis\?appareil=portable&panne=lenteur&age=milieu&delai=urgent$/);
      await expect(page.getByLabel("Type de service")).toHaveValue("depannage");
      await expect(page.getByLabel("Que se passe-t-il")).toHaveValue(
        "PC portable, 3 à 7\u00a0ans. Lent ou bloqué.",
      );
      await expect(page.getByRole("radio", { name: /Urgent/ })).toBeChecked();
      const range = page.getByText(/^29 à \d+\s€ \(PC portable, lent ou bloqué\)$/);
      await expect(range).toBeVisible();
      await fill(page, { Téléphone: "06 12" });
      await send(page);
      await expect(page.getByText("Numéro de téléphone invalide")).toBeVisible();
      await expect(range).toBeVisible();
      await page.getByLabel("Téléphone").fill("06 12 34 56 78");
      await send(page);
      await expect(page.getByText(/^Prix indicatif\s: 29 à \d+\s€ .*Le prix ferme/)).toBeVisible();
    });
  });

// rule forms/estimate
test("on a phone the second answer brings the price above the bottom bar", async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto("/");
  const form = estimate(page);
  await page.mouse.move(100, 100);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const last = form.getByText("Fichiers perdus", { exact: true });
  await last.evaluate((label) => label.scrollIntoView({ block: "end", behavior: "instant" }));
  await tap(page, "PC portable", "Lent ou bloqué");
  const price = form.getByText(/^29 à \d+\s€$/).filter({ visible: true });
  const isSeen = (element: HTMLElement | SVGElement) => {
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, bottom - 2) === element;
  };
  await expect.poll(() => price.evaluate(isSeen)).toBe(true);
});

test("an estimate does not replace text that was typed before", async ({ page }) => {
  await page.goto("/devis");
  await page.getByLabel("Que se passe-t-il").fill("Le ventilateur hurle.");
  await page.getByLabel("Prénom").fill("Hélène");
  await page.goto("/devis?appareil=mac&panne=choc&delai=planifie");
  await expect(page.getByLabel("Que se passe-t-il")).toHaveValue("Le ventilateur hurle.");
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(page.getByLabel("Type de service")).toHaveValue("reparation");
  await expect(page.getByRole("radio", { name: /Planifié/ })).toBeChecked();
});

// rule forms/estimate-kept
test("a draft keeps its estimate when the form is opened again at its plain address", async ({ page }) => {
  await page.goto("/devis?appareil=portable&panne=lenteur&age=milieu&delai=urgent");
  const range = page.getByText(/^29 à \d+\s€ \(PC portable, lent ou bloqué\)$/);
  await expect(range).toBeVisible();
  await page.getByLabel("Prénom").fill("Hélène");
  await page.goto("/devis");
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(range).toBeVisible();
  await fill(page);
  await send(page);
  await expect(page.getByText(/^Prix indicatif\s: 29 à \d+\s€ /)).toBeVisible();
});

test("discarding a draft also discards its estimate", async ({ page }) => {
  await page.goto("/devis?appareil=portable&panne=lenteur");
  await page.getByLabel("Prénom").fill("Hélène");
  await page.goto("/devis");
  await expect(page.getByText(/PC portable, lent ou bloqué\)$/)).toBeVisible();
  await page.getByRole("button", { name: "Tout effacer" }).click();
  await expect(page.getByText(/PC portable, lent ou bloqué\)$/)).toHaveCount(0);
});

test("a visitor makes an estimate by keyboard, and the estimate is accessible with its answer", async ({
  page,
}) => {
  await page.goto("/");
  const form = estimate(page);
  await form.getByRole("radio", { name: "PC portable" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("radio", { name: "PC fixe" })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(form.getByRole("status")).toContainText(/€/);
  await expectNoAxeViolationsAtAnyWidth(page);
});
