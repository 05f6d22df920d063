import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes the texts of public pages.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rule settings/texts
test("the owner previews and saves a text of the home page, sees a refusal, and returns to the specified text", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings/writing");
  const title = page.getByLabel("Grand titre");
  await title.fill("Anticonstitutionnellement");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/sort de l’écran d’un téléphone/);
  await title.fill("Votre PC, {a_ville}.");
  await expect(page.getByRole("complementary", { name: "Aperçu" })).toContainText("Votre PC, au Mans.");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  const home = async () => (await request.get("/")).text();
  await expect.poll(home).toContain("Votre PC, au Mans.");
  await expectNoAxeViolationsAtAnyWidth(page);

  await title.fill("");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(title).toHaveValue("En panne\u00a0? Posez-le sur l’établi.");
  await expect.poll(home).toContain("Posez-le sur l’établi.");
});

// rule settings/texts
test("the owner changes a service's introduction and questions with the keyboard", async ({
  page,
  request,
}) => {
  await page.goto("/admin/settings/pages");
  await page.locator("summary", { hasText: "Mise à niveau" }).press("Enter");
  const sheet = page.locator("details", { hasText: "Mise à niveau" }).first();
  await sheet.getByLabel("Introduction").fill("Nous changeons la pièce qui retient la machine.");
  const preview = page.getByRole("complementary", { name: "Aperçu" });
  await expect(preview).toContainText("Nous changeons la pièce qui retient la machine.");
  await sheet.getByRole("button", { name: "Retirer : Question 1" }).click();
  const steps = "La pièce est montée, la machine nettoyée au passage";
  expect((await (await request.get("/services/mise-a-niveau")).text()).includes(steps)).toBe(true);
  await sheet.getByRole("checkbox", { name: "Montrer les étapes" }).uncheck();
  await expect(preview).not.toContainText("les étapes");
  await sheet.getByRole("checkbox", { name: /J’ai relu cette page/ }).check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  const service = async () => (await request.get("/services/mise-a-niveau")).text();
  await expect.poll(service).toContain("Nous changeons la pièce qui retient la machine.");
  expect(await service()).not.toContain("Puis-je apporter ma pièce");
  expect((await service()).includes(steps)).toBe(false);
  await expectNoAxeViolationsAtAnyWidth(page);
  await expectNoEqualAccessViolations(page);
});
