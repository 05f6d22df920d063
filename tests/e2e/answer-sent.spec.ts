import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";
import type pg from "pg";

test.use(onOnePage);

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await resize(page, { width: 360, height: 740 });
});

/** Opens a new quote request. Returns the e-mail address of its sender. */
async function openNewQuote(page: Page, sql: pg.Client): Promise<string> {
  const mark = randomUUID().slice(0, 8);
  const { rows } = await sql.query<{ id: string }>(
    `insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash)
     values ('Hélène', $1, $1 || '@exemple.fr', '06 12 34 56 78', 'reparation', 'La charnière est cassée.', $1)
     returning id`,
    [mark],
  );
  await page.goto(`/admin/quotes?quote=${rows[0]?.id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  return `${mark}@exemple.fr`;
}

// rule inboxes/answered
test("on a phone a sent answer comes into view with the button for the next status, and takes the focus", async ({
  page,
  sql,
}) => {
  await openNewQuote(page, sql);
  await page.getByLabel("Votre réponse").fill("Bonjour, apportez-le demain.\n".repeat(12));
  await page.getByRole("button", { name: "Envoyer" }).click();
  const sent = page.getByText("Votre réponse part dans un instant");
  const step = page.getByRole("button", { name: "Passer la demande à «\u00a0En cours\u00a0»" });
  await expect(step).toBeVisible();
  await expect(sent).toBeInViewport({ ratio: 1 });
  await expect(step).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(step).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  // While the step is being stored, its button stays and shows the progress. So the test waits until the focus moves.
  await expect(page.locator("[tabindex='-1']:focus").filter({ has: sent })).toBeVisible();
  await expect(step).toBeHidden();
  await expect(sent).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Modèle")).toBeFocused();
});

// rule inboxes/answers
test("text typed while an answer is being sent stays, keeps the cursor, and is sent as another answer", async ({
  page,
  sql,
}) => {
  await openNewQuote(page, sql);
  const body = page.getByLabel("Votre réponse");
  await body.fill("Bonjour, apportez-le demain.");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/admin/replies.data**", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await body.fill("Et venez avec le chargeur.");
  letGo();
  await expect(page.getByText("Votre réponse part dans un instant")).toBeVisible();
  await expect(body).toBeFocused();
  await expect(body).toHaveValue("Et venez avec le chargeur.");
  await page.reload();
  await expect(body).toHaveValue("Et venez avec le chargeur.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(body).toHaveValue("");
  const history = page.getByRole("region", { name: "Historique", exact: true });
  await expect(history.getByText("a répondu à")).toHaveCount(2);
});

// rule inboxes/answered
test("a person who goes to the menu while the next status is being stored keeps the focus there", async ({
  page,
  sql,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await openNewQuote(page, sql);
  const reply = page.getByRole("region", { name: "Répondre", exact: true });
  await reply.getByLabel("Votre réponse").fill("Bonjour, apportez-le demain.");
  await reply.getByRole("button", { name: "Envoyer" }).click();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/admin/quotes.data**", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  const step = reply.getByRole("button", { name: /En cours/ });
  await step.click();
  await page.keyboard.press("m");
  const line = page.getByRole("link", { name: /^Devis/ });
  await expect(line).toBeFocused();
  letGo();
  await expect(step).toBeHidden();
  await expect(line).toBeFocused();
});

// rule inboxes/price
test("a price in an answer has its line in the e-mail, is stored, and is proposed when the request is won", async ({
  page,
  sql,
  mails,
  problems,
}) => {
  problems.allow(/response 422/);
  const to = await openNewQuote(page, sql);
  const reply = page.getByRole("region", { name: "Répondre", exact: true });
  await reply.getByLabel("Votre réponse").fill("Bonjour, voici notre prix.");
  await reply.getByLabel(/^Prix proposé/).fill("cher");
  await reply.getByRole("button", { name: "Envoyer" }).click();
  await expect(reply.getByLabel(/^Prix proposé/)).toHaveAccessibleDescription(/Indiquez un montant/);
  await expect(reply.getByText(/Indiquez un montant/)).toHaveCount(1); // The refusal is shown only once.
  await expect(reply.getByText("Le prix proposé est à corriger. Votre texte est gardé")).toBeVisible();
  await expectNoAxeViolations(page);
  await reply.getByLabel(/^Prix proposé/).fill("157");
  await reply.getByRole("button", { name: "Envoyer" }).click();
  await expect(reply.getByText("Votre réponse part dans un instant")).toBeVisible();
  await expect(reply.getByLabel(/^Prix proposé/)).toHaveValue("");
  await expect(reply.getByText(/Dernier prix proposé\s?: 157\s€/)).toBeVisible();
  const mail = await mails.waitFor({ to });
  expect(mail.text).toMatch(/Prix proposé : 157\s€ toutes taxes comprises/);
  const history = page.getByRole("region", { name: "Historique", exact: true });
  await expect(history.getByText(/Prix proposé\s?: 157\s€ toutes taxes comprises/)).toBeVisible();
  await page.getByRole("button", { name: "Gagné…" }).click();
  const result = page.getByRole("dialog", { name: "Résultat" });
  await expect(result.getByLabel("Montant")).toHaveValue("157");
  await result.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText(/^Gagné, 157\s€$/)).toBeVisible();
});

// rule inboxes/own-mail
test("an answer sent with the person's own mail program is noted with one press and stays in the history", async ({
  page,
  sql,
}) => {
  await openNewQuote(page, sql);
  const reply = page.getByRole("region", { name: "Répondre", exact: true });
  await reply.getByLabel("Votre réponse").fill("Bonjour, apportez-le demain.");
  const note = reply.getByRole("button", { name: "Noter l’e-mail comme envoyé" });
  await expect(note).toBeHidden();
  await reply.getByRole("link", { name: "Répondre avec mon logiciel de messagerie" }).click();
  await expect(note).toBeVisible();
  await expectNoAxeViolations(page);
  await note.click();
  await expect(reply.getByText("Votre réponse est notée")).toBeVisible();
  await expect(note).toBeHidden();
  await expect(reply.getByLabel("Votre réponse")).toHaveValue("");
  const history = page.getByRole("region", { name: "Historique", exact: true });
  await expect(history.getByText(/a répondu à .+ avec sa messagerie/)).toBeVisible();
});

// rule inboxes/answers
test("text typed after an answer whose confirmation was lost survives a reload", async ({
  page,
  sql,
  mails,
  problems,
}) => {
  problems.allow(/response 422|request failed|ERR_FAILED/);
  const to = await openNewQuote(page, sql);
  const body = page.getByLabel("Votre réponse");
  await body.fill("Bonjour {prénom}, à jeudi.");
  await page.route("**/admin/replies.data**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert")).toContainText("Impossible d’enregistrer");
  await mails.waitFor({ to });
  await body.fill("Bonjour {prénom}, plutôt vendredi.");
  await page.reload();
  await expect(body).toHaveValue("Bonjour {prénom}, plutôt vendredi.");
});
