import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";
import { startSite } from "#tests/support/site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes prices, which many pages show.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rules prices/one-source and settings/everywhere
test("a price that the owner changes is on every page that gives it, on every node", async ({
  page,
  request,
  site,
}) => {
  const second = await startSite(process.env.TEST_DATABASE_SERVER ?? "", { DATABASE_URL: site.databaseUrl });
  expect(await (await request.get(`${second.url}/`)).text()).toContain("89\u00a0€");
  await page.goto("/admin/settings/prices");
  await page.getByRole("textbox", { name: "Forfait 2, Prix en euros" }).fill("95");
  await page.getByRole("textbox", { name: "Forfait 3, Prix en euros" }).fill("109,90");
  await page.getByRole("textbox", { name: "Séance 1, Prix en euros" }).fill("35");
  await page.getByLabel("Le diagnostic est").selectOption("Offert si la réparation suit");
  const preview = page.getByRole("complementary", { name: "Aperçu" });
  await expect(preview).toContainText("95\u00a0€");
  await expect(preview).toContainText("109,90\u00a0€");
  await page.getByRole("button", { name: "Ajouter : tranche" }).click();
  await page.getByRole("textbox", { name: "Tranche 1, Jusqu’à (km)" }).fill("10");
  await page.getByRole("textbox", { name: "Tranche 1, Euros" }).fill("0");
  await page.getByRole("button", { name: "Ajouter : tranche" }).click();
  await page.getByRole("textbox", { name: "Tranche 2, Jusqu’à (km)" }).fill("30");
  await page.getByRole("textbox", { name: "Tranche 2, Euros" }).fill("15");
  await expect(preview).toContainText(
    "Déplacement compris jusqu’à 10\u00a0km, 15\u00a0€ jusqu’à 30\u00a0km.",
  );
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await test.step("the toast covers neither the menu nor the bar that saves", async () => {
    const toast = page.getByText("Réglages enregistrés").locator("..");
    const menu = page.getByRole("complementary", { name: "Menu" });
    const save = page.getByRole("button", { name: "Enregistrer" });
    // After a save, a new form replaces the form. In between, the button is not on the page and has no position.
    const gaps = async () => {
      const [said, beside, below] = await Promise.all([toast, menu, save].map((one) => one.boundingBox()));
      if (!said || !beside || !below) return [-1, -1];
      return [said.x - beside.x - beside.width, below.y - said.y - said.height];
    };
    await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThanOrEqual(0);
  });

  const onTheOther = async (path: string) => (await request.get(`${second.url}${path}`)).text();
  await expect.poll(() => onTheOther("/"), { intervals: [50] }).toContain("95\u00a0€");
  const home = await onTheOther("/");
  expect(home).not.toMatch(/(?<!1)[89]9\u00a0€|[Dd]iagnostic gratuit/);
  expect(home).toContain("Déplacement compris jusqu’à 10\u00a0km");
  expect(home).toContain('"priceRange":"29-199 €"');
  const repair = await onTheOther("/services/reparation-materielle");
  expect(repair).toContain("95\u00a0€");
  expect(repair).toContain("Diagnostic offert si vous réparez");
  const remote = await onTheOther("/services/depannage-distance");
  expect(remote).toContain("109,90\u00a0€");
  expect(remote).toContain('"price":109.9');
  expect(remote).toContain("dès 35\u00a0€");
  expect(await onTheOther("/locations/le-mans")).toContain("l’intervention à 95\u00a0€");
  const quote = await onTheOther("/devis");
  expect(quote).toContain("Diagnostic offert si vous réparez.");
  expect(quote).toContain("Sinon, 29\u00a0€.");
  expect(await onTheOther("/conditions-de-vente")).toContain(
    "Le diagnostic est offert si la réparation suit.",
  );
  await second.stop();
});

