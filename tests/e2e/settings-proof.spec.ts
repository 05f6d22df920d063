import sharp from "sharp";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes the claims of the business, which many pages show.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rule settings/team
test("a person added with a photo is on the about page", async ({ page, request }) => {
  expect(await (await request.get("/about")).text()).not.toMatch(/L’équipe|Derrière l’établi/);
  await page.goto("/admin/settings/proof");
  await page.locator("summary", { hasText: "L’équipe" }).click();
  await page.getByRole("button", { name: "Ajouter : personne" }).click();
  await page.getByRole("textbox", { name: "Personne 1, Nom" }).fill("Camille Aubry");
  await page.getByRole("textbox", { name: "Personne 1, Rôle" }).fill("Gérante, à l’établi depuis 2012");
  const photo = { name: "camille.jpg", mimeType: "image/jpeg", buffer: await picture() };
  await page.getByLabel("Personne 1, Photo").setInputFiles(photo);
  await expect(page.getByRole("img", { name: "Photo : Personne 1" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Derrière l’établi" })).toBeVisible();
  const person = page.getByRole("listitem").filter({ hasText: "Camille Aubry" });
  await person.scrollIntoViewIfNeeded();
  await expect
    .poll(() => person.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule settings/team
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a photo is sent with its person, and can be removed again", async ({ page }) => {
    await page.goto("/admin/settings/proof");
    await page.locator("summary", { hasText: "L’équipe" }).click();
    await page.getByRole("textbox", { name: "Personne 1, Nom" }).fill("Camille Aubry");
    await page.getByRole("textbox", { name: "Personne 1, Rôle" }).fill("Gérante");
    const photo = { name: "camille.jpg", mimeType: "image/jpeg", buffer: await picture() };
    await page.getByLabel("Personne 1, Photo").setInputFiles(photo);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Réglages enregistrés").first()).toBeVisible();
    await page.locator("summary", { hasText: "L’équipe" }).click();
    await expect(page.getByRole("img", { name: "Photo : Personne 1" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Retirer la photo : Personne 1" }).check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Réglages enregistrés").first()).toBeVisible();
    await expect(page.getByRole("img", { name: "Photo : Personne 1" })).toHaveCount(0);
    await page.locator("summary", { hasText: "L’équipe" }).click();
    await expect(page.getByRole("textbox", { name: "Personne 1, Nom" })).toHaveValue("Camille Aubry");
  });
});

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 240, channels: 3, background: "#886644" } })
    .jpeg()
    .toBuffer();
}

// rule settings/claims
test("the owner's words replace the example claims, and a hidden claim leaves the page", async ({
  page,
  request,
}) => {
  const recovery = async () => (await request.get("/services/recuperation-donnees")).text();
  expect(await recovery()).toContain("95\u00a0%");
  await page.goto("/admin/settings/proof");
  // rule settings/folds
  const sheets = page.locator("summary");
  for (const title of ["La récupération de données", "Le support à distance", "Les délais d’intervention"])
    await sheets.filter({ hasText: title }).click();
  await page.getByLabel("Récupérations réussies").fill("80 %");
  await page.getByLabel("Le dépannage à distance est…").fill("sans rendez-vous");
  await page.getByLabel("Délai en chiffres").fill("48 h");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  expect(await recovery()).toContain("80\u00a0%");
  const home = await (await request.get("/")).text();
  expect(home).toContain("Dépannage à distance sans rendez-vous");
  expect(home).toContain("48\u00a0h");
  expect(home).not.toMatch(/illimité|24–48/);
  await page.getByLabel("Récupération de données").selectOption("Masqué");
  await expect(sheets.filter({ hasText: "La récupération de données" })).toContainText("Masqué");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(recovery).not.toMatch(/80\u00a0%|24\u00a0h\/24/);
});

// rule settings/folds
test("the folded parts of the claims summarise their content, and an error opens its part", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings/proof");
  const labels = page.locator("summary", { hasText: "Les labels" });
  await expect(labels).toContainText("Exemple, à confirmer · Microsoft Partner, Apple Consultant");
  await expect(page.getByLabel("Délai en chiffres")).toBeHidden();
  expect(await page.locator("html").evaluate((html) => html.scrollHeight)).toBeLessThan(3_200);
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Masquer tous les exemples" }).click();
  await expect(labels).toContainText("Masqué");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(labels).toContainText("Exemple, à confirmer");
  await expect(page.getByText("Rien à enregistrer")).toBeVisible();
  await labels.click();
  await page.getByRole("textbox", { name: "Label 1, Nom" }).fill("");
  await labels.click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("textbox", { name: "Label 1, Nom" })).toBeFocused();
});

// rule settings/length
test("a text near its length limit shows how long it is, and moves nothing", async ({ page }) => {
  await page.goto("/admin/settings/company");
  const name = page.getByLabel("Nom de l’entreprise");
  const below = page.getByLabel("Plaque");
  const before = await below.boundingBox();
  await name.fill("x".repeat(30));
  await expect(page.getByText("/40")).toHaveCount(0);
  await name.fill("x".repeat(36));
  await expect(page.getByText("36/40")).toBeVisible();
  await expect(page.getByText("Encore 4 signes")).toBeAttached();
  await name.fill("x".repeat(42));
  await expect(page.getByText("42/40")).toBeVisible();
  await expect(page.getByText("2 signes de trop")).toBeAttached();
  expect(await below.boundingBox()).toEqual(before);
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("/40")).toHaveCount(0);
});

// rule settings/save
test("a change made while a save is read back stays, keeps the focus, and is stored by the next save", async ({
  page,
  request,
}) => {
  await page.goto("/admin/settings/proof");
  const sheet = page.locator("summary", { hasText: "Les délais d’intervention" });
  await sheet.click();
  const figure = page.getByLabel("Délai en chiffres");
  await figure.fill("36 h");
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/admin/settings/proof.data*", async (route) => {
    if (route.request().method() === "GET") await promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await figure.fill("40 h");
  await page.getByLabel("Délai d’intervention", { exact: true }).fill("sous deux jours");
  const state = page.getByLabel("Les délais d’intervention");
  await state.selectOption("Masqué");
  await state.focus();
  await expect(page.getByText("3 réglages modifiés")).toBeVisible();
  resolve();
  await expect(page.locator("input[name=version]").first()).toHaveValue("1");
  await expect(figure).toHaveValue("40 h");
  await expect(state).toHaveValue("hidden");
  await expect(state).toBeFocused();
  await state.selectOption("Confirmé");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Rien à enregistrer")).toBeVisible();
  await expect.poll(async () => (await request.get("/")).text()).toContain("40\u00a0h");
});
