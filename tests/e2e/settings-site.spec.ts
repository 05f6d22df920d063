import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { crawl } from "#tests/support/crawl.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes the services and the pages of the site.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rules settings/services, settings/own-services and settings/pages
test("a withdrawn service and hidden pages leave the site, and an added service enters it", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto("/admin/settings/site");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("checkbox", { name: "Récupération de données" }).uncheck();
  await page.getByLabel("Le blog et ses articles").selectOption("Cachée");
  await page.getByLabel("Devenir technicien partenaire").selectOption("Cachée");
  await page.getByLabel("La lettre par e-mail et son formulaire").selectOption("Cachée");
  await page.getByLabel("Réparer ou remplacer, et son calcul").selectOption("Cachée");
  await page.getByRole("button", { name: "Ajouter : service" }).click();
  await page.getByRole("textbox", { name: "Service 1, Nom" }).fill("Cours d’informatique");
  await page.getByRole("textbox", { name: "Service 1, En une ligne" }).fill("À votre rythme, chez vous.");
  await page.getByRole("textbox", { name: "Service 1, Introduction" }).fill("Une heure pour apprendre.");
  await page.getByText("Adresse, dessin et textes : Service 1").click();
  await page
    .getByRole("textbox", { name: "Service 1, Texte" })
    .fill("Nous venons avec la patience qu’il faut.");
  await page.getByRole("combobox", { name: "Service 1, Dessin" }).selectOption("Imprimante");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();

  const gone = await request.get("/services/recuperation-donnees");
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain("Nous ne proposons pas ce service.");
  for (const path of [
    "/blog",
    "/feed.xml",
    "/reparer-ou-remplacer",
    "/join",
    "/newsletter",
    "/sitemaps/categories.xml",
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  expect((await request.post("/join", { form: { first_name: "Anne" } })).status()).toBe(404);
  expect((await request.post("/newsletter", { form: { email: "anne@exemple.fr" } })).status()).toBe(404);
  expect(await (await request.get("/confidentialite")).text()).not.toMatch(
    /candidature|La lettre par e-mail/,
  );
  expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain("/services/cours-d-informatique");

  expect(await (await request.get("/robots.txt")).text()).not.toContain("blog-sitemap");

  // Every page to which the site links must answer, and none may name what was withdrawn.
  const pages = await crawl(request, "/", /^\/(admin|api)/, { each: 12 });
  const trace =
    /"(?:https?:[^"]*)?\/services\/recuperation-donnees"|href="\/(?:blog|join|reparer-ou-remplacer)[/"]|S'abonner|application\/rss/;
  expect(pages.filter(({ html }) => trace.test(html)).map(({ path }) => path)).toEqual([]);
  expect(pages.map(({ path }) => path)).toContain("/services/cours-d-informatique");

  await page.goto("/services/cours-d-informatique");
  await expect(page.getByRole("heading", { level: 1, name: "Cours d’informatique" })).toBeVisible();
  await expect(page.getByText("Nous venons avec la patience qu’il faut.")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Neuf métiers, un seul interlocuteur." })).toBeVisible();
  const choices = page.getByRole("combobox", { name: /^Service/ }).getByRole("option");
  await expect(choices.filter({ hasText: "Réparation matérielle" })).toHaveCount(1);
  await expect(choices.filter({ hasText: "Récupération de données" })).toHaveCount(0);
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule settings/badges
test("hidden badges leave the site, and the preview does not list them among the pages", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/")).text()).toContain("Populaire");
  await page.goto("/admin/settings/site");
  await page.locator("summary", { hasText: "Les badges" }).click();
  await page.getByLabel("Les badges des services").selectOption("Masqué");
  const preview = page.getByRole("complementary", { name: "Aperçu" });
  await expect(preview).toContainText("Rayon d’intervention");
  await expect(preview).not.toContainText("badges");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect
    .poll(async () => (await request.get("/services/mise-a-niveau")).text())
    .not.toMatch(/>(?:Populaire|Nouveau)</);
});

// rule settings/checks
test("a refused value shows the reason and stays in its field", async ({ page, problems }) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings/site");
  await page.getByLabel("Rayon d’intervention, en km").fill("loin");
  await page.getByRole("button", { name: "Ajouter : service" }).click();
  await page.getByRole("textbox", { name: "Service 1, Nom" }).fill("Dépannage à distance");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Un nombre de 1 à 500")).toBeVisible();
  await expect(page.getByText("Dites-le en une ligne")).toBeVisible();
  await expect(page.getByLabel("Rayon d’intervention, en km")).toHaveValue("loin");
  await expectNoAxeViolationsAtAnyWidth(page);
});
