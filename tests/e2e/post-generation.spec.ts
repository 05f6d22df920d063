import { test as base, expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { article, openEditor, save } from "#tests/support/post-editor.ts";
import { startTextService, type TextService } from "#tests/support/text-service.ts";

/** Returns the answer to a prompt, as a text-generation service that works well would give it. */
function write(prompt: string): string {
  if (prompt.includes("plan de l’article")) return '["La poussière", "Les taches", "Les touches"]';
  if (prompt.includes('JSON : {"title"')) return 'title: "Un clavier propre", description: "Comment faire"';
  if (prompt.includes('JSON : {"name"'))
    return '{"name": "Entretien courant", "description": "Garder propre"}';
  if (prompt.includes("titre d’article")) return "« Nettoyer son clavier »";
  return "<p>Un paragraphe généré.</p>";
}

let environment: Record<string, string> | undefined;

const test = base.extend<object, { text: TextService }>({
  text: [
    async ({}, use) => {
      const service = await startTextService(write);
      await use(service);
      await service.stop();
    },
    { scope: "worker" },
  ],
  environment: async ({ text }, use) =>
    use((environment ??= { TEXT_API_URL: text.url, TEXT_API_KEY: text.key })),
});

test.use(onOnePage);

test.beforeEach(async ({ signIn, text }) => {
  await signIn();
  text.behave("good");
});

// rule editor/generation
test("a working service proposes a title, an article section by section, a category and meta tags", async ({
  page,
  problems,
  text,
}) => {
  problems.allow(/response 400.*generation/);
  const { title } = article();
  await openEditor(page);
  const content = page.getByRole("button", { name: "Générer le contenu" });
  await expect(content).toBeDisabled();
  await expect(page.getByText("Veuillez d'abord saisir un titre")).toBeVisible();
  await page.getByRole("button", { name: "Proposer un titre" }).click();
  await expect(page.getByText("Veuillez saisir un sujet pour générer un titre")).toBeVisible();
  await page.getByLabel("Sujet").fill("les claviers");
  await page.getByRole("button", { name: "Proposer un titre" }).click();
  await page.getByRole("button", { name: "Insérer" }).click();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue("Nettoyer son clavier");
  await page.getByLabel("Titre", { exact: true }).fill(title);

  text.behave("slow");
  await content.click();
  await expect(page.getByText("Génération en cours...")).toBeVisible();
  text.behave("good");
  text.answerWaiting();
  await expect(page.getByRole("list", { name: "Plan" }).getByRole("listitem")).toHaveText([
    "Introduction",
    "La poussière",
    "Les taches",
    "Les touches",
    "Conclusion",
  ]);
  await expect(page.getByRole("textbox", { name: "Contenu" })).toHaveText("");
  await page.getByRole("button", { name: "Insérer à la fin" }).click();
  const written = page.getByRole("textbox", { name: "Contenu" });
  await expect(written.locator("> :first-child")).toHaveText("Un paragraphe généré.");
  await expect(written.getByRole("heading", { level: 2 })).toHaveText([
    "La poussière",
    "Les taches",
    "Les touches",
  ]);

  await page.getByRole("button", { name: "Proposer une catégorie" }).click();
  await page.getByRole("button", { name: "Insérer" }).click();
  await expect(page.getByText("Entretien courant", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Générer les meta tags" }).click();
  await page.getByRole("button", { name: "Insérer" }).click();
  await expect(page.getByLabel("Titre de référencement")).toHaveValue("Un clavier propre");
  await save(page);
  await expect(page.getByRole("checkbox", { name: "Entretien courant" })).toBeChecked();
});

// rule editor/generation-errors
test("a service that fails, hangs, answers nonsense or attacks causes a message and no harm to the article", async ({
  page,
  problems,
  text,
}) => {
  problems.allow(/response 400.*generation/);
  await openEditor(page);
  await page.getByLabel("Titre", { exact: true }).fill(article().title);
  const content = page.getByRole("button", { name: "Générer le contenu" });
  const said = page.getByRole("alert");

  text.behave("failing");
  await content.click();
  await expect(said).toHaveText("Erreur lors de la génération du contenu. Veuillez réessayer.");
  text.behave("noJson");
  await content.click();
  await expect(said).toContainText("Invalid response from Gemini API");
  text.behave("hostile");
  await page.getByLabel("Sujet").fill("les claviers");
  await content.click();
  await expect(said).toContainText("Format de réponse invalide");

  text.behave("hung");
  const abandoned = text.abandoned();
  let asked = text.seen.length;
  await content.click();
  await expect.poll(() => text.seen.length).toBe(asked + 1);
  await page.getByRole("button", { name: "Annuler", exact: true }).last().click();
  await expect(said).toContainText("Génération annulée");
  await expect.poll(() => text.abandoned()).toBe(abandoned + 1);

  text.behave("slow");
  asked = text.seen.length;
  await content.click();
  await expect(page.getByText("Génération en cours...")).toBeVisible();
  await expect.poll(() => text.seen.length).toBe(asked + 1);
  text.behave("hostile");
  text.answerWaiting();
  await expect(page.getByRole("button", { name: "Insérer à la fin" })).toBeEnabled();
  await page.getByRole("button", { name: "Insérer à la fin" }).click();
  await expect(page.getByRole("textbox", { name: "Contenu" })).toContainText("lien");
  expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
  await expect(
    page.getByRole("textbox", { name: "Contenu" }).locator("script, iframe, img, [onclick]"),
  ).toHaveCount(0);
});
