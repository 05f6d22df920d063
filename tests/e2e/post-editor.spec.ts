import sharp from "sharp";
import { expect, test } from "#tests/support/fixtures.ts";
import { article, openEditor, save, typeText, writeArticle } from "#tests/support/post-editor.ts";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

// rule editor/picture
test("the form of a new article names the illustration that the site proposes, and then the one that is chosen", async ({
  page,
}) => {
  await openEditor(page);
  const offered = page.getByRole("group", { name: "Nos illustrations" });
  const label = (await offered.locator("label:has(input:checked)").innerText()).trim();
  await expect(offered.getByText(`Proposée d’office\u00a0: ${label}.`)).toBeVisible();
  const other = label === "Batterie" ? "Imprimante" : "Batterie";
  await offered.getByText(other, { exact: true }).click();
  await expect(offered.getByText(`Choisie\u00a0: ${other}.`)).toBeVisible();
});

// rule editor/conflict
test("a save from a tab with an older version is refused with both texts, and the writer can choose either", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/409/);
  const { title } = article();
  const path = await writeArticle(page, { title, text: "Texte commun." });
  const other = await context.newPage();
  await openEditor(other, path);
  await typeText(other, " Du second onglet.");
  await typeText(page, " Du premier onglet.");
  await save(page);

  await other.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const refusal = other.getByRole("alert").filter({ hasText: "Quelqu’un d’autre a enregistré" });
  await expect(refusal.getByRole("definition")).toContainText("Du second onglet.");
  await expect(refusal.getByRole("blockquote")).toContainText("Du premier onglet.");
  await expect(refusal.getByText("Titre", { exact: true })).toBeHidden();
  await expect(other.getByRole("textbox", { name: "Contenu" })).toContainText("Du second onglet.");
  await other.getByRole("button", { name: "Enregistrer le mien à la place" }).click();
  await expect(other.getByText("Tout est enregistré")).toBeVisible();
  await expect(refusal).toBeHidden();

  await typeText(page, " Encore.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByRole("button", { name: "Prendre celui qui est enregistré" }).click();
  await expect(page.getByRole("textbox", { name: "Contenu" })).toHaveText("Texte commun. Du second onglet.");
  await expect(page.getByText("Tout est enregistré")).toBeVisible();

  await test.step("when only the excerpt differs, the conflict shows only the excerpt", async () => {
    await other.getByLabel("Extrait").fill("Mon extrait.");
    await page.getByLabel("Extrait").fill("Son extrait.");
    await save(page);
    await other.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(refusal.getByRole("term")).toHaveText("Extrait");
    await expect(refusal.getByRole("definition")).toContainText("Mon extrait.");
    await expect(refusal.getByRole("blockquote")).toHaveText("Son extrait.");
  });
});

test("text typed before a power cut is found again in the same browser and in another", async ({
  page,
  context,
  browser,
  site,
  ownerCookies,
}) => {
  const { title } = article();
  const path = await writeArticle(page, { title, text: "Début." });
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/autosave"));
  await typeText(page, " Suite jamais enregistrée.");
  expect((await kept).status()).toBe(200);
  await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openEditor(again, path);
  await again.getByRole("button", { name: "Reprendre ce texte" }).click();
  await expect(again.getByRole("textbox", { name: "Contenu" })).toHaveText(
    "Début. Suite jamais enregistrée.",
  );
  await again.close({ runBeforeUnload: false });

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await elsewhere.addCookies(ownerCookies);
  const third = await elsewhere.newPage();
  await openEditor(third, path);
  await third.getByRole("button", { name: "Reprendre ce texte" }).click();
  await expect(third.getByRole("textbox", { name: "Contenu" })).toHaveText(
    "Début. Suite jamais enregistrée.",
  );
  await save(third);
  await third.reload();
  await expect(third.getByRole("textbox", { name: "Contenu" })).toHaveText(
    "Début. Suite jamais enregistrée.",
  );
  await expect(third.getByRole("button", { name: "Reprendre ce texte" })).toHaveCount(0);

  await third
    .getByRole("button", { name: /^Reprendre cette version/ })
    .last()
    .click();
  await expect(third.getByRole("textbox", { name: "Contenu" })).toHaveText("Début.");
  await elsewhere.close();
});