// rules prices/meaning, prices/row-words and prices/sessions
test("no text gives the price of a plan without a role, and every remote session shows its own price", async ({
  page,
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  await page.goto("/admin/settings/prices");
  await page.getByRole("combobox", { name: "Forfait 2, Sert de prix pour" }).selectOption("Rien d’autre");
  await page.getByRole("combobox", { name: "Séance 2, Sert de prix pour" }).selectOption("Rien d’autre");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  expect(await html("/services/reparation-materielle")).not.toMatch(/89\s€|diagnostic compris/);
  expect(await html("/locations/le-mans")).not.toContain("l’intervention à");
  const home = await html("/");
  expect(home).toContain("Intervention standard");
  expect(home).toContain(
    "Une séance ponctuelle à distance\u00a0: 30\u00a0min à 29\u00a0€, 1\u00a0h à 49\u00a0€.",
  );
});

// rules prices/checks and settings/save
test("the owner types prices with the keyboard, and a refused price shows why, even in a folded part", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings/prices");
  await expectNoAxeViolationsAtAnyWidth(page);
  const repair = page.getByRole("textbox", { name: "Forfait 2, Prix en euros" });
  await repair.fill("beaucoup");
  await page.getByText("Texte et bouton : Forfait 1").click();
  await page.getByRole("textbox", { name: "Forfait 1, En une phrase" }).fill("");
  await page.getByText("Texte et bouton : Forfait 1").click();
  await repair.press("Enter");
  await expect(page.getByText("Un prix s’écrit 29 ou 29,90")).toBeVisible();
  await expect(page.getByText("Dites à qui il convient")).toBeVisible();
  await expect(repair).toHaveValue("beaucoup");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("textbox", { name: "Forfait 1, En une phrase" }).fill("Un avis écrit.");
  await repair.fill("95,50");
  await repair.press("Enter");
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Forfait 2, Prix en euros" })).toHaveValue("95,5");
});

// rule prices/from
test("price examples show on their service's page, marked as examples until the owner confirms them", async ({
  page,
  request,
}) => {
  const html = async () => (await request.get("/services/reparation-materielle")).text();
  expect(await html()).toContain("Prix d’exemple, à confirmer par l’atelier.");
  expect(await html()).toContain("Écran de portable");
  await page.goto("/admin/settings/prices");
  const state = page.getByLabel("Les prix « à partir de »", { exact: true });
  const home = async () => (await request.get("/")).text();
  expect((await home()).includes("écran de portable 159")).toBe(false);
  await state.selectOption("Confirmé");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect.poll(async () => (await home()).includes("écran de portable 159")).toBe(true);
  await page.reload();
  await state.selectOption("Masqué");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  expect(await html()).not.toContain("Écran de portable");
});

// rule prices/own-rows
test("the form asks for the role of the owner's own price, and the same button saves the answer", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings/prices");
  await page.getByText("Tout retirer… : Forfaits de l’accueil").click();
  await page.getByRole("button", { name: "Oui, tout retirer : Forfaits de l’accueil" }).click();
  await page.getByRole("button", { name: "Ajouter : forfait" }).click();
  await page.getByRole("textbox", { name: "Forfait 1, Forfait" }).fill("Passage à l’atelier");
  await page.getByRole("textbox", { name: "Forfait 1, Prix en euros" }).fill("70");
  await page.getByText("Texte et bouton : Forfait 1").click();
  await page.getByRole("textbox", { name: "Forfait 1, En une phrase" }).fill("Une panne, une réparation.");
  const save = page.getByRole("button", { name: "Enregistrer" });
  await save.click();
  const role = page.getByLabel("Forfait 1, Sert de prix pour");
  await expect(role).toBeFocused();
  await expect(role).toHaveValue("intervention");
  await expect(role).toHaveAccessibleDescription(/ni l’estimation ni les pages de zones/);
  await expectNoAxeViolationsAtAnyWidth(page);
  await save.click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  expect(await (await request.get("/locations/le-mans")).text()).toContain("l’intervention à 70\u00a0€");
  expect(await (await request.get("/")).text()).toContain("70\u00a0€");
});
