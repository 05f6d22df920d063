import type { APIRequestContext, Page } from "@playwright/test";
import { onOnePage } from "#tests/support/one-page.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

/** Asks questions as one visitor, in one conversation. */
async function visitorAsks(request: APIRequestContext, ...questions: string[]) {
  const opening = await request.post("/api/chat/conversations");
  const { conversation, visitor } = (await opening.json()) as { conversation: string; visitor: string };
  for (const message of questions) {
    const answer = await request.post("/api/chat/messages", { form: { conversation, visitor, message } });
    expect(answer.status()).toBe(200);
  }
  return visitor.slice(0, 8);
}

const form = (page: Page) => page.getByRole("form", { name: /Ajouter une réponse|Modifier la réponse/ });

test("the owner writes a response for an unanswered question, tries it, changes it and deletes it", async ({
  page,
  request,
  signIn,
}) => {
  await visitorAsks(request, "Vous accordez les pianos ?");
  await visitorAsks(request, "Vendez-vous des trombones ?");
  await signIn();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Chatbot" }).first().click();
  const dismiss = page.getByRole("button", { name: "Écarter : Vendez-vous des trombones ?" });
  await expect(dismiss).toBeVisible();
  // This accessibility engine checks that the forms of the questions have different names.
  await expectNoEqualAccessViolations(page);
  await dismiss.click();
  await expect(dismiss).toBeHidden();
  await page.getByRole("link", { name: "Créer une réponse : Vous accordez les pianos ?" }).click();
  await expect(form(page)).toContainText("Vous accordez les pianos ?");
  await expect(form(page).getByLabel("Mots-clés")).toHaveValue(/pianos/);
  const add = form(page).getByRole("button", { name: "Ajouter", exact: true });
  await expect(add).toBeDisabled();
  await form(page).getByLabel("Réponse", { exact: true }).fill("Non, mais le clavier d’ordinateur, oui.");
  await form(page).getByRole("button", { name: "Suggérer des mots-clés" }).click();
  await expect(form(page).getByRole("status")).toContainText("par le dictionnaire");
  await form(page).getByLabel("Utiliser la suggestion à la place des mots-clés saisis").uncheck();
  await add.click();
  await expect(page.getByText("Réponse ajoutée")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Créer une réponse : Vous accordez/ })).toHaveCount(0);

  await page.getByLabel("Question à essayer").fill("un piano ?");
  await page.getByRole("button", { name: "Tester" }).click();
  const test = page.getByRole("region", { name: "Tester une question" });
  await expect(test).toContainText("Non, mais le clavier d’ordinateur, oui.");
  await expect(test).toContainText("Tous les mots de la question");

  await page.getByRole("searchbox", { name: "Rechercher une réponse" }).fill("clavier d’ordinateur");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /clavier d’ordinateur, oui/ });
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: /^Modifier/ }).click();
  // The form to edit a response replaces the form to add one.
  const edited = page.getByRole("form", { name: "Modifier la réponse" });
  await edited
    .getByLabel("Réponse", { exact: true })
    .fill("Non, désolés, le clavier d’ordinateur seulement.");
  await expectNoAxeViolations(page);
  await edited.getByRole("button", { name: "Enregistrer" }).click();
  await expect(edited).toBeHidden();
  await expect(page.getByText("Réponse enregistrée")).toBeVisible();
  const changed = page.getByRole("row", { name: /désolés/ });
  await changed.getByRole("button", { name: /^Supprimer/ }).click();
  const dialog = page.getByRole("dialog", { name: "Êtes-vous sûr de vouloir supprimer cette réponse ?" });
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(changed).toBeVisible();
  await changed.getByRole("button", { name: /^Supprimer/ }).click();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Réponse supprimée")).toBeVisible();
  await expect(changed).toHaveCount(0);
});

// rule assistant/learning
test("the owner reads a conversation and adds its lesson, which is not proposed again", async ({
  page,
  request,
  signIn,
}) => {
  const visitor = await visitorAsks(
    request,
    "Où en est la réparation de mon trombinoscope ordinateur ?",
    "zzz",
  );
  await signIn();
  await page.goto("/admin/chatbot");
  await page.getByRole("link", { name: "Conversations", exact: true }).click();
  await page.getByRole("link", { name: new RegExp(visitor) }).click();
  const transcript = page.getByRole("article", { name: `Visiteur ${visitor}` });
  await expect(transcript).toContainText("trombinoscope");
  await expect(transcript).toContainText("sans réponse");
  await page.goto("/admin/chatbot");
  await page.getByRole("link", { name: "Apprendre des conversations" }).click();
  const lesson = page.getByRole("checkbox", { name: /trombinoscope/ });
  await lesson.check();
  await page.getByRole("button", { name: "Ajouter les questions cochées" }).click();
  await expect(page.getByRole("status").filter({ hasText: "avec succès !" }).first()).toContainText(
    "Base de connaissances mise à jour avec succès !",
  );
  await expect(lesson).toHaveCount(0);
});

// rule assistant/responses
test("a failure shows the specified message and keeps everything that was typed", async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/chatbot/);
  await signIn();
  await page.goto("/admin/chatbot");
  await form(page).getByRole("button", { name: "Suggérer des mots-clés" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Veuillez saisir au moins des mots-clés ou une réponse",
  );
  await form(page).getByLabel("Mots-clés").fill("prix");
  await form(page).getByLabel("Réponse", { exact: true }).fill("Le {pris}, au {telephone}.");
  // rule assistant/placeholders
  await expect(form(page)).toContainText(/\{telephone\} le téléphone\s*: aujourd’hui «\s*02/);
  await expect(form(page)).toContainText("Un visiteur lit aujourd’hui");
  await form(page).getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(form(page)).toContainText("{pris} n’existe pas.");
  await expect(form(page).getByLabel("Réponse", { exact: true })).toBeFocused();
  await expect(form(page).getByLabel("Réponse", { exact: true })).toHaveValue("Le {pris}, au {telephone}.");
  await expectNoAxeViolations(page);
});

test("every screen of the chatbot is accessible at every width", async ({ page, request, signIn }) => {
  test.setTimeout(120_000);
  const longWord = "tricot".repeat(60);
  const nothingFound = "?onglet=conversations&recherche=introuvable";
  const visitor = await visitorAsks(request, "Quels sont vos horaires ?", "macramé", longWord);
  await signIn();
  for (const path of [
    `?essai=prix+d%27un+ecran+${longWord}`,
    "?onglet=apprendre",
    "?onglet=comprehension",
    nothingFound,
  ]) {
    await page.goto(`/admin/chatbot${path}`);
    await expectNoAxeViolationsAtAnyWidth(page);
  }
  await page.goto("/admin/chatbot?onglet=conversations");
  await page.getByRole("link", { name: new RegExp(visitor) }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule assistant/weeks
test("a narrow screen shows all figures of a week without sideways scrolling", async ({
  page,
  request,
  signIn,
}) => {
  await visitorAsks(request, "macramé");
  await signIn();
  await page.goto("/admin/chatbot?onglet=comprehension");
  const week = page
    .getByRole("list", { name: "Questions des huit dernières semaines" })
    .getByRole("listitem");
  for (const width of [360, 768]) {
    await resize(page, { width, height: 800 });
    for (const label of ["Questions", "Avec réponse", "Précision demandée", "Sans réponse", "Transmises"])
      await expect(week.first().getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("table")).toBeHidden();
    // For a week without questions the table shows no percentage, not even a dash.
    await expect(week.filter({ hasText: "–" })).toHaveCount(0);
  }
});
