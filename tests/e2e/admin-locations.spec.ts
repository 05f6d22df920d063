import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { test } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

// This file adds and deletes locations, so it has a separate site: other files rely on the locations of the common one.
test.use({ environment: { LOG_LEVEL: "info" } });

// rule zones/back-office-list
test("the owner loads more of the list, searches and filters it, and confirms before a location is deleted", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/locations");
  await expect(page.getByRole("heading", { level: 1, name: "Localisations" })).toBeVisible();
  await expect(page.getByText("50 sur 352 localisations")).toBeVisible();
  await page.getByRole("link", { name: "Charger plus de localisations" }).click();
  await expect(page.getByText("100 sur 352 localisations")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(101);

  await page.getByRole("searchbox", { name: "Rechercher une localisation" }).fill("st calais");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/recherche=st\+calais/);
  await expect(page.getByText("2 localisations", { exact: true })).toBeVisible();
  const first = page.getByRole("row").nth(1);
  const publicPage = first.getByRole("link", { name: /^Page publique/ });
  await expect(publicPage).toHaveAttribute("target", "_blank");
  await expect(publicPage).toHaveAttribute("href", /^\/locations\/.*saint-calais$/);

  await first.getByRole("button", { name: /^Supprimer/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("1 localisation", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Supprimer celles-ci…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Tapez 1 pour confirmer").fill("12");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(dialog.getByText("Ce n’est pas le nombre demandé")).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel("Tapez 1 pour confirmer").fill("1");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("heading", { name: "Aucune localisation trouvée" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Voir toutes les localisations" }).click();
  await expect(page.getByText("50 sur 350 localisations")).toBeVisible();
  await page.getByRole("combobox", { name: "Département" }).selectOption("72");
  await expect(page).toHaveURL(/departement=72/);
});

// rule zones/back-office-list
test("on a phone the first location is near the top, and the list's tools are one press away", async ({
  page,
  signIn,
}) => {
  await resize(page, { width: 360, height: 740 });
  await signIn();
  await page.goto("/admin/locations");
  const first = page.getByRole("row").nth(1);
  expect((await first.boundingBox())?.y).toBeLessThan(220);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Régénérer les descriptions" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Tout supprimer/ })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await expectNoEqualAccessViolations(page);
});

// rules zones/form, zones/redirects and language/french
test("a location is created and corrected, and a save made from an older version is refused", async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(/response 4(09|22)/);
  await signIn();
  await page.goto("/admin/locations/new");
  await expect(page.getByRole("heading", { level: 1, name: "New Location" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le nom est requis")).toBeVisible();
  await page.getByLabel("Ville").fill("Saint-Œil");
  await expect(page.getByLabel("Adresse de la page")).toHaveValue("saint-oeil");
  await page.getByLabel("Code postal").fill("72999");
  await page.getByRole("textbox", { name: "Nom", exact: true }).fill("Atelier 72 Saint-Œil");
  await page.getByLabel("Adresse postale").fill("À domicile");
  await page.getByLabel("Adresse de la page").fill("mayet");
  await page.getByRole("link", { name: "Annuler" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Rester" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to save location");
  await expect(page.getByText("Une autre localisation a déjà cette adresse").first()).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByLabel("Adresse de la page").fill("saint-oeil");
  await page.getByRole("button", { name: "Régénérer la description" }).click();
  await expect(page.getByLabel("Texte de la page")).toHaveValue(/^<h2>/);
  await page.getByLabel("Texte de la page").fill("<h2>Ici</h2><p>Un <em>texte</em><script>1</script></p>");
  await page.getByRole("button", { name: "Voir l’aperçu" }).click();
  await expect(page.getByRole("region", { name: "Aperçu de la description" })).toContainText("Un texte");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL("/admin/locations");

  await page.goto("/admin/locations?recherche=saint-oeil");
  await expect(page.getByText("Texte écrit à la main")).toBeVisible();
  await page.getByRole("link", { name: "Saint-Œil", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Location" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Horaires").fill("Le matin");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other).toHaveURL("/admin/locations");
  await other.close();

  await page.getByLabel("Horaires").fill("Le soir");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("alert")).toContainText("Quelqu’un d’autre l’a modifiée");
  await expect(page.getByLabel("Horaires")).toHaveValue("Le soir");
  await page.getByRole("button", { name: "Remplacer par ma saisie" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL("/admin/locations");
  await page.goto("/locations/saint-oeil");
  await expect(page.getByText("Le soir")).toBeVisible();

  await page.goto("/admin/locations?recherche=saint-oeil");
  await page.getByRole("link", { name: "Saint-Œil", exact: true }).click();
  await page.getByLabel("Adresse de la page").fill("saint-oeil-sur-sarthe");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL("/admin/locations");
  const former = await page.request.get("/locations/saint-oeil", { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([301, "/locations/saint-oeil-sur-sarthe"]);
});

// rules zones/regeneration and zones/back-office-list
test("all descriptions are regenerated after a confirmation, and the list shows when", async ({
  page,
  signIn,
  sql,
}) => {
  await sql.query(
    "update locations set description = 'À la main', description_edited = true where id = (select min(id::text)::uuid from locations)",
  );
  await signIn();
  await page.goto("/admin/locations");
  await page.getByRole("button", { name: "Régénérer les descriptions" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("quelques secondes, sans rien coûter");
  await dialog.getByLabel("Remplacer aussi les textes écrits à la main").check();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Régénérer" }).click();
  await expect(page.getByText("Descriptions régénérées avec succès !")).toBeVisible();
  // On a second run no description is left to rewrite, so the message must not report a success.
  await page.getByRole("button", { name: "Régénérer les descriptions" }).click();
  await dialog.getByRole("button", { name: "Régénérer" }).click();
  await expect(page.getByText("Aucune description à récrire")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Dernière fois, le/)).toBeVisible();
});

// rule zones/form
test("the page of a deleted location shows that the location cannot be loaded", async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/response 404/);
  await signIn();
  await page.goto("/admin/locations/0b0f3c1e-6a52-4f6c-9a57-2f7f2f0e0d11");
  await expect(page.getByRole("alert")).toContainText("Failed to load location");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("links lead to the next pages of the list", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/locations");
    await page.getByRole("link", { name: "Charger plus de localisations" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText("Page 2 sur")).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(51);
  });
});

test("the list of a site without locations shows that it is empty and offers to add some", async ({
  page,
  signIn,
  sql,
}) => {
  await sql.query("delete from locations");
  await signIn();
  await page.goto("/admin/locations");
  await expect(
    page.getByRole("heading", { name: "Aucune localisation. Créez votre première localisation !" }),
  ).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  const ways = page
    .getByRole("main")
    .getByRole("link", { name: /^(Nouvelle localisation|Importer des communes)$/ });
  await expect(ways.last()).toHaveAttribute("href", "/admin/locations/import");
});
