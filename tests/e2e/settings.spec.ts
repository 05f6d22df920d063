import type { APIRequestContext } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { whileDatabaseIsClosed } from "#tests/support/closed-database.ts";
import { crawl } from "#tests/support/crawl.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { startSite } from "#tests/support/site.ts";

// Uses a separate site, because this file changes the facts of the business that all pages show.
test.use({ ...onOnePage, environment: { MAIL_FROM: "" }, asksAssistant: true });

test.beforeEach(async ({ site, signIn }) => {
  await onDatabase(site, async (client) => {
    await client.query("truncate settings_sections, settings_changes");
    await client.query("notify atelier_pages, 'settings *'");
  });
  await signIn();
});

// rule settings/leaving
test("leaving a section or a step of the first start with unsaved changes asks first", async ({ page }) => {
  const question = page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });
  await page.goto("/admin/settings/company");
  await page.getByLabel("Téléphone").fill("0241000000");
  await page.getByRole("link", { name: "Les textes" }).click();
  await expectNoAxeViolationsAtAnyWidth(page);
  await question.getByRole("button", { name: "Rester" }).click();
  await expect(page.getByLabel("Téléphone")).toHaveValue("0241000000");
  await page.getByRole("link", { name: "Les textes" }).click();
  await question.getByRole("button", { name: "Quitter" }).click();
  await expect(page).toHaveURL(/\/settings\/(?!company)/);
  await page.goto("/admin/first-start/horaires");
  await page.getByLabel("Mardi").fill("10h-19h");
  await page.getByRole("link", { name: "Étape précédente" }).click();
  await question.getByRole("button", { name: "Rester" }).click();
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/first-start\/prix$/);
  await expect(question).toBeHidden();
});

// rules settings/save and settings/checks
test("a section can be saved by keyboard, and a refused value stays in its field with the reason", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/settings");
  await expect(page).toHaveURL(/\/admin\/settings\/company$/);
  await page.getByLabel("Téléphone").fill("12");
  await page.getByLabel("Nom de l’entreprise").fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Indiquez le nom de l’entreprise")).toBeVisible();
  await expect(page.getByLabel("Nom de l’entreprise")).toBeFocused();
  await expect(page.getByText("Numéro de téléphone invalide")).toBeVisible();
  await expect(page.getByLabel("Téléphone")).toHaveValue("12");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByLabel("Nom de l’entreprise").fill("Docteur PC");
  await page.getByLabel("Téléphone").fill("0241000000");
  await expect(page.getByText("2 réglages modifiés")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect(page.getByLabel("Téléphone")).toHaveValue("02 41 00 00 00");
  await expect(page.getByText("Rien à enregistrer")).toBeVisible();
  await expect(page).toHaveTitle(/Docteur PC$/);
  // rule settings/place
  await page.getByLabel("Code postal").fill("72200");
  await page.getByLabel("Commune").fill("Hameau Inconnu");
  await page.keyboard.press("Enter");
  const latitude = page.getByLabel("Latitude");
  const question = page.getByText("Ces coordonnées sont celles du Mans");
  await expect(question).toBeInViewport();
  await expect(latitude).toBeFocused();
  // A question is not an error, so no field of the form may be marked.
  await expect(page.locator("[aria-invalid=true], [role=alert]")).toHaveCount(0);
  const message = await question.boundingBox();
  const bar = await page.getByRole("button", { name: "Enregistrer", exact: true }).boundingBox();
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await page.getByLabel("Commune").fill("La Flèche");
  await page.keyboard.press("Enter");
  await expect(latitude).toHaveValue(/^47\.6/);
});

// rule settings/preview
test("the owner sees a section on a public page before saving it", async ({ page, context, request }) => {
  await page.goto("/admin/settings/company");
  await page.getByLabel("Nom de l’entreprise").fill("Docteur PC");
  await page.getByLabel("Téléphone").fill("12");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "À propos" }).press("Enter");
  const preview = await opened;
  await expect(preview).toHaveTitle(/Docteur PC$/);
  await expect(preview.getByText("Aperçu : sans ce qui est à corriger (Téléphone)")).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await preview.close();
  await expect(page.getByText("2 réglages modifiés")).toBeVisible();
  expect(await (await request.get("/about")).text()).not.toMatch(/Docteur PC|Aperçu/);
});

