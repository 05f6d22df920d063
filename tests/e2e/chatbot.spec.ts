import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations, expectNothingWider, widths } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const height = 900;
/**
 * The two replies to an off-topic question ("I am not sure to understand", "that is not our trade"). A new site gives
 * the first one until it has learned what is off topic.
 */
const missed = /Je ne suis pas sûr de comprendre votre demande\.\.\.|Désolé, ce n’est pas notre métier\./;

function assistantOf(page: Page) {
  const panel = page.getByRole("region", { name: "Assistant automatique" }).first();
  return {
    opener: page.getByRole("link", { name: "Assistant automatique" }),
    panel,
    log: panel.getByRole("log"),
    field: panel.getByLabel("Votre question"),
    thinking: panel.getByText("L’assistant réfléchit…"),
    ask: async (question: string) => {
      await panel.getByLabel("Votre question").fill(question);
      await panel.getByLabel("Votre question").press("Enter");
    },
  };
}

/**
 * Returns what moves in the panel: the animations of more than a millisecond, and the elements that scroll smoothly.
 */
function motionIn(panel: Locator) {
  return panel.evaluate((root) => {
    const animations = root.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming());
    const moving = animations.filter((timing) => Number(timing?.activeDuration ?? 0) > 1);
    const scrolling = [document.documentElement, root, ...root.querySelectorAll("*")].filter(
      (element) => getComputedStyle(element).scrollBehavior === "smooth",
    );
    return [...moving.map((timing) => `${timing?.duration} ms`), ...scrolling.map(({ tagName }) => tagName)];
  });
}

// rule assistant/opening
test("a visitor opens the assistant, asks a quick question, and finds the conversation again after a reload", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/");
  const { opener, panel, log, field, thinking } = assistantOf(page);
  await expect(opener).toBeVisible();
  expect(scripts.filter((url) => /chat-panel|api\/chat/.test(url))).toEqual([]);

  await opener.press("Enter");
  await expect(field).toBeFocused();
  await expect(log).toContainText("Je suis l’assistant automatique");
  const quick = panel.getByRole("group", { name: "Questions fréquentes" });
  await expect(quick.getByRole("button")).toHaveText([
    "Tarifs",
    "Services",
    "Horaires",
    "Contact",
    "Urgence",
    "Zones",
  ]);
  const askedAt = Date.now();
  await quick.getByRole("button", { name: "Horaires" }).click();
  await expect(thinking).toBeVisible();
  expect(await motionIn(panel), "motion of the panel, which the visitor wants reduced").toEqual([]);
  await expect(log).toContainText(/Lun-\u2060Ven\s: 9h-\u206018h, Sam\s: 10h-\u206016h/);
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(1_000); // rule assistant/delay
  await expect(thinking).toBeHidden();
  await expect(quick).toBeHidden();
  await expect(log.getByRole("link", { name: /02.61.91.72.72/ })).toHaveAttribute("href", "tel:+33261917272");

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await opener.click();
  await expect(log).toContainText(/Lun-\u2060Ven\s: 9h-\u206018h, Sam\s: 10h-\u206016h/);
});

