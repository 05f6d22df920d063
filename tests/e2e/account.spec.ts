import type { Browser, Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { addAccount, removeAccounts } from "#tests/support/own-account.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { owner } from "#tests/support/site.ts";

test.describe.configure({ mode: "serial" });

// This file has its own password and sessions, because the other files share the owner's.
const email = "sacha@example.fr";
test.beforeAll(({ site }) => addAccount(site, email));
test.afterAll(({ site }) => removeAccounts(site, email));

const changed = "trois chats sur le banc";
let password = owner.password;

async function signInAt(page: Page) {
  await page.goto("/admin/login?retour=/admin/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/admin/account");
}

async function elsewhere(browser: Browser, baseURL: string | undefined, userAgent: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, userAgent })).newPage();
  await signInAt(page);
  return page;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test.beforeEach(async ({ page }) => {
  await signInAt(page);
});

test("a signed-in person changes the name that the back office shows", async ({ page, problems }) => {
  problems.allow(/422/);
  await page.getByLabel("Nom", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Enregistrer le nom" }).click();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveAccessibleDescription("Le nom est requis");
  await page.getByLabel("Nom", { exact: true }).fill("Sacha Lemoine");
  await page.getByRole("button", { name: "Enregistrer le nom" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nom enregistré." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mon compte : Sacha Lemoine sacha@example.fr" })).toBeVisible();
});

// rule accounts/sessions
test("a signed-in person sees where they are signed in and closes one session, then all the others", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await elsewhere(browser, baseURL, firefox);
  const phone = await elsewhere(browser, baseURL, iphone);
  await elsewhere(browser, baseURL, iphone);
  await page.reload();
  // With two sessions of one browser, the form of each session must have a different name.
  await expectNoAxeViolations(page);
  await expectNoEqualAccessViolations(page);
  const sessions = page.getByRole("listitem").filter({ hasText: "Dernière activité" });
  const before = await sessions.count();
  await expect(sessions.filter({ hasText: "Cette session" })).toHaveCount(1);

  await page.getByRole("button", { name: "Fermer la session Firefox sur Linux" }).click();
  const dialog = page.getByRole("dialog", { name: "Fermer la session Firefox sur Linux ?" });
  await dialog.getByRole("button", { name: "Garder" }).click();
  await expect(sessions).toHaveCount(before);
  await page.getByRole("button", { name: "Fermer la session Firefox sur Linux" }).click();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Session fermée." })).toBeVisible();
  await expect(sessions).toHaveCount(before - 1);
  await desk.reload();
  await expect(desk).toHaveURL(/\/admin\/login/);

  await elsewhere(browser, baseURL, firefox);
  await page.reload();
  await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByText("Vos autres sessions sont fermées.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await phone.reload();
  await expect(phone).toHaveURL(/\/admin\/login/);
});

test("a weak new password is refused, and a strong one replaces the old password everywhere", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/422/);
  const phone = await elsewhere(browser, baseURL, iphone);
  const ask = async (current: string, next: string, again = next) => {
    await page.getByLabel("Mot de passe actuel").fill(current);
    await page.getByLabel("Nouveau mot de passe").fill(next);
    await page.getByLabel("Le même, une seconde fois").fill(again);
    await page.getByRole("button", { name: "Changer le mot de passe" }).click();
  };
  await ask(password, "Motdepasse2026!");
  await expect(page.getByText("Ce mot de passe est parmi les plus courants")).toBeVisible();
  await ask(password, changed, `${changed}.`);
  await expect(page.getByText("Les deux saisies sont différentes")).toBeVisible();
  await ask("pas-le-bon-mot-de-passe", changed);
  await expect(page.getByText("Ce n’est pas votre mot de passe actuel")).toBeVisible();

  await ask(password, changed);
  await expect(page.getByText("Mot de passe changé.")).toBeVisible();
  await expect(page.getByLabel("Nouveau mot de passe")).toHaveValue("");
  password = changed;
  await phone.reload();
  await expect(phone).toHaveURL(/\/admin\/login/);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/account/);
});
