import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type pg from "pg";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test as base } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

interface Stored {
  id: string;
  name: string;
  email: string;
}

/**
 * Stores quote requests directly in the site's database. The public form has its own tests, in quote-request.spec.ts.
 */
const test = base.extend<{ store: (fields?: Record<string, string>) => Promise<Stored> }>({
  store: async ({ sql }, use) => {
    await use(async (fields = {}) => {
      const mark = randomUUID().slice(0, 8);
      const row = {
        first_name: "Hélène",
        last_name: `Marchand ${mark}`,
        email: `${mark}@exemple.fr`,
        phone: "06 12 34 56 78",
        service_type: "reparation",
        description: "La charnière gauche de mon ordinateur portable est cassée depuis hier soir.",
        content_hash: mark,
        ...fields,
      };
      const names = Object.keys(row);
      const { rows } = await sql.query<{ id: string }>(
        `insert into quote_requests (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()}) returning id`,
        Object.values(row),
      );
      return { id: rows[0]?.id ?? "", name: `${row.first_name} ${row.last_name}`, email: row.email };
    });
  },
});

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const history = (page: Page) => region(page, "Historique");

async function open(page: Page, { id, name }: Stored) {
  await page.goto(`/admin/quotes?quote=${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

test("staff answer a new quote request with a template, and the answer is sent", async ({
  page,
  store,
  mails,
}) => {
  await page.goto("/admin/quotes");
  await expect(page.getByText("En direct")).toBeVisible();
  const quote = await store();
  await page.getByRole("listitem").filter({ hasText: quote.name }).getByRole("link").click();
  const reply = region(page, "Répondre");
  await expect(reply.getByText(`À ${quote.email}`)).toBeVisible();
  await expect(reply.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", "tel:0612345678");
  await reply.getByLabel("Modèle").selectOption("Demander des précisions");
  await expect(reply.getByLabel("Objet")).toHaveValue(/^\[D-\d{4}-\d+\] Il nous manque/);
  await expect(reply.getByLabel("Votre réponse")).toHaveValue(
    /^Bonjour Hélène,[^{}]*02\s61\s91\s72\s72[^{}]*$/,
  );
  await expect(reply.getByRole("link", { name: "Répondre avec mon logiciel" })).toHaveAttribute(
    "href",
    new RegExp(
      `^mailto:${encodeURIComponent(quote.email)}\\?subject=%5BD-.*&body=Bonjour%20H%C3%A9l%C3%A8ne`,
    ),
  );
  await reply.getByRole("button", { name: "Envoyer" }).click();
  await expect(reply.getByText("Votre réponse part dans un instant")).toBeVisible();
  await expect(reply.getByLabel("Votre réponse")).toHaveValue("");

  const mail = await mails.waitFor({ to: quote.email });
  expect(mail.subject).toMatch(/^\[D-\d{4}-\d+\] Il nous manque/);
  expect(mail.text).toMatch(/^Bonjour Hélène,/);
  expect(mail.replyTo).toBe("bonjour@atelier72.example");
  const entry = history(page)
    .getByRole("listitem")
    .filter({ hasText: `a répondu à ${quote.email}` });
  await expect(entry.getByText("Envoyée")).toBeVisible();
  await expect(page.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: quote.name }).first();
  await expect(row.getByText("Répondu à l’instant")).toBeVisible(); // rule inboxes/answered
  await page.reload();
  await entry.getByText("Il nous manque quelques précisions").click();
  await expect(entry.getByText("trois précisions")).toBeVisible();

  await reply.getByRole("button", { name: "Passer la demande à «\u00a0En cours\u00a0»" }).click();
  await expect(page.getByRole("button", { name: "Statut\u00a0: En cours" })).toBeVisible();
  await expect(history(page).getByText("a changé le statut\u00a0: Nouveau → En cours")).toBeVisible();
  expect(mails.received.filter(({ to }) => to.includes(quote.email))).toHaveLength(1);
});

// owner-walk.spec.ts does the same at the width of a computer.
test("on a phone staff answer a quote request with the keyboard alone", async ({ page, store, mails }) => {
  await resize(page, { width: 360, height: 800 });
  const quote = await store();
  await page.goto("/admin/quotes");
  const link = page.getByRole("listitem").filter({ hasText: quote.name }).getByRole("link");
  await expect(link).toBeVisible();
  await page.keyboard.press("j");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  const title = page.getByRole("heading", { name: quote.name });
  await expect(title).toBeFocused();
  await page.keyboard.press("r");
  const body = page.getByLabel("Votre réponse");
  await expect(body).toBeFocused();
  await page.keyboard.type("Bonjour {prenom}, nous vous appelons demain.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Envoyer" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Votre réponse part dans un instant")).toBeVisible();
  const mail = await mails.waitFor({ to: quote.email });
  expect(mail.text).toMatch(/^Bonjour Hélène, nous vous appelons demain\./);
  await expect(history(page).getByText("Envoyée")).toBeVisible();
});

test("on a phone an answer that cannot be sent survives a reload and is sent only once", async ({
  page,
  store,
  mails,
  problems,
}) => {
  problems.allow(/response 422|request failed|ERR_FAILED/);
  await resize(page, { width: 360, height: 800 });
  const quote = await store();
  await open(page, quote);
  await page.getByRole("button", { name: "Répondre", exact: true }).click();
  const body = page.getByLabel("Votre réponse");
  await expect(body).toBeFocused();
  await body.fill("Bonjour {prénom}, à {jour}.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert")).toContainText("Variable inconnue\u00a0: {jour}");
  await expect(body).toHaveValue("Bonjour {prénom}, à {jour}.");
  await body.fill("Bonjour {prénom}, à jeudi.");

  // The request reaches the server, but the response is lost on the way. Another press must not send the answer twice.
  await page.route("**/admin/replies.data**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert")).toContainText("Impossible d’enregistrer");
  await page.unroute("**/admin/replies.data**");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Votre réponse part dans un instant")).toBeVisible();
  const mail = await mails.waitFor({ to: quote.email });
  expect(mail.text).toMatch(/^Bonjour Hélène, à jeudi\./);
  await expect(history(page).getByText("a répondu à")).toHaveCount(1);

  await body.fill("Et aussi ceci.");
  await page.reload();
  await expect(body).toHaveValue("Et aussi ceci.");
  await page.getByRole("button", { name: "Tout effacer" }).click();
  await expect(body).toHaveValue("");
  expect(mails.received.filter(({ to }) => to.includes(quote.email))).toHaveLength(1);
});

// rule inboxes/answers
test("the screen shows another person's answer before the user can send their own", async ({
  page,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 409/);
  const quote = await store();
  await open(page, quote);
  await page.getByLabel("Votre réponse").fill("Mon texte.");
  await sql.query(
    `insert into submission_events (subject_id, kind, actor_id, actor_name, detail)
     values ($1, 'reply', 'u2', 'Sacha Morel', '{"body": "Le sien.", "subject": "Re", "recipient": "x@exemple.fr"}')`,
    [quote.id],
  );
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("La réponse n’est pas partie").last()).toBeVisible();
  await expect(page.getByText("Sacha Morel a répondu pendant que vous écriviez")).toBeVisible();
  await expect(region(page, "Répondre").getByRole("blockquote")).toHaveText("Le sien.");
  await expect(page.getByLabel("Votre réponse")).toHaveValue("Mon texte.");
  await page.getByRole("button", { name: "Garder ma réponse" }).click();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(history(page).getByText("a répondu à")).toHaveCount(2);
});

// rule running/mail-waits
test("while the mail server is away, the history shows that an answer waits", async ({
  page,
  store,
  mails,
}) => {
  const quote = await store();
  await open(page, quote);
  mails.refuse("sender");
  await page.getByLabel("Votre réponse").fill("Patience.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(history(page).getByText("En attente d’envoi")).toBeVisible();
  await expect(history(page).getByText(/Aucun e-mail ne part pour l’instant/)).toBeVisible();
  await page.getByLabel("Votre réponse").fill("Nous revoilà.");
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(history(page).getByText("En attente d’envoi")).toHaveCount(2);
  mails.refuse(null);
  // Each waiting e-mail has this button. Any of them tries the mail server again and sends all, the oldest first.
  await history(page).getByRole("button", { name: "Réessayer l’envoi" }).last().click();
  await expect(history(page).getByText("Envoyée")).toHaveCount(2);
  const toVisitor = mails.received.filter(({ to }) => to.includes(quote.email));
  expect(toVisitor.map(({ text }) => text.split(".")[0])).toEqual(["Patience", "Nous revoilà"]);
});

// rule inboxes/person
test("records of the same person link to each other, and a conflict shows the notes of both people", async ({
  page,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 409/);
  const quote = await store();
  const { rows } = await sql.query<{ id: string }>(
    `insert into contact_messages (name, email, message, content_hash) values ('Hélène', $1, 'Bonjour à tous', $1)
     returning id`,
    [quote.email.toUpperCase()],
  );
  await open(page, quote);
  await region(page, "Cette personne").getByRole("link", { name: /^M-/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/messages\\?message=${rows[0]?.id}`));
  await expect(region(page, "Cette personne").getByRole("link", { name: /^D-/ })).toBeVisible();

  await page.getByRole("button", { name: /Modifier les notes/ }).click();
  await page.getByLabel("Vos notes").fill("Mon avis.");
  await sql.query("update contact_messages set notes = 'Son avis.', version = version + 1 where id = $1", [
    rows[0]?.id,
  ]);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Les notes ne sont pas enregistrées")).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveText("Son avis.");
  await expect(page.getByLabel("Vos notes")).toHaveValue("Mon avis.");
  await page.getByRole("button", { name: "Remplacer par ma saisie" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("button", { name: /Modifier les notes.*Mon avis/ })).toBeVisible();
  await expect(history(page).getByText("a modifié les notes")).toBeVisible();
});

