import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// The environment of this site gives no password, so the program prints one and asks the owner to replace it.
const email = "admin@example.fr";
const chosen = "trois chats sur le banc";
test.use({ environment: { ADMIN_EMAIL: email, ADMIN_PASSWORD: "", ADMIN_NAME: "" } });
test.describe.configure({ mode: "serial" });

// rules accounts/first and accounts/name
test("the owner replaces a printed password and gives a name at the first sign-in", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/422/);
  const printed = /Mot de passe (\S+)/.exec(site.output())?.[1] ?? "";
  await page.goto("/admin/login?retour=/admin/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(printed);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Comment vous appelez-vous ?" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/admin/messages");
  await expect(page).toHaveURL(/\/admin\/bienvenue/);
  await page.getByLabel("Votre nom").fill("Sacha Lemoine");
  await page.getByLabel("Nouveau mot de passe").fill(printed);
  await page.getByLabel("Le même, une seconde fois").fill(printed);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Choisissez-en un autre que celui qui a été affiché")).toBeVisible();
  await expect(page.getByLabel("Votre nom")).toHaveValue("Sacha Lemoine");
  await page.getByLabel("Nouveau mot de passe").fill(chosen);
  await page.getByLabel("Le même, une seconde fois").fill(chosen);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

async function signIn(page: Page, path: string) {
  await page.goto(`/admin/login?retour=${path}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(chosen);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === path);
}

const without = `update users set name = 'Admin', name_confirmed = false where email = '${email}'`;

// rule accounts/begin
test("a form posted before the person has given a name keeps its values, and can be saved afterwards", async ({
  page,
  site,
  context,
  problems,
}) => {
  problems.allow(/409|503/);
  await signIn(page, "/admin/settings/company");
  await onDatabase(site, (client) => client.query(without).then(() => {}));
  await page.getByLabel("Nom de l’entreprise").fill("Docteur PC");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("donnez d’abord votre nom").first()).toBeVisible();
  await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Docteur PC");
  const other = await context.newPage();
  await other.goto("/admin/bienvenue");
  await other.getByLabel("Votre nom").fill("Sacha Lemoine");
  await other.getByRole("button", { name: "Continuer" }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reload sends the same form again once the person has given a name", async ({
    page,
    site,
    context,
    problems,
  }) => {
    problems.allow(/409/);
    await signIn(page, "/admin/settings/company");
    await onDatabase(site, (client) => client.query(without).then(() => {}));
    await page.getByLabel("Nom de l’entreprise").fill("Clinique du PC");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("heading", { name: /Donnez d’abord votre nom/ })).toBeVisible();
    const [other] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: /Ouvrir .*Bienvenue/ }).click(),
    ]);
    await other.getByLabel("Votre nom").fill("Sacha Lemoine");
    await other.getByRole("button", { name: "Continuer" }).click();
    await page.reload();
    await expect(page.getByLabel("Nom de l’entreprise")).toHaveValue("Clinique du PC");
    await expect(page.getByText("Rien à enregistrer")).toBeVisible();
  });
});
