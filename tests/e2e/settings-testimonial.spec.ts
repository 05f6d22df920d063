import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes the testimonials of the business.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn, problems }) => {
  problems.allow(/response 422/);
  await forgetSettings(site);
  await signIn();
});

const typed = { Qui: "Anne P.", "Métier ou commune": "Quimper", "Ses mots": "Réparé en deux jours." };

async function writeTestimonial(page: Page, number: number): Promise<void> {
  const cell = (label: string) => page.getByLabel(`Témoignage ${number}, ${label}`);
  for (const [label, text] of Object.entries(typed)) await cell(label).fill(text);
  await cell("Date").fill("2026-10-02");
  await cell("Accord de la personne").fill("Par e-mail, le 5 octobre");
}

// rule settings/own-testimonial
test("a testimonial added to hidden ones makes the form propose to show them", async ({ page, request }) => {
  await page.goto("/admin/settings/proof");
  await page.locator("summary", { hasText: "Les témoignages" }).click();
  await page.getByLabel("Les témoignages", { exact: true }).selectOption("Masqué");
  await page.getByText("Tout retirer… : Témoignages").click();
  await page.getByRole("button", { name: "Oui, tout retirer : Témoignages" }).click();
  await page.getByRole("button", { name: "Ajouter : témoignage" }).click();
  await writeTestimonial(page, 1);
  const save = page.getByRole("button", { name: "Enregistrer" });
  await save.click();
  const state = page.getByLabel("Les témoignages", { exact: true });
  await expect(state).toHaveValue("confirmed");
  await expect(state).toBeFocused();
  await expect(page.getByText("Vous avez ajouté un témoignage à vous")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await save.click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect.poll(async () => (await request.get("/")).text()).toContain(typed["Ses mots"]);
});

// rule settings/own-testimonial
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form opens the part with its question about the added testimonial", async ({ page, request }) => {
    await page.goto("/admin/settings/proof");
    await page.locator("summary", { hasText: "Les témoignages" }).click();
    const state = page.getByLabel("Les témoignages", { exact: true });
    await state.selectOption("Masqué");
    await writeTestimonial(page, 6);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Vous avez ajouté un témoignage à vous")).toBeVisible();
    await expect(state).toHaveValue("confirmed");
    // The form asked whether to show the testimonials. The owner answers 'hidden', and this must be saved.
    await state.selectOption("Masqué");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Réglages enregistrés").first()).toBeVisible();
    expect(await (await request.get("/")).text()).not.toContain(typed["Ses mots"]);
  });
});