test("a record with its history and its answer is accessible at every width", async ({
  page,
  store,
  sql,
  problems,
}) => {
  test.setTimeout(90_000);
  problems.allow(/response 422/);
  const quote = await store({ last_name: `Anticonstitutionnellement-${"long".repeat(9)}` });
  await store({ email: quote.email, status: "completed" });
  const long = `Un mot très long : ${"anticonstitutionnellement".repeat(6)}.`;
  const events = [
    ["status", { from: "new", to: "in_progress" }],
    ["notes", { from: long }],
    ["reply", { subject: long, body: long, recipient: quote.email }],
  ] as const;
  for (const [kind, detail] of events)
    await sql.query(
      `insert into submission_events (subject_id, kind, actor_id, actor_name, detail, email_id)
       values ($1, $2, 'u1', 'Camille Aubry', $3, $4)`,
      [quote.id, kind, detail, kind === "reply" ? await failedEmail(sql, long) : null],
    );
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await page.getByLabel("Votre réponse").fill(`{inconnue} ${long}`);
  await page.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByRole("alert").getByText("La réponse n’est pas partie")).toBeVisible();
  for (const folded of await history(page).locator("summary").all()) await folded.click();
  await expectNoAxeViolationsAtAnyWidth(page);
});

async function failedEmail(sql: pg.Client, lastError: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into emails (kind, recipients, subject, html, plain, status, attempts, last_error)
     values ('reply', '{x@exemple.fr}', 'x', 'x', 'x', 'failed', 2, $1) returning id`,
    [lastError],
  );
  return rows[0]?.id ?? "";
}
