import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { keysTo } from "#tests/support/keyboard.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

// Rule assistant/read: the owner reads each answer that the assistant can give, and decides whether it gives it.

const unread = "/admin/chatbot?voir=a-relire";
const item = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true, level: 4 }) });

// rule assistant/read
test("the owner follows the go-live checklist, reads an answer, and the list counts one less", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/system");
  await page.getByRole("link", { name: /^\d+ réponses de l’assistant à relire$/ }).click();
  const view = page.getByRole("link", { name: /^À relire \d+$/ });
  const before = Number((await view.innerText()).replace(/\D/g, ""));
  const parts = item(page, "Les pièces détachées");
  await expect(parts).toContainText("chiffrées avant de commencer");
  await expect(parts.getByRole("link", { name: "Les prix" })).toHaveAttribute(
    "href",
    "/admin/settings/prices",
  );
  await parts.getByRole("button", { name: "Relu : Les pièces détachées" }).click();
  await expect(parts).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Réponse relue" }).first()).toBeVisible();
  await expect(view).toHaveText(`À relire${before - 1}`);
  const all = page.getByRole("link", { name: /^Tout \d+$/ });
  await all.click();
  await expect(all).toHaveAttribute("aria-current", "true");
  await page.getByRole("searchbox", { name: "Rechercher une réponse" }).fill("pièces détachées");
  await page.keyboard.press("Enter");
  await expect(parts).toContainText(/Relue\s*par .+, le \d+/);
  await parts.getByRole("button", { name: "À relire encore : Les pièces détachées" }).click();
  await expect(parts.getByText("À relire", { exact: true })).toBeVisible();

  await page.getByText("Tout marquer comme relu…").click();
  await expect(page.getByText("Avez-vous lu la réponse à relire de cette liste")).toBeVisible();
  await page.getByRole("button", { name: "Oui, tout est relu" }).click();
  await expect(parts).toContainText(/Relue\s*par .+, le \d+/);
  await expect(page.getByText("Tout marquer comme relu…")).toHaveCount(0);
  await parts.getByRole("button", { name: "À relire encore : Les pièces détachées" }).click();
  await expect(parts.getByText("À relire", { exact: true })).toBeVisible();
});

// rule assistant/read
test("by keyboard, the owner has the assistant say an answer no more, and then in other words", async ({
  page,
  request,
  signIn,
}) => {
  const ask = async () =>
    (await request.get(`/assistant?question=${encodeURIComponent("Donnez-vous des cours ?")}`)).text();
  await signIn();
  await page.goto(unread);
  const training = item(page, "Cours et formation");
  await keysTo(page.getByRole("searchbox", { name: "Rechercher une réponse" }));
  await page.keyboard.type("cours et formation");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 4 })).toHaveCount(1);
  await keysTo(training.getByRole("button", { name: /^Ne plus le dire/ }));
  await page.keyboard.press("Enter");
  await expect(training).toHaveCount(0);
  expect(await ask()).toContain("Le mieux est de nous le demander");

  await page.goto("/admin/chatbot?voir=tues");
  await expect(training).toContainText("Ne se dit plus");
  await keysTo(training.getByRole("link", { name: /^Dire autrement/ }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("form", { name: "Modifier la réponse" });
  const field = form.getByLabel("Réponse", { exact: true });
  const first = await field.inputValue();
  await field.fill("Des cours, le samedi : {telephone}.");
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();
  expect(await ask()).toContain("Des cours, le samedi");

  await page.goto("/admin/chatbot?recherche=cours+et+formation");
  await expect(training).toContainText("Vos mots");
  await training.getByRole("link", { name: /^Dire autrement/ }).click();
  await form.getByRole("button", { name: "Remettre le texte fourni" }).click();
  await expect(field).toHaveValue(first);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();
  await expect(training).toContainText("Texte fourni");
});

// rule assistant/read
test("an answer that somebody has reworded meanwhile is not marked as read", async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/chatbot/);
  await signIn();
  await page.goto(unread);
  const about = item(page, "Qui nous sommes");
  await about.locator("input[name=version]").evaluate((input: HTMLInputElement) => (input.value = "9"));
  await about.getByRole("button", { name: /^Relu/ }).click();
  await expect(page.getByText("Quelqu’un d’autre vient de modifier cette réponse").first()).toBeVisible();
  await expect(about.getByText("À relire", { exact: true })).toBeVisible();
});

// rule assistant/read
test("everything the assistant can say is accessible at every width, open and folded", async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn();
  for (const path of ["/admin/chatbot", unread, "/admin/chatbot?voir=tues&recherche=introuvable"]) {
    await page.goto(path);
    await expectNoAxeViolationsAtAnyWidth(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // rule assistant/read
  test("an answer can be marked as read", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${unread}&recherche=ordinateur+lent`);
    const slow = item(page, "Un ordinateur lent");
    await slow.getByRole("button", { name: /^Relu/ }).click();
    await expect(slow).toHaveCount(0);
    await page.goto("/admin/chatbot?recherche=ordinateur+lent");
    await slow.getByRole("button", { name: /^À relire encore/ }).click();
    await expect(slow.getByText("À relire", { exact: true })).toBeVisible();
  });
});
