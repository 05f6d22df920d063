import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type pg from "pg";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test } from "#tests/support/site-database.ts";

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

/** Stores a template, opens it and types another text without saving it. Returns the template's id. */
async function changeStored(page: Page, sql: pg.Client): Promise<string> {
  const id = randomUUID();
  await sql.query(
    "insert into reply_templates (id, name, kind, subject, body) values ($1, 'Relance', 'all', 'Objet', 'Texte')",
    [id],
  );
  await page.goto(`/admin/templates/${id}`);
  await page.getByLabel("Texte", { exact: true }).fill("Le mien");
  return id;
}

const leaving = (page: Page) => page.getByRole("dialog", { name: "Quitter sans enregistrer ?" });

test("templates are written, changed and deleted, and errors are accessible at every width", async ({
  page,
}) => {
  const name = `Rappel ${randomUUID().slice(0, 8)}`;
  await page.goto("/admin");
  await page
    .getByRole("navigation", { name: "Réglages" })
    .getByRole("link", { name: "Modèles de réponse" })
    .click();
  await expect(page.getByRole("link", { name: "Demander des précisions" })).toBeVisible();
  await page.getByRole("link", { name: "Nouveau modèle" }).click();
  // A variable inserted by a button counts as unsaved text.
  await page.getByRole("button", { name: "{prenom}" }).click();
  await page.getByRole("link", { name: "Tous les modèles" }).click();
  await leaving(page).getByRole("button", { name: "Rester" }).click();
  await page.getByLabel("Texte", { exact: true }).fill("Bonjour {prenom}, le {jour}");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le nom est requis")).toBeVisible();
  await expect(page.getByText(/^Variable inconnue\u00a0: \{jour\}/)).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByLabel("Nom").fill(name);
  await page.getByLabel("Texte", { exact: true }).fill("Bonjour ");
  await page.getByRole("button", { name: "{prenom}" }).click();
  await expect(page.getByLabel("Texte", { exact: true })).toHaveValue("Bonjour {prenom}");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("link", { name }).click();
  await expect(page.getByLabel("Objet")).toHaveValue("[{reference}]");
  await page.getByLabel("Pour", { exact: true }).selectOption("Candidatures");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Candidatures")).toBeVisible();
  await row.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(row).toHaveCount(0);
});

test("another person's changes to a template are shown before they are replaced", async ({
  page,
  sql,
  problems,
}) => {
  problems.allow(/response 409/);
  const id = await changeStored(page, sql);
  await sql.query("update reply_templates set kind = 'application', version = version + 1 where id = $1", [
    id,
  ]);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le modèle n’est pas enregistré")).toBeVisible();
  // The screen shows the stored value of each field that somebody else has changed: here the kind and the text.
  await expect(page.getByRole("blockquote")).toHaveText(["Candidatures", "Texte"]);
  await page.getByRole("button", { name: "Remplacer par ma saisie" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  // After the save, the list of templates opens. The message about the save must be visible there.
  await expect(page.getByRole("heading", { name: "Modèles de réponse" })).toBeVisible();
  await expect(page.getByText("Modèle enregistré")).toBeVisible();
  const { rows } = await sql.query("select kind, body from reply_templates where id = $1", [id]);
  expect(rows).toEqual([{ kind: "all", body: "Le mien" }]);
});

test("text typed in a template stays when its author does not leave, and when another person deletes the template", async ({
  page,
  sql,
  problems,
}) => {
  problems.allow(/response 404/);
  const id = await changeStored(page, sql);
  await page.getByRole("link", { name: "Tous les modèles" }).click();
  await leaving(page).getByRole("button", { name: "Rester" }).click();
  await expect(page.getByLabel("Texte", { exact: true })).toHaveValue("Le mien");
  await sql.query("delete from reply_templates where id = $1", [id]);
  for (const turn of ["once", "again"]) {
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    expect((await answered).status(), turn).toBe(404);
    await expect(page.getByRole("alert")).toContainText("n’est plus là");
  }
  await expect(page.getByLabel("Texte", { exact: true })).toHaveValue("Le mien");
  await page.getByRole("link", { name: "Tous les modèles" }).click();
  await leaving(page).getByRole("button", { name: "Quitter" }).click();
  await expect(page.getByRole("heading", { name: "Modèles de réponse" })).toBeVisible();
});
