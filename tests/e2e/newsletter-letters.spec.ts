import { randomInt } from "node:crypto";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { resize } from "#tests/support/viewport.ts";
import { article, writeArticle } from "#tests/support/post-editor.ts";
import { test } from "#tests/support/site-database.ts";

test.use(onOnePage);

const linkTo = (page: "confirmation" | "desinscription") =>
  new RegExp(`/newsletter/${page}\\?token=[^\\s>"]+`);

test.beforeEach(({ signIn }) => signIn());

// rules newsletter/letters and newsletter/unsubscribe
test("the owner writes, tests and sends a letter to confirmed readers, and a reader unsubscribes in one click", async ({
  page,
  request,
  mails,
  problems,
}) => {
  test.setTimeout(120_000);
  problems.allow(/response 422/);
  const reader = `lectrice-${randomInt(1_000_000_000)}@exemple.fr`;
  expect((await request.post("/newsletter", { form: { email: reader } })).status()).toBe(200);
  const asked = await mails.waitFor({ to: reader, subject: "Confirmez" });
  const [confirmation = ""] = linkTo("confirmation").exec(asked.text) ?? [];
  expect((await request.post(confirmation)).status()).toBe(200);
  const { title } = article();
  await writeArticle(page, { title, text: "Un coup de bombe à air.", status: "Publié" });

  await page.goto("/admin/newsletter");
  await page.getByRole("link", { name: "Lettres", exact: true }).click();
  await page.getByRole("link", { name: "Écrire une lettre" }).click();
  const form = page.getByRole("form", { name: "La lettre" });
  await form.getByRole("button", { name: "M’envoyer un essai" }).click();
  await expect(form.getByLabel("Objet")).toHaveAccessibleDescription(/L’objet est requis/);
  await expectNoAxeViolations(page);
  const subject = `Vos machines en hiver ${randomInt(1_000_000)}`;
  await form.getByLabel("Objet").fill(subject);
  await form.getByLabel("Mot d’introduction").fill("Bonjour,\n\nLe froid vient.");
  await form.getByRole("checkbox", { name: title }).check();
  await form.getByRole("button", { name: "M’envoyer un essai" }).click();
  await expect(page.getByText(/^Un essai part à camille@example.fr/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Aperçu" })).toContainText("Le froid vient.");
  const trial = await mails.waitFor({ to: "camille@example.fr", subject: "[Essai]" });
  expect(trial.text).toContain(title);
  expect(trial.headers.has("list-unsubscribe")).toBe(false);
  await expectNoAxeViolationsAtAnyWidth(page);

  const shown = page.waitForEvent("popup");
  await page.getByRole("link", { name: /Voir la lettre mise en page/ }).click();
  await expect((await shown).getByRole("heading", { name: title })).toBeVisible();

  await form.getByRole("button", { name: "Relire et envoyer" }).click();
  await expect(
    page.getByRole("heading", { name: /^Envoyer cette lettre à 1 adresse confirmée/ }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Envoyer à 1 adresse confirmée" }).click();
  await expect(page.getByRole("progressbar", { name: "Remises au serveur d’envoi" })).toBeVisible();
  const letter = await mails.waitFor({ to: reader, subject });
  await expect(page.getByText("1 sur 1, 100")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);

  // A mail program sends this request when the person presses the program's 'unsubscribe' button.
  expect(letter.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const [leaving = ""] = linkTo("desinscription").exec(letter.headers.get("list-unsubscribe") ?? "") ?? [];
  const left = await request.post(leaving, { form: { "List-Unsubscribe": "One-Click" } });
  expect(left.status()).toBe(200);
  await page.goto("/admin/newsletter?status=unsubscribed");
  await expect(page.getByRole("rowheader", { name: reader })).toBeVisible();

  await page.goto("/admin/newsletter/letters");
  await expect(page.getByRole("row").filter({ hasText: subject })).toContainText(/Envoyée|En cours/);
  await expectNoAxeViolationsAtAnyWidth(page);
  await resize(page, { width: 360, height: 740 });
  const listed = page.getByRole("listitem").filter({ hasText: subject });
  await expect(listed.getByText(/^[a-z]+ \d+ [a-zéû]+ \d{4}/)).toBeInViewport({ ratio: 1 });
});

// rule newsletter/letters
test("a letter that nobody would get says so while it is written and before it is sent", async ({
  page,
  sql,
}) => {
  await sql.query("update newsletter_subscribers set status = 'unsubscribed' where status = 'confirmed'");
  const nobody = page.getByText("Aucune adresse n’est confirmée\u00a0: la lettre ne partirait à personne.");
  await page.goto("/admin/newsletter/letters/new");
  await expect(nobody).toBeVisible();
  await page.getByLabel("Objet").fill(`Pour personne ${randomInt(1_000_000)}`);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Relire et envoyer" }).click();
  await expect(page.getByRole("heading", { name: "Personne ne recevrait cette lettre" })).toBeVisible();
  await expect(nobody).toBeVisible();
  await expect(page.getByRole("button", { name: /^Envoyer/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a refused letter keeps its typed values, and can be saved and deleted", async ({
    page,
    problems,
  }) => {
    problems.allow(/response 422/);
    await page.goto("/admin/newsletter/letters/new");
    await page.getByLabel("Mot d’introduction").fill("Bonjour,");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("L’objet est requis").first()).toBeVisible();
    await expect(page.getByLabel("Mot d’introduction")).toHaveValue("Bonjour,");
    const subject = `Sans script ${randomInt(1_000_000)}`;
    await page.getByLabel("Objet").fill(subject);
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/^Brouillon enregistré/)).toBeVisible();
    await page.getByRole("link", { name: "Supprimer le brouillon" }).click();
    await page.getByRole("button", { name: "Supprimer le brouillon" }).click();
    await expect(page.getByText(subject)).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/newsletter\/letters$/);
  });
});