// rule settings/save
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a section can be previewed and saved, and a refused value stays typed with its reason", async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/response 422/);
    await page.goto("/admin/settings/company");
    await page.getByLabel("Nom de l’entreprise").fill("Docteur PC");
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "Accueil" }).click();
    await expect((await opened).getByText("Aperçu : rien n’est enregistré")).toBeVisible();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("status").getByText("Réglages enregistrés")).toBeVisible();
    await page.getByLabel("Nom de l’entreprise").fill("");
    await page.getByLabel("Téléphone").fill("12");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Indiquez le nom de l’entreprise")).toBeVisible();
    await expect(page.getByLabel("Téléphone")).toHaveValue("12");
  });
});

// rule settings/conflict
test("a conflict shows each setting that differs, and the user may keep their own values", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/response 409/);
  const other = await context.newPage();
  await page.goto("/admin/settings/company");
  await other.goto("/admin/settings/company");
  await other.getByLabel("Nom de l’entreprise").fill("Leur nom");
  await other.getByRole("button", { name: "Enregistrer" }).click();
  await expect(other.getByText("Réglages enregistrés")).toBeVisible();
  await page.getByLabel("Nom de l’entreprise").fill("Mon nom");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const panel = page.getByRole("alert").filter({ hasText: "entre-temps" });
  await expect(panel).toContainText("Leur nom");
  await expect(panel).toContainText("Mon nom");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Enregistrer ma saisie" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Mon nom");
});

