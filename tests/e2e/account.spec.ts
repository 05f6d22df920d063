import type { APIRequestContext, Browser } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { addAccount, removeAccounts } from "#tests/support/own-account.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { owner } from "#tests/support/site.ts";

test.describe.configure({ mode: "serial" });

// This file has its own account, because it changes a password and closes sessions. The other files share the owner's.
const email = "sacha@example.fr";
test.beforeAll(({ site }) => addAccount(site, email));
test.afterAll(({ site }) => removeAccounts(site, email));

const changed = "trois chats sur le banc";
let password = owner.password;

/** Signs in by one request, without a page. sign-in.spec.ts tests the form of the page. */
async function signInBy(request: APIRequestContext) {
  const answer = await request.post("/admin/login", { form: { email, password }, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/admin");
}

/** Signs in with another browser. Returns a function that asks whether that browser is still signed in. */
async function elsewhere(browser: Browser, baseURL: string | undefined, userAgent: string) {
  const { request } = await browser.newContext({ baseURL, userAgent });
  await signInBy(request);
  return async () => (await request.get("/admin/account", { maxRedirects: 0 })).status() === 200;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

test.beforeEach(async ({ page }) => {
  await signInBy(page.request);
  await page.goto("/admin/account");
});

// rule accounts/sessions
test("a signed-in person sees where they are signed in and closes one session, then all the others", async ({
  page,
  browser,
  baseURL,
}) => {
  const isDeskIn = await elsewhere(browser, baseURL, firefox);
  const isPhoneIn = await elsewhere(browser, baseURL, iphone);
  await elsewhere(browser, baseURL, iphone);
  await page.reload();
  // The person has two sessions of one browser now. The form of each session must still have a name of its own.
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
  expect(await isDeskIn()).toBe(false);
  expect(await isPhoneIn()).toBe(true);

  await elsewhere(browser, baseURL, firefox);
  await page.reload();
  await page.getByRole("button", { name: "Fermer toutes les autres sessions" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await expect(page.getByText("Vos autres sessions sont fermées.")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect(await isPhoneIn()).toBe(false);
});

test("a person changes their name; a weak new password is refused, and a strong one replaces the old one everywhere", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/422/);
  await page.getByLabel("Nom", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Enregistrer le nom" }).click();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveAccessibleDescription("Le nom est requis");
  await page.getByLabel("Nom", { exact: true }).fill("Sacha Lemoine");
  await page.getByRole("button", { name: "Enregistrer le nom" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Nom enregistré." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mon compte : Sacha Lemoine sacha@example.fr" })).toBeVisible();

  const isPhoneIn = await elsewhere(browser, baseURL, iphone);
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
  expect(await isPhoneIn()).toBe(false);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/account/);
});
