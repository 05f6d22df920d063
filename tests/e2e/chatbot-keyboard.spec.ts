import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { test as base, expect } from "#tests/support/fixtures.ts";
import { keysTo, watchFocus } from "#tests/support/keyboard.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { startTextService, type TextService } from "#tests/support/text-service.ts";
import { resize } from "#tests/support/viewport.ts";

// Follows the paths of docs/assistant-by-keyboard.md step by step, without a mouse.

/**
 * The text that the test's text-generation service always returns. It is true to the program's article about a clacking
 * disk: "the head can scratch the surface that it touched, and a scratch cannot be repaired".
 */
const written = "La tête peut rayer la surface déjà touchée, et une rayure ne se répare pas.";

let environment: Record<string, string> | undefined;

const test = base.extend<object, { text: TextService }>({
  text: [
    async ({}, use) => {
      const service = await startTextService((prompt) =>
        prompt.includes("<question>") ? written : "Clavier, TOUCHE collée. café renversé",
      );
      await use(service);
      await service.stop();
    },
    { scope: "worker" },
  ],
  environment: async ({ text }, use) =>
    use((environment ??= { TEXT_API_URL: text.url, TEXT_API_KEY: text.key })),
});

test.use(onOnePage);

test.use({ asksAssistant: true });

for (const width of [360, 1440])
  test(`a visitor asks a question and then writes to a person by keyboard alone, ${width} px wide`, async ({
    page,
  }) => {
    await resize(page, { width, height: 800 });
    await page.goto("/plan-du-site");
    const { keyboard } = page;
    const opener = page.getByRole("link", { name: "Assistant automatique" });
    await opener.focus();
    await keyboard.press("Enter");
    const panel = page.getByRole("region", { name: "Assistant automatique" });
    const log = panel.getByRole("log");
    const field = panel.getByLabel("Votre question");
    const title = panel.getByRole("heading", { name: "Assistant automatique" });
    const arrival = width < 768 ? title : field;
    await expect(arrival).toBeFocused();
    await expect(log).toContainText("Je suis l’assistant automatique");

    const hours = panel.getByRole("button", { name: "Horaires" });
    await keysTo(hours, width < 768 ? "Tab" : "Shift+Tab");
    await keyboard.press("Space");
    await expect(arrival).toBeFocused();
    await expect(panel.getByRole("status")).toContainText("L’assistant réfléchit…");
    await expect(log).toContainText(/9h-\u206018h/);

    if (width < 768) await keysTo(field);
    await keyboard.type("grand-mère tricot");
    await keyboard.press("Enter");
    await expect(log).toContainText(
      /Je ne suis pas sûr de comprendre votre demande\.\.\.|Désolé, ce n’est pas notre métier\./,
    );
    await expect(field).toBeFocused();
    await keyboard.press("Shift+Tab");
    const human = panel.getByRole("button", { name: "Parler à quelqu’un" });
    await expect(human).toBeFocused();
    const asked = "form[aria-label='Laissez un message']";
    const expectFocus = await watchFocus(page, asked, `:has(> ${asked})`);
    await keyboard.press("Enter");
    const form = panel.getByRole("form", { name: "Laissez un message" });
    await expect(form).toBeVisible();
    await expectFocus();
    await keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: /^02/ }).last()).toBeFocused();
    for (const [label, typed] of [
      ["Nom", "Paulette Ferrand"],
      ["E-mail", "paulette@exemple.fr"],
      ["Téléphone", ""],
      ["Message", "Pouvez-vous me rappeler ?"],
    ] as const) {
      await keyboard.press("Tab");
      await expect(form.getByLabel(label)).toBeFocused();
      await keyboard.type(typed);
    }
    await keyboard.press("Tab");
    await expect(form.getByRole("button", { name: "Envoyer le message" })).toBeFocused();
    await keyboard.press("Enter");
    await expect(panel.getByText(/M-\d{4}-\d{4}/)).toBeVisible();
    await keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
  });

