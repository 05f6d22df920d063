import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes the facts of the business that all pages show.
test.use({ environment: settingsSite });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rule settings/first-start
test("every choice in the step about claims can be saved there, and a link leads to the rest", async ({
  page,
}) => {
  await page.goto("/admin/first-start/preuve");
  const save = page.getByRole("button", { name: "Enregistrer et voir le tableau de bord" });
  const examples = page.locator("summary", { hasText: "Ce que le site montre en exemple" });
  await expect(examples).toContainText("10 en exemple");
  await examples.click();
  await expect(page.getByLabel("Les témoignages").getByRole("option")).toHaveText([
    "Exemple, à confirmer",
    "Masqué",
  ]);
  await expect(page.getByText(/2000\+ clients satisfaits/)).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("link", { name: /Corriger les témoignages/ }).click();
  await expect(page.getByRole("heading", { name: "Les témoignages" })).toBeInViewport();
  // rule settings/folds
  await expect(page.getByRole("textbox", { name: "Témoignage 1, Qui" })).toBeVisible();
  await page.goto("/admin/first-start/preuve");
  await examples.click();
  await page.getByLabel("L’expérience et les techniciens").selectOption("Confirmé");
  // rule settings/story
  await expect(page.getByText(/la page «\sÀ propos\s» avec, s’il n’y reste rien/).first()).toBeVisible();
  await page.getByRole("button", { name: "Masquer tous les exemples" }).click();
  for (const label of ["Les labels et certifications", "Les témoignages", "Support à distance"])
    await expect(page.getByLabel(label)).toHaveValue("hidden");
  await expect(page.getByLabel("L’expérience et les techniciens")).toHaveValue("confirmed");
  await expect(examples).toContainText("1 confirmé · 9 masqués");
  await save.click();
  await expect(page).toHaveURL(/\/admin$/);
  // rules settings/unfinished and settings/go-live
  await page.getByRole("link", { name: "Voir la liste" }).click();
  const list = page.getByRole("region", { name: "Avant la mise en ligne" });
  await expect(list.getByRole("link", { name: /mentions légales à compléter/ })).toBeVisible();
  await expect(list.getByRole("link", { name: /exemples à confirmer/ })).toHaveCount(0);
  const later = list.getByRole("link", { name: /précisions des conditions de vente/ });
  await expect(later).toBeHidden();
  await list.getByText(/^Quand vous aurez le temps/).click();
  await expect(later).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule settings/place
test("a département that is not that of the town makes the form propose the right one", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/first-start/ou");
  const typed = { Adresse: "3 rue Imaginaire", "Code postal": "49000", Commune: "Angers" };
  await page.locator("summary", { hasText: "Département et position" }).click();
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Département").selectOption("Ain");
  await page.getByLabel("Les garder en ligne").check();
  const save = page.getByRole("button", { name: /^Enregistrer, puis/ });
  await save.click();
  await expect(page.getByText("Le 49000 est dans le Maine-et-Loire")).toBeInViewport();
  await expect(page.locator("[aria-invalid=true], [role=alert]")).toHaveCount(0);
  await expect(page.getByLabel("Département")).toHaveValue("Maine-et-Loire");
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rules settings/moved-zones and settings/first-start
test("the form asks a shop that moves what becomes of the zones beyond its new radius", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/first-start/ou");
  const typed = { Adresse: "3 rue Imaginaire", "Code postal": "49000", Commune: "Angers" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Rayon d’intervention, en km").fill("25");
  await expect(page.locator("summary", { hasText: "Département et position" })).toContainText(
    "Remplis d’après « Angers » à l’enregistrement",
  );
  const ahead = page.getByRole("group", { name: /Si votre atelier est ailleurs/ });
  await expect(ahead).toBeVisible();
  await page.getByLabel("Code postal").fill("72100");
  await expect(ahead).toBeHidden();
  await page.getByLabel("Code postal").fill("49000");
  await expectNoAxeViolationsAtAnyWidth(page);
  const save = page.getByRole("button", { name: /^Enregistrer, puis/ });
  await save.click();
  const question = page.getByRole("group", { name: /zones sont en ligne dans la Sarthe, à plus de 25/ });
  await expect(question).toBeInViewport();
  await expect(question.getByRole("radio").first()).toBeFocused();
  await expect(question.getByRole("radio", { checked: true })).toHaveCount(0);
  const message = page.getByRole("status").filter({ hasText: "À vérifier, puis enregistrez" });
  await expect(message).toContainText("Choisissez plus haut ce que deviennent les zones");
  const place = page.locator("summary", { hasText: "Département et position" });
  await expect(place).toContainText("Maine-et-Loire · 47.472");
  await expect(question).toContainText(/Par les \d+ communes à moins de 25/);
  await expectNoAxeViolationsAtAnyWidth(page);
  await save.click();
  await expect(question).toContainText("Choisissez ce qu’elles deviennent");
  await question.getByLabel("Les garder en ligne").check();
  await save.click();
  await expect(page).toHaveURL(/\/first-start\/horaires$/);
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await page.goto("/admin/locations");
  await expect(page.getByText(/sont encore en ligne dans la Sarthe, à plus de 25/)).toBeVisible();
  await page.getByRole("button", { name: "Les retirer…" }).click();
  await expect(page.getByRole("dialog")).toContainText("Celles dont vous avez écrit le texte restent");
  await expectNoAxeViolationsAtAnyWidth(page);
  const zone = await (await fetch(`${site.url}/locations/arnage`)).text();
  expect(zone).toContain("au-delà de notre rayon habituel");
});

// rules settings/first-start and settings/moved-zones
test("one press saves the address of a known town and what becomes of the zones", async ({ page }) => {
  await page.goto("/admin/first-start/ou");
  const typed = { Adresse: "3 rue Imaginaire", "Code postal": "49000", Commune: "Angers" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Les garder en ligne").check();
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/horaires$/);
  await page.goto("/admin/settings/company");
  await expect(page.getByLabel("Latitude")).toHaveValue("47.472");
  await expect(page.getByLabel("Département")).toHaveValue("Maine-et-Loire");
});

// rule settings/first-start
test("the step about prices asks which services the shop offers, and which pages it shows", async ({
  page,
  site,
}) => {
  await page.goto("/admin/first-start/prix");
  const box = page.getByRole("checkbox", { name: "Récupération de données" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.locator("summary", { hasText: "Mac, rayon, pages" }).click();
  await page.getByLabel("Devenir technicien partenaire").selectOption("Cachée");
  await page.getByLabel("Le blog et ses articles").selectOption("Cachée");
  await expect(page.getByLabel("La lettre par e-mail et son formulaire")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/preuve$/);
  const gone = await fetch(`${site.url}/services/recuperation-donnees`);
  expect(gone.status).toBe(410);
  for (const path of ["/join", "/blog"]) expect((await fetch(`${site.url}${path}`)).status).toBe(404);
  expect(await (await fetch(site.url)).text()).not.toContain('href="/join"');
});

// rule settings/first-start
test("a price is one line with a tick and an amount, and the rest of its row opens on request", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/first-start/prix");
  const security = page.locator("summary", { hasText: "Les séances et les formules" });
  await expect(security).toContainText("Essentiel 29\u00a0€, Pro 59\u00a0€, Entreprise 199\u00a0€");
  const standard = page.getByRole("textbox", { name: "Intervention standard, Prix en euros" });
  await standard.fill("cher");
  await security.press("Enter");
  await page.getByRole("textbox", { name: "Pro, Prix en euros" }).first().fill("");
  await page.getByRole("checkbox", { name: "Je propose : Forfait entreprise" }).press("Space");
  await page.getByText("Modifier le détail : Support à distance").press("Enter");
  const name = page.getByRole("textbox", { name: "Forfait 3, Forfait" });
  await name.fill("");
  await page.getByText("Modifier le détail : Support à distance").press("Enter");
  // Scrolls the first tick box away from the bar at the top. Otherwise axe reports that the bar's button is too close.
  const first = page.getByRole("checkbox", { name: "Je propose : Diagnostic" });
  await first.focus();
  await expectNoAxeViolationsAtAnyWidth(page);
  await standard.press("Enter");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
  await expect(standard).toBeFocused();
  await expect(name).toBeVisible();
  await standard.fill("95");
  await page.getByRole("textbox", { name: "Pro, Prix en euros" }).first().fill("55");
  await name.fill("Suivi à distance");
  // rule prices/renamed
  const line = page.getByRole("listitem").filter({
    has: page.getByRole("checkbox", { name: "Je propose : Suivi à distance" }),
  });
  await expect(line.getByText(/^Une aide au bout du fil.*Compris\s: .*Rien à transporter\./)).toBeVisible();
  await name.press("Enter");
  const points = page.getByRole("textbox", { name: "Forfait 3, Compris", exact: true });
  await expect(points).toHaveAccessibleDescription(
    /l’exemple «\sSupport à distance\s». Gardez ce qui est vrai/,
  );
  await expect(page.getByRole("textbox", { name: "Forfait 3, En une phrase" })).toBeFocused();
  await expect(page.locator("[aria-invalid=true], [role=alert]")).toHaveCount(0);
  await points.fill("Un appel par mois");
  await expect(line.getByText(/Compris\s: Un appel par mois\./)).toBeVisible();
  await first.focus();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/preuve$/);
  const home = await (await fetch(site.url)).text();
  for (const said of ["95\u00a0€", "Suivi à distance", "Un appel par mois"]) expect(home).toContain(said);
  expect(home).not.toContain("Forfait entreprise");
  await page.goto("/admin/first-start/prix");
  await expect(page.getByRole("checkbox", { name: "Je propose : Forfait entreprise" })).not.toBeChecked();
});

// rule settings/first-start
test("the five steps show 45 fields at most, and the step about prices stays short on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let count = 0;
  for (const slug of ["qui", "ou", "horaires", "preuve", "prix"]) {
    await page.goto(`/admin/first-start/${slug}`);
    const fields = page.locator("form:has([name=step])").locator("input, select, textarea");
    count += await fields.filter({ visible: true }).count();
  }
  expect(count).toBeLessThanOrEqual(45);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_500);
});

// rule settings/first-start
test("the preview of the next steps shows what was just saved", async ({ page }) => {
  await page.goto("/admin/first-start/horaires");
  await page.getByLabel("Lundi").fill("9h30-12h30");
  await page.getByRole("button", { name: "Mêmes horaires du lundi au vendredi" }).click();
  for (const day of ["Mardi", "Mercredi", "Jeudi", "Vendredi"])
    await expect(page.getByLabel(day)).toHaveValue("9h30-12h30");
  await page.getByLabel("Lundi").fill("");
  await page.getByLabel("Mardi").fill("10h-12h30");
  await page.getByRole("button", { name: "Mêmes horaires du mardi au vendredi" }).click();
  await expect(page.getByLabel("Vendredi")).toHaveValue("10h-12h30");
  await expect(page.getByLabel("Lundi")).toHaveValue("");
  // rule settings/first-start
  await page.getByLabel("Délai de réponse").selectOption("sous deux jours ouvrés");
  await page.getByLabel("Samedi").fill("10h-19h");
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/prix$/);
  // The address changes before the screen does. Until the new heading is there, the link belongs to the previous step.
  await expect(page.getByRole("heading", { name: "Vos services et vos prix" })).toBeVisible();
  await page.getByRole("link", { name: "Passer cette étape" }).click();
  await expect(page).toHaveURL(/\/first-start\/preuve$/);
  await expect(page.getByRole("complementary", { name: "Aperçu" })).toContainText("Sam : 10h-19h");
});