// rule assistant/handover
test("typed markup stays text; after two misses a visitor can write to the shop, with the conversation", async ({
  page,
  mails,
}) => {
  await page.goto("/about");
  const { opener, panel, log, field, ask } = assistantOf(page);
  await opener.click();
  await expect(log).toContainText("Bonjour");
  await ask("   ");
  await expect(field).toHaveValue("   ");
  await ask("<img src=x onerror=alert(1)> grand-mère tricot");
  await expect(log).toContainText(missed);
  await expect(log).toContainText("<img src=x onerror=alert(1)>");
  await expect(log.getByRole("img")).toHaveCount(0);
  const form = panel.getByRole("form", { name: "Laissez un message" });
  await expect(form).toBeHidden();
  await ask("crochet et macramé");
  await expect(form).toBeVisible();
  // An answer to another question hides the form, until a question has no answer again.
  await ask("Quels sont vos horaires ?");
  await expect(form).toBeHidden();
  await ask("tricot, encore");
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(form.getByText("Le nom est requis")).toBeVisible();
  await expect(form.getByLabel("Nom")).toBeFocused();
  await form.getByLabel("Nom").fill("Paulette Ferrand");
  await expect(form.getByText("Le nom est requis")).toBeHidden();
  await ask("Quels sont vos horaires ?");
  await expect(form.getByLabel("Nom")).toHaveValue("Paulette Ferrand");
  await form.getByLabel("E-mail").fill("paulette@exemple.fr");
  await form.getByLabel("Message").fill("Pouvez-vous me rappeler ?");
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(panel.getByText(/M-\d{4}-\d{4}/)).toBeVisible();
  const mail = await mails.waitFor({ to: "atelier@example.fr", subject: /^\[M-/ });
  expect(mail.text).toContain("Pouvez-vous me rappeler ?");
  expect(mail.text).toContain("Visiteur : crochet et macramé");
});

// rule assistant/ask-back
test("on a phone a visitor answers the assistant's question with a button and the keyboard", async ({
  page,
}) => {
  await resize(page, { width: 360, height });
  await page.goto("/about");
  const { opener, panel, log, ask } = assistantOf(page);
  await opener.press("Enter");
  await expect(log).toContainText("Bonjour");
  const choices = panel.getByRole("group", { name: "Réponses proposées" });
  // The first learning of a new site takes a few seconds, so this asks until it gets the choices.
  await expect(async () => {
    await ask("mon ordinateur chauffe et il est lent");
    await expect(choices).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(log).toContainText(/de quoi s’agit-il\s\?/);
  await expectNoAxeViolations(page);
  await choices.getByRole("button", { name: "Chaleur ou bruit" }).press("Enter");
  await expect(choices).toBeHidden();
  await expect(log).toContainText("est souvent encrassé");
  await page.goto("/assistant?question=mon+ordinateur+chauffe+et+il+est+lent");
  await expect(page.getByRole("navigation", { name: "Réponses proposées" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("a message that cannot be sent returns to the field and can be sent again", async ({
  page,
  problems,
}) => {
  problems.allow(/api\/chat/);
  await page.goto("/devis");
  const { opener, panel, log, field, ask } = assistantOf(page);
  await opener.click();
  await expect(log).toContainText("Bonjour");
  await page.route("**/api/chat/messages", (route) => route.abort());
  await ask("Quels sont vos tarifs ?");
  await expect(panel.getByRole("alert")).toContainText("Difficulté technique");
  await expect(field).toHaveValue("Quels sont vos tarifs ?");
  await page.unroute("**/api/chat/messages");
  await panel.getByRole("button", { name: "Réessayer" }).click();
  await expect(log).toContainText("Intervention standard");
  await expect(panel.getByRole("alert")).toBeHidden();
});

test("every state of the assistant is accessible at every width and never covers the call to action", async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/api\/chat/);
  for (const width of widths) {
    // At 768 pixels the panel is the same as at 1440, so a check that nothing is too wide is enough.
    const look = width === 768 ? expectNothingWider : expectNoAxeViolations;
    await resize(page, { width, height });
    await page.goto("/plan-du-site");
    const { opener, panel, log, thinking, ask } = assistantOf(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const devis = page
      .getByRole(width < 768 ? "navigation" : "banner", width < 768 ? { name: "Nous joindre" } : {})
      .getByRole("link", { name: "Devis gratuit" });
    const reachable = width === 768 ? null : devis;
    await reachable?.click({ trial: true });
    await opener.click();
    await expect(log).toContainText("Bonjour");
    await look(page);
    await reachable?.click({ trial: true });
    await ask("prix d'un ssd");
    await expect(log).toContainText("SSD et de la mémoire");
    await expect(log.locator("span.block", { hasText: /^•/ }).first()).toHaveCSS("text-indent", "-12px");
    await expect(panel.getByText("N’écrivez ici ni nom")).toBeVisible();
    await panel.getByRole("button", { name: "Parler à quelqu’un" }).click();
    const handover = panel.getByRole("form", { name: "Laissez un message" });
    await expect(handover).toBeVisible();
    await expect(panel.getByText("N’écrivez ici ni nom")).toHaveCount(0);
    await expect(panel.getByText("Si vous envoyez le message, une copie le suit")).toBeVisible();
    let fail = () => {};
    const failing = new Promise<void>((go) => (fail = go));
    await page.route("**/api/chat/messages", async (route) => {
      await failing;
      await route.abort();
    });
    await ask("encore une question");
    await handover.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(handover.getByText("Le nom est requis")).toBeVisible();
    await expect(thinking).toBeVisible();
    await look(page);
    fail();
    await expect(panel.getByText("Difficulté technique")).toBeVisible();
    await look(page);
    await page.unroute("**/api/chat/messages");
  }
  const { panel } = assistantOf(page);
  const handover = panel.getByRole("form", { name: "Laissez un message" });
  await handover.getByLabel("Nom").fill("Paulette Ferrand");
  await handover.getByLabel("E-mail").fill("paulette@exemple.fr");
  await handover.getByLabel("Message").fill("Pouvez-vous me rappeler ?");
  await handover.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(panel.getByText(/M-\d{4}-\d{4}/)).toBeVisible();
  await expectNoAxeViolations(page);
});

// rule assistant/room
test("on a phone with text twice as large, the messages have half of the panel", async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto("/plan-du-site");
  const { opener, panel, log, ask } = assistantOf(page);
  await opener.click();
  const notice = panel.getByText("N’écrivez ici ni nom ni mot de passe");
  await expect(notice).toBeInViewport({ ratio: 1 });
  const title = panel.getByRole("heading", { name: "Assistant automatique" });
  const room = async () => {
    const messages = await panel.getByRole("group", { name: "Messages et suites" }).boundingBox();
    return (messages?.height ?? 0) / ((await panel.boundingBox())?.height ?? 1);
  };
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(60);
  expect(await room()).toBeGreaterThan(0.6);
  await ask("Quels sont vos tarifs ?");
  await expect(log).toContainText("89");
  await expect(notice).not.toBeInViewport();
  await resize(page, { width: 360, height: 420 });
  expect(await room()).toBeGreaterThan(0.4);
});

test("the page shows the phone number when the assistant's panel cannot load", async ({ page, problems }) => {
  problems.allow(/chat-panel|Failed to fetch|request failed/);
  await page.goto("/");
  await page.route("**/chat-panel*", (route) => route.abort());
  await assistantOf(page).opener.click();
  await expect(page.getByRole("alert")).toContainText("L’assistant ne s’ouvre pas");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height } });

  // rule assistant/page
  test("the assistant's link leads to a page that answers questions", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Assistant automatique" }).click();
    await expect(page).toHaveURL("/assistant");
    await page.getByLabel("Votre question").fill("Quels sont vos horaires ?");
    await page.getByRole("button", { name: "Demander" }).click();
    await expect(page.getByRole("status")).toContainText("Lun-\u2060Ven");
    await page.getByRole("navigation", { name: "Questions fréquentes" }).getByRole("link").first().click();
    await expect(page.getByRole("status")).toContainText("€");
    // Rule assistant/ask-back: the first learning takes a few seconds, so this asks until it gets the choices.
    const choices = page.getByRole("navigation", { name: "Réponses proposées" });
    await expect(async () => {
      await page.getByLabel("Votre question").fill("mon ordinateur chauffe et il est lent");
      await page.getByRole("button", { name: "Demander" }).click();
      await expect(choices).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await choices.getByRole("link", { name: "Chaleur ou bruit" }).click();
    await expect(page.getByRole("status")).toContainText("est souvent encrassé");
    await expect(
      page.getByText("Le site n’enregistre pas les questions posées sur cette page"),
    ).toBeVisible();
    await page.goto("/confidentialite");
    await expect(page.getByText("Le site n’enregistre ni la question ni la réponse")).toBeVisible();
  });
});