// rule editor/autosave
test("a power cut loses at most five seconds of a new article", async ({
  page,
  browser,
  site,
  ownerCookies,
  request,
}) => {
  const { title } = article();
  await page.clock.install();
  await openEditor(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await typeText(page, "Pas encore enregistré.");
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/autosave"));
  await page.clock.runFor(5_000);
  expect((await kept).status()).toBe(200);
  await expect(page.getByText(/^Brouillon gardé à/)).toBeVisible();
  // This closes the browser and deletes its storage, as a power cut with a new computer afterwards would.
  await page.context().close();
  expect(await (await request.get("/blog")).text()).not.toContain(title);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  await elsewhere.addCookies(ownerCookies);
  const again = await elsewhere.newPage();
  await openEditor(again);
  await again.getByRole("button", { name: "Reprendre ce texte" }).click();
  await expect(again.getByRole("textbox", { name: "Contenu" })).toHaveText("Pas encore enregistré.");
  await expect(again.getByLabel("Titre", { exact: true })).toHaveValue(title);
  await save(again);
  await expect(again).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(again.getByRole("textbox", { name: "Contenu" })).toHaveText("Pas encore enregistré.");

  await openEditor(again);
  await expect(again.getByRole("button", { name: "Reprendre ce texte" })).toHaveCount(0);
  await elsewhere.close();
});

test("an edit of a published article is public within a second, and the old addresses redirect to the new one", async ({
  page,
  request,
}) => {
  const { title } = article();
  const slug = title.toLowerCase().replace(/ /g, "-");
  await writeArticle(page, { title, text: "Avant.", status: "Publié" });
  expect(await (await request.get(`/blog/${slug}`)).text()).toContain("Avant.");
  await typeText(page, " Après.");
  await page.getByRole("button", { name: "Enregistrer sans changer la date" }).click();
  await expect(page.getByText("Tout est enregistré")).toBeVisible();
  await expect
    .poll(async () => (await request.get(`/blog/${slug}`)).text(), { timeout: 1_000, intervals: [50] })
    .toContain("Après.");

  for (const address of [`${slug}-bis`, `${slug}-ter`]) {
    await page.getByLabel("Adresse", { exact: true }).fill(address);
    await save(page);
    await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue(address);
  }
  for (const old of [slug, `${slug}-bis`]) {
    const answer = await request.get(`/blog/${old}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toContain(`/blog/${slug}-ter`);
  }
});

test("a draft is previewed while it is written, and anybody with its preview link can read it", async ({
  page,
  browser,
  site,
}) => {
  const { title } = article();
  await writeArticle(page, { title, text: "Un brouillon." });
  await typeText(page, " Pas encore enregistré.");
  await page.getByRole("button", { name: "Aperçu" }).click();
  const preview = page.getByRole("article", { name: title });
  await expect(preview).toContainText("Un brouillon. Pas encore enregistré.");
  await page.getByLabel("Titre", { exact: true }).fill(`${title} revu`);
  await expect(page.getByRole("article", { name: `${title} revu` })).toBeVisible();
  await page.getByLabel("Auteur affiché").fill("L’équipe de l’atelier");
  await expect(preview).toContainText("L’équipe de l’atelier");
  const link = await page.getByRole("link", { name: "Lien d’aperçu" }).getAttribute("href");

  const stranger = await browser.newContext({ baseURL: site.url });
  const reader = await stranger.newPage();
  const answer = await reader.goto(link ?? "");
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "x-robots-tag": /noindex/,
  });
  await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(reader.getByText("Pas encore enregistré")).toHaveCount(0);
  expect((await reader.request.get(`${link}x`)).status()).toBe(404);
  await stranger.close();
});

test("a save that does not reach the server keeps the text, and leaving with unsaved text asks first", async ({
  page,
  problems,
}) => {
  problems.allow(/posts/);
  await openEditor(page);
  await page.getByLabel("Titre", { exact: true }).fill(article().title);
  await typeText(page, "À ne pas perdre.");
  await page.route("**/admin/posts/*.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const failure = page.getByRole("alert").filter({ hasText: "Erreur lors de l'enregistrement de l'article" });
  const question = page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });
  await expect(failure).toBeVisible();

  await test.step("inside the site and when the page closes", async () => {
    await page.getByRole("link", { name: "Tous les articles" }).click();
    await question.getByRole("button", { name: "Rester" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Nouvel article" })).toBeVisible();
    const asked = page.waitForEvent("dialog");
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await closed;
  });
  await page.unroute("**/admin/posts/*.data*");
  await failure.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Tout est enregistré")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Contenu" })).toHaveText("À ne pas perdre.");
  await typeText(page, " Encore.");
  await page.getByRole("link", { name: "Tous les articles" }).click();
  await question.getByRole("button", { name: "Quitter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
});

test("by keyboard, the toolbar is one tab stop, and a link and an uploaded picture can be inserted", async ({
  page,
}) => {
  await openEditor(page);
  await page.getByLabel("Titre", { exact: true }).fill(article().title);
  await typeText(page, "Voir ");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Titre de niveau 2" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("button", { name: "Rétablir" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Contenu" })).toBeFocused();
  await page.keyboard.press("Control+k");
  const link = page.getByRole("dialog", { name: "Ajouter un lien" });
  await expect(link.getByLabel("Adresse")).toBeFocused();
  await link.getByLabel("Adresse").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(link.getByText("Cette adresse ne peut pas être un lien.")).toBeVisible();
  await link.getByLabel("Adresse").fill("/devis");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("textbox", { name: "Contenu" }).getByRole("link", { name: "/devis" }),
  ).toBeVisible();

  await page.getByRole("button", { name: "Image", exact: true }).click();
  const picture = page.getByRole("dialog", { name: "Ajouter une image" });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#ff7a1a" } })
    .png()
    .toBuffer();
  await picture.getByLabel("Fichier").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: png });
  await expect(picture.getByLabel("Adresse de l’image")).toHaveValue(/^\/media\/.*\/40\.webp$/);
  await picture.getByRole("button", { name: "Insérer" }).click();
  await expect(picture.getByText("Dites ce que l’image montre.")).toBeVisible();
  await picture.getByLabel("Texte alternatif").fill("Un carré orange");
  await picture.getByRole("button", { name: "Insérer" }).click();
  await expect(page.getByRole("img", { name: "Un carré orange" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the writer saves an article's HTML in a plain form, and nothing typed is lost", async ({
    page,
    problems,
  }) => {
    problems.allow(/422/);
    const { title } = article();
    await page.goto("/admin/posts/new");
    await page.getByLabel("Titre", { exact: true }).fill(title);
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(page.getByText("Le contenu est requis").first()).toBeVisible();
    await expect(page.getByLabel("Titre", { exact: true })).toHaveValue(title);
    await page.getByLabel("Contenu (HTML)").fill("<h2>Une partie</h2><p>Un texte.</p>");
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Modifier l’article" })).toBeVisible();
    await expect(page.getByLabel("Contenu (HTML)")).toHaveValue("<h2>Une partie</h2><p>Un texte.</p>");
  });
});