// rule settings/preview
test("the preview shows a colour while the owner chooses it", async ({ page }) => {
  await page.goto("/admin/first-start/qui");
  await page.locator("summary", { hasText: "L’allure" }).click();
  await page.getByLabel("Couleur").fill("#0a6b3d");
  const ground = page.getByRole("complementary", { name: "Aperçu" }).locator("svg rect").first();
  await expect(ground).toHaveCSS("fill", "rgb(10, 107, 61)");
  // rule settings/first-start
  const wordmark = page.getByLabel("Nom dans l’en-tête");
  await page.getByLabel("Nom de l’entreprise").fill("Informatique Service");
  await expect(wordmark).toHaveValue("Informatique Service");
  await wordmark.fill("IS Quimper");
  await page.getByLabel("Nom de l’entreprise").fill("Informatique Service Quimper");
  await expect(wordmark).toHaveValue("IS Quimper");
});

// rule settings/save
test("the save bar covers nothing that the keyboard reaches, on a phone and on a desk", async ({ page }) => {
  const sizes = [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto("/admin/first-start/qui");
    await page.getByText("Les mentions légales, si vous les avez sous la main").click();
    await page.getByLabel("Nom de l’entreprise").fill("IS Quimper");
    const covered: string[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press("Tab");
      const state = await page.evaluate(() => {
        const [bar, focused] = [document.querySelector(".save-bar"), document.activeElement];
        if (!bar || !focused || bar.contains(focused) || !focused.closest("form")) return "elsewhere";
        const isBelow = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        return isBelow ? (focused.getAttribute("name") ?? focused.textContent) : null;
      });
      if (state === "elsewhere") break;
      if (state) covered.push(state);
    }
    expect(covered, `${size.width} x ${size.height}`).toEqual([]);
  }
});
