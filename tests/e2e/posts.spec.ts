import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { article, openEditor, save, typeText } from "#tests/support/post-editor.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

// rule editor/list
test("an article is written, published, found in the list, filtered, and deleted after a failure", async ({
  page,
  problems,
}) => {
  problems.allow(/posts/);
  const { title } = article();
  await openEditor(page);
  await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeDisabled();
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await typeText(page, "Un coup de bombe à air suffit.");
  const bold = page.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name: "Gras" });
  await bold.click();
  await expect(bold).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("textbox", { name: "Contenu" })).toBeFocused();
  await page.keyboard.type(" Vraiment.");
  await page.getByLabel("Nouvelle catégorie").fill(`Entretien ${title}`);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByLabel("Statut").selectOption({ label: "Publié" });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modifier l’article" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Tout est enregistré")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: `Entretien ${title}` })).toBeChecked();
  await expect(page.getByLabel("Extrait")).toHaveValue("Un coup de bombe à air suffit. Vraiment.");
  await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue(
    title.toLowerCase().replace(/ /g, "-"),
  );

  await page.getByRole("link", { name: "Tous les articles" }).click();
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("Publié");
  await expect(row.getByRole("link", { name: /nouvel onglet/ })).toHaveAttribute("target", "_blank");
  await page.getByRole("combobox", { name: "Catégorie" }).selectOption({ label: `Entretien ${title}` });
  await expect(page).toHaveURL(/categorie=/);
  await page.getByRole("combobox", { name: "Statut" }).selectOption({ label: "Brouillon" });
  await expect(page.getByRole("heading", { name: "Aucun article ne correspond" })).toBeVisible();
  await page.getByRole("link", { name: "Voir tous les articles" }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(row).toBeVisible();
  await page.getByRole("searchbox", { name: "Rechercher un article" }).fill(title.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/recherche=/);
  await expect(row).toBeVisible();

  await row.getByRole("button", { name: /^Supprimer/ }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to delete this post?" });
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(row).toBeVisible();
  await page.route("**/admin/posts.data*", (route) => route.abort());
  await row.getByRole("button", { name: /^Supprimer/ }).click();
  await question.getByRole("button", { name: "Supprimer" }).click();
  const failure = page.getByRole("status").filter({ hasText: "Error deleting post" });
  await expect(failure).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute("**/admin/posts.data*");
  await failure.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText(`Article supprimé : ${title}`)).toBeVisible();
  await expect(row).toBeHidden();
});

// rule editor/schedule
test("a writer schedules an article, not in the past, sees its date in the editor and list, and cancels it", async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/422|404/);
  const { title } = article();
  await resize(page, { width: 360, height: 740 });
  await openEditor(page);
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await typeText(page, "Un coup de bombe à air suffit.");
  const moment = page.getByLabel("Jour et heure de parution");
  await expect(moment).toBeHidden();
  await page.getByLabel("Statut").selectOption({ label: "Programmé" });
  await test.step("a refused save leads to the first wrong field, which no bar covers", async () => {
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(moment).toBeFocused();
    await expect(moment).toBeInViewport({ ratio: 1 });
    const said = page.getByRole("status").filter({ hasText: "L’article n’est pas enregistré" });
    await expect(said).toBeInViewport({ ratio: 1 });
    const inFront = await moment.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === field;
    });
    expect(inFront).toBe(true);
  });
  await resize(page, { width: 1440, height: 900 });
  await moment.fill("2026-01-05T08:30");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(moment).toHaveAccessibleDescription(/Ce moment est passé/);
  await expect(moment).toHaveValue("2026-01-05T08:30");
  const nextYear = new Date().getFullYear() + 1;
  await moment.fill(`${nextYear}-07-14T08:30`);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText(`Parution programmée : `)).toContainText(`14 juillet ${nextYear} à 08:30`);
  await expect(page.getByText("Paraîtra le")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);

  await page.goto("/admin/posts?statut=scheduled");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("Programmé");
  await expect(row).toContainText(`14 juil. ${nextYear} 8 h 30`);
  // Only a published article has a public page.
  await expect(row.getByRole("link", { name: /nouvel onglet/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  const slug = title.toLowerCase().replace(/ /g, "-");
  expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

  await row.getByRole("link", { name: title }).click();
  await expect(moment).toHaveValue(`${nextYear}-07-14T08:30`);
  await page.getByLabel("Statut").selectOption({ label: "Brouillon" });
  await expect(moment).toBeHidden();
  await save(page);
  await expect(page.getByText("Paraîtra le")).toBeHidden();
});

test("the list and the editor are accessible at every width, empty, filled and in error", async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/422/);
  await openEditor(page);
  await page.getByRole("button", { name: "HTML" }).click();
  await page.getByLabel("Contenu (HTML)").fill("<p> </p>");
  await page.getByLabel("Titre", { exact: true }).fill(`${article().title} ${"très ".repeat(20)}long`);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "L’article n’est pas enregistré" })).toBeVisible();
  await resize(page, { width: 360, height: 900 });
  await expectNoAxeViolations(page);
  const cells = "<td>Anticonstitutionnellement</td>".repeat(6);
  await page
    .getByLabel("Contenu (HTML)")
    .fill(
      `<h2>Une partie</h2><ul><li>un</li></ul><pre><code>${"ls -l".repeat(40)}</code></pre><table><tbody><tr>${cells}</tr></tbody></table>`,
    );
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Écrire" }).click();
  await save(page);
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: "Image", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Ajouter une image" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Tous les articles" }).click();
  await expect(page.getByRole("list", { name: /^Articles/ })).toBeVisible();
  // accessibility.spec.ts checks this screen at 1440 pixels.
  await resize(page, { width: 360, height: 900 });
  await expectNoAxeViolations(page);
});