// rule settings/history
test("the history shows who changed what, and restores the previous state", async ({ page }) => {
  await page.goto("/admin/settings/hours");
  await page.getByLabel("Lundi").fill("");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await page.getByRole("textbox", { name: "Fermeture 1, Du" }).fill("2027-08-02");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await page.getByText("· Lundi, Fermetures exceptionnelles").click();
  await expect(page.getByRole("definition").filter({ hasText: "Avant9h-18h" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Rétablir l’état d’avant" }).click();
  await expect(page.getByLabel("Lundi")).toHaveValue("9h-18h");
});

// rule settings/everywhere
test("another business leaves no trace of the first one on any page or node, in an e-mail or in a chat answer", async ({
  page,
  request,
  site,
  mails,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/response 422/);
  const databaseServer = process.env.TEST_DATABASE_SERVER ?? "";
  const second = await startSite(databaseServer, { DATABASE_URL: site.databaseUrl });
  expect(await (await request.get(`${second.url}/about`)).text()).toContain("Atelier 72");
  const card = await (await request.get("/social/atelier.png")).body();
  await page.goto("/admin/settings/company");
  for (const [label, typed] of Object.entries({
    "Nom de l’entreprise": "Clinique du PC",
    "Nom dans l’en-tête": "Clinique du PC",
    Plaque: "49",
    Téléphone: "02 41 00 00 00",
    "E-mail": "bonjour@clinique.example",
    Adresse: "3 rue Imaginaire",
    "Code postal": "49000",
    Commune: "Angers",
    Latitude: "47,4736",
    Longitude: "-0,5542",
  }))
    await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByLabel("Département").selectOption("Maine-et-Loire");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByLabel("Les garder en ligne").check();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  const onTheOther = async () => (await request.get(`${second.url}/about`)).text();
  await expect.poll(onTheOther, { intervals: [50] }).not.toContain("Atelier 72");
  await second.stop();

  const regenerated = async () => {
    let running = 1;
    await onDatabase(site, async (client) => {
      const { rows } = await client.query("select 1 from location_regenerations where status = 'running'");
      running = rows.length;
    });
    return running;
  };
  await expect.poll(regenerated, { timeout: 60_000 }).toBe(0);

  const trace = /Atelier\s*72|atelier72|02\D?61\D?91\D?72\D?72|\+33261917272|Établis/i;
  const pages = await crawl(request, "/", /^\/(admin|api)/, { each: 60 });
  const files = ["/manifest.webmanifest", "/feed.xml", "/sitemap.xml", "/robots.txt", "/_.data"];
  const unknown = ["", "blog/", "services/", "locations/"].map((folder) => `/${folder}nulle-part`);
  for (const path of [...files, ...unknown])
    pages.push({
      ...(pages[0] as (typeof pages)[number]),
      path,
      html: await (await request.get(path)).text(),
    });
  expect(pages.length).toBeGreaterThan(60);
  expect(
    pages.filter(({ html }) => trace.test(html)).map(({ path, html }) => [path, trace.exec(html)?.[0]]),
  ).toEqual([]);
  // The page of a zone that is kept says where the zone is, and promises no visit there (rule settings/moved-zones).
  const zones = pages.filter(({ path }) => path.startsWith("/locations"));
  const promise =
    /Autour de l’atelier|dans notre zone|comme partout|se déplacent|[Uu]n technicien (?:vient|passe)/;
  expect(zones.length).toBeGreaterThan(10);
  expect(
    zones.filter(({ html }) => promise.test(html)).map(({ path, html }) => [path, promise.exec(html)?.[0]]),
  ).toEqual([]);
  // The zones are still those around the first town, so their pages may name it. All other pages must not.
  const elsewhere = pages.filter(({ path }) => !/^\/(locations|blog|sitemap|feed)/.test(path));
  const town = /(?:au|du|Le) Mans|\bSarthe\b/;
  expect(
    elsewhere.filter(({ html }) => town.test(html)).map(({ path, html }) => [path, town.exec(html)?.[0]]),
  ).toEqual([]);

  await whileDatabaseIsClosed(site, async () => {
    const answer = await request.get("/blog/jamais-lu");
    expect(answer.status()).toBe(503);
    const html = await answer.text();
    expect(html).toContain("Clinique du PC");
    expect(html).not.toMatch(trace);
    expect(html).not.toMatch(town);
  });

  const screens = await crawl(page.request, "/admin", /^\/(?!admin)|^\/admin\/logout/, { each: 1 });
  const titles = screens.flatMap(({ html }) => /<title>([^<]*)/.exec(html)?.[1] ?? []);
  expect(titles.length).toBeGreaterThan(15);
  expect(titles.filter((title) => !title.endsWith("Clinique du PC"))).toEqual([]);

  await expectItsPictures(request);
  expect((await (await request.get("/social/atelier.png")).body()).equals(card)).toBe(false);

  mails.clear();
  const form = { name: "Anne", email: "anne@exemple.fr", message: "Un portable à réparer." };
  expect((await request.post("/", { form })).status()).toBe(200);
  expect((await request.post("/newsletter", { form: { email: "lettre@exemple.fr" } })).status()).toBe(200);
  // One e-mail goes to the visitor, one to the owner, one to a subscriber of the newsletter.
  for (const to of [form.email, "atelier@example.fr", "lettre@exemple.fr"]) {
    const mail = await mails.waitFor({ to });
    expect(JSON.stringify(mail)).toContain("Clinique du PC");
    expect(JSON.stringify(mail)).not.toMatch(trace);
  }

  const opened = await (await request.post("/api/chat/conversations")).json();
  expect(opened.greeting).toContain("Clinique du PC");
  for (const message of ["Quels sont vos horaires ?", "Comment vous contacter ?", "Où êtes-vous ?"]) {
    const ticket = { conversation: opened.conversation, visitor: opened.visitor, message };
    const { reply } = await (await request.post("/api/chat/messages", { form: ticket })).json();
    expect(reply).not.toMatch(trace);
    expect(reply).not.toMatch(town);
  }
});

/** Checks that icons and share images have new URLs now, to which the old ones redirect (rule settings/pictures). */
async function expectItsPictures(request: APIRequestContext): Promise<void> {
  const home = await (await request.get("/")).text();
  const look = /href="\/icons\/([A-Za-z0-9]{10})\/favicon\.svg"/.exec(home)?.[1];
  expect(home).toMatch(new RegExp(`property="og:image" content="http[^"]+/social/${look}/atelier.png"`));
  const zone = await (await request.get("/locations/le-mans")).text();
  const shared = [`/social/${look}/zone-le-mans.png`, `/icons/${look}/icon-512.png`];
  expect(zone).toContain(`${shared[0]}"`);
  expect(await (await request.get("/manifest.webmanifest")).text()).toContain(shared[1]);
  for (const path of shared) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
  }
  const old = await request.get("/social/0123456789/zone-le-mans.png", { maxRedirects: 0 });
  expect(old.headers()).toMatchObject({ location: shared[0], "cache-control": "no-cache" });
  const icon = await request.get("/favicon.ico");
  expect(icon.url()).toContain(`/icons/${look}/favicon.ico`);
  for (const path of ["/social/nulle-part.png", `/social/${look}/zone-nulle-part.png`, "/icons/x/y.png"])
    expect((await request.get(path)).status()).toBe(404);
}
