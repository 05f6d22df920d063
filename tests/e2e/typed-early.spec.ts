import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScript } from "#tests/support/held-script.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use({
  // Uses a separate site, because this file opens the first start.
  environment: settingsSite,
  // The page that the test fixture makes waits for the site's script. Here the script is held back.
  page: async ({ context }, use) => use(await context.newPage()),
});

test.beforeEach(async ({ signIn }) => signIn());

/** Opens a screen and types in it. Lets the screen's script load only afterwards. */
async function typeEarly(page: Page, path: string, type: () => Promise<void>): Promise<void> {
  const release = await holdScript(page);
  await page.goto(path);
  await type();
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}

// rules reach/typed-early and settings/first-start
test("a step of the first start counts, shows and saves what was typed before its script loaded", async ({
  page,
  site,
}) => {
  await forgetSettings(site);
  const name = page.getByLabel("Nom de l’entreprise");
  await typeEarly(page, "/admin/first-start/qui", () => name.fill("Docteur PC"));
  await expect(page.getByText("2 réglages modifiés")).toBeVisible();
  await expect(page.getByLabel("Nom dans l’en-tête")).toHaveValue("Docteur PC");
  await expect(page.getByRole("complementary", { name: "Aperçu" })).toContainText("Docteur PC");
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/ou$/);
  await forgetSettings(site);
});

// rule reach/typed-early
test("a section of the settings counts a choice, a box and a long text from before its script loaded", async ({
  page,
  site,
}) => {
  await forgetSettings(site);
  const box = page.getByRole("checkbox", { name: "Récupération de données" });
  await typeEarly(page, "/admin/settings/site", () => box.uncheck());
  await expect(page.getByText("1 réglage modifié")).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.goto("about:blank");
  await typeEarly(page, "/admin/settings/writing", async () => {
    await page.locator("textarea").first().fill("Avant le script.");
    await page.getByLabel("Bouton vers le formulaire").fill("Nous écrire");
  });
  await expect(page.getByText("2 réglages modifiés")).toBeVisible();
  await expect(page.locator("textarea").first()).toHaveValue("Avant le script.");
});

// rule reach/typed-early
test("a response of the assistant keeps every word typed before its script loaded", async ({ page }) => {
  const keywords = page.getByLabel("Mots-clés");
  const response = page.getByLabel("Réponse", { exact: true });
  await typeEarly(page, "/admin/chatbot", async () => {
    await keywords.fill("imprimante 3d");
    await response.fill("Nous ne les réparons pas");
    await page.getByLabel("Proposer aussi le téléphone").check();
  });
  await response.press("End");
  await response.pressSequentially(".");
  await expect(response).toHaveValue("Nous ne les réparons pas.");
  await expect(keywords).toHaveValue("imprimante 3d");
  await expect(page.getByRole("button", { name: "Ajouter", exact: true })).toBeEnabled();
});

// rules reach/typed-early and inboxes/templates
test("leaving a template that was typed before its script loaded asks first", async ({ page }) => {
  await typeEarly(page, "/admin/templates/new", () => page.getByLabel("Nom").fill("Devis prêt"));
  await page.getByRole("link", { name: "Tous les modèles" }).click();
  await expect(page.getByRole("dialog", { name: "Quitter sans enregistrer ?" })).toBeVisible();
});

// rule reach/typed-early
test("a name that is saved before the script loaded is the name that the answer shows", async ({ page }) => {
  const name = page.getByLabel("Nom", { exact: true });
  const release = await holdScript(page);
  await page.goto("/admin/account");
  const before = await name.inputValue();
  for (const typed of ["Camille Petit", before]) {
    await name.fill(typed);
    await page.getByRole("button", { name: "Enregistrer le nom" }).click();
    await expect(page.getByText("Nom enregistré.")).toBeVisible();
    await expect(name).toHaveValue(typed);
  }
  release();
});