test("the owner gets keywords from the text service, adds a response, tries it and deletes it by keyboard alone", async ({
  page,
  signIn,
  text,
  problems,
}) => {
  problems.allow(/chatbot/);
  await signIn();
  await page.goto("/admin/chatbot");
  const { keyboard } = page;
  const form = page.getByRole("form", { name: "Ajouter une réponse" });
  const suggest = form.getByRole("button", { name: "Suggérer des mots-clés" });
  await form.getByLabel("Mots-clés").focus();
  await keyboard.type("clavier");
  await keysTo(form.getByLabel("Réponse", { exact: true }));
  await keyboard.type("Un clavier taché se nettoie, ou se change.");

  text.behave("failing");
  await keysTo(suggest);
  await keyboard.press("Enter");
  await expect(form.getByRole("alert")).toContainText("Erreur lors de la génération des mots-clés");
  await expect(suggest).toBeFocused();
  text.behave("good");
  await keyboard.press("Enter");
  await expect(form.getByRole("status")).toContainText("par le service de texte");
  await expect(form.getByRole("status")).toContainText("clavier touche collée café renversé");
  await expect(form.getByRole("alert")).toBeHidden();
  expect(text.seen.at(-1)?.prompt).toContain("Un clavier taché");
  await keysTo(form.getByRole("button", { name: "Ajouter", exact: true }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByText("Réponse ajoutée")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ajouter une réponse" })).toBeFocused();

  await keysTo(page.getByLabel("Question à essayer"));
  await keyboard.type("une touche collée");
  await keyboard.press("Enter");
  const tried = page.getByRole("region", { name: "Tester une question" }).getByRole("status");
  await expect(tried).toContainText("Un clavier taché se nettoie");

  await keysTo(page.getByRole("searchbox", { name: "Rechercher une réponse" }));
  await keyboard.type("clavier taché");
  await keyboard.press("Enter");
  const row = page.getByRole("row", { name: /clavier taché/ });
  await expect(page.getByRole("row")).toHaveCount(2);
  await keysTo(row.getByRole("button", { name: /^Supprimer/ }));
  await keyboard.press("Enter");
  const question = page.getByRole("dialog", {
    name: "Êtes-vous sûr de vouloir supprimer cette réponse ?",
  });
  await expect(question.getByRole("button", { name: "Annuler" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(row.getByRole("button", { name: /^Supprimer/ })).toBeFocused();
  await keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Annuler" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Supprimer" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByText("Réponse supprimée")).toBeVisible();
  await expect(row).toHaveCount(0);
  await keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Rechercher une réponse" })).toBeFocused();
});

// rule assistant/written
test("the owner switches the text service on by keyboard, and the assistant and the privacy page mention it", async ({
  page,
  signIn,
}) => {
  await page.goto("/confidentialite");
  await expect(page.getByText("service de rédaction automatique")).toHaveCount(0);
  await signIn();
  await page.goto("/admin/chatbot?onglet=comprehension");
  const writing = page.getByRole("region", { name: "Réponses rédigées par le service de texte" });
  await expect(writing.getByRole("status")).toHaveText("Non, l’assistant cite le passage.");
  await writing.getByRole("button", { name: "Laisser le service rédiger" }).press("Enter");
  const off = writing.getByRole("button", { name: "Ne plus laisser rédiger" });
  await expect(off).toBeFocused();
  await expect(writing.getByRole("status")).toHaveText("Oui, 127.0.0.1 rédige.");
  await expectNoAxeViolations(page);

  // A new site first learns from its pages, for a few seconds. Until then no page can answer, so this asks repeatedly.
  const question = "Peut-on ouvrir soi-même le boîtier du disque pour débloquer les têtes ?";
  await expect(async () => {
    await page.goto(`/assistant?${new URLSearchParams({ question }).toString()}`);
    await expect(page.getByRole("status")).toContainText("Réponse rédigée par une machine", { timeout: 500 });
  }).toPass();
  const answer = page.getByRole("status").filter({ hasText: written });
  await expect(answer.getByRole("link", { name: "lire l’article" })).toBeVisible();
  await expect(
    page.getByText("votre question est envoyée à un service de rédaction automatique"),
  ).toBeVisible();
  await page.goto("/confidentialite");
  await expect(page.getByText("service de rédaction automatique")).toBeVisible();

  await page.goto("/admin/chatbot?onglet=comprehension");
  await off.press("Enter");
  await expect(writing.getByRole("status")).toHaveText("Non, l’assistant cite le passage.");
  await page.goto("/confidentialite");
  await expect(page.getByText("service de rédaction automatique")).toHaveCount(0);
});
