import { randomUUID } from "node:crypto";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

test.beforeEach(({ signIn }) => signIn());

test("templates are written, changed and deleted", async ({ page }) => {
  const name = `Rappel ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Réglages" })
    .getByRole("link", { name: "Modèles de réponse" })
    .click();
  await expect(page.getByRole("link", { name: "Demander des précisions" })).toBeVisible();
  await page.getByRole("link", { name: "Nouveau modèle" }).click();
  await page.getByLabel("Nom").fill(name);
  await page.getByLabel("Texte", { exact: true }).fill("Bonjour {prenom}, le {jour}");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/^Variable inconnue\u00a0: \{jour\}/)).toBeVisible();
  await page.getByLabel("Texte", { exact: true }).fill("Bonjour ");
  await page.getByRole("button", { name: "{prenom}" }).click();
  await expect(page.getByLabel("Texte", { exact: true })).toHaveValue("Bonjour {prenom}");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByLabel("Objet")).toHaveValue("[{reference}]");
  await page.getByLabel("Pour", { exact: true }).selectOption("Candidatures");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Candidatures")).toBeVisible();
  await row.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(row).toHaveCount(0);
});

test("templates are accessible at every width", async ({ page }) => {
  await page.goto("/admin/templates");
  await page.getByRole("link", { name: "Demander des précisions" }).click();
  await page.getByLabel("Nom").fill("");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le nom est requis")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});
