import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { keysTo } from "#tests/support/keyboard.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { owner } from "#tests/support/site.ts";

async function fill(page: Page, email: string, password: string) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

const refusal = "Adresse e-mail ou mot de passe incorrect.";

// rule accounts/sign-in
test("the owner sees what is missing and what is wrong, signs in, and gets the page that she asked for", async ({
  page,
  problems,
}) => {
  problems.allow(/401|422/);
  await page.goto("/admin/account?depuis=favori");
  await expect(page).toHaveURL(/\/admin\/login\?retour=/);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("L’adresse e-mail est requise");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveAccessibleDescription(
    "Le mot de passe est requis",
  );
  await page.getByText("Mot de passe oublié").click();
  await expectNoAxeViolationsAtAnyWidth(page);
  // A wrong password and an unknown address get the same message.
  await fill(page, owner.email, "pas-le-bon-mot-de-passe");
  await expect(page.getByRole("alert")).toHaveText(refusal);
  await expect(page.getByLabel("E-mail")).toHaveValue(owner.email);
  await fill(page, "personne@example.fr", owner.password);
  await expect(page.getByRole("alert")).toHaveText(refusal);
  await expect(page).toHaveURL(/\/admin\/login\?retour=/);
  await fill(page, owner.email, owner.password);
  await expect(page).toHaveURL(/\/admin\/account\?depuis=favori$/);
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
});

test("the sign-in page can be used with the keyboard alone, and sends nobody to another site", async ({
  page,
}) => {
  await page.goto(`/admin/login?retour=${encodeURIComponent("//evil.example/admin")}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(owner.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(owner.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/localhost:\d+\/admin$/);
  // A person who is already signed in goes to the dashboard.
  await page.goto("/admin/login");
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole("heading", { level: 1, name: "À faire maintenant" })).toBeVisible();
});

test("after too many attempts the page shows how long to wait, and a link by e-mail ends the wait", async ({
  page,
  context,
  problems,
  mails,
}) => {
  problems.allow(/401|429/);
  await page.goto("/admin/login");
  for (const status of [401, 401, 401, 401, 401, 429]) {
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await fill(page, owner.email, "pas-le-bon-mot-de-passe");
    expect((await answer).status()).toBe(status);
  }
  await expect(page.getByRole("alert")).toHaveText(
    /^Trop de tentatives\. Si cette adresse a un compte, un e-mail vient d’y partir\u00A0: .* réessayez dans \d+\u00A0minutes?\.$/,
  );
  // After too many wrong passwords, even the right one is refused. The owner must use the link or wait.
  const refused = page.waitForResponse((response) => response.request().method() === "POST");
  await fill(page, owner.email, owner.password);
  expect((await refused).status()).toBe(429);
  await expect(page).toHaveURL(/\/admin\/login$/);
  const mail = await mails.waitFor({ to: owner.email, subject: "Votre lien pour vous connecter" });
  const link = new URL(/https?:\S+token=\S+/.exec(mail.text)?.[0] ?? "");
  const path = link.pathname + link.search;

  await page.goto(path);
  await expect(page.getByText("Ce navigateur sera reconnu")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await keysTo(page.getByRole("button", { name: "Reconnaître ce navigateur" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ce navigateur est reconnu.")).toBeVisible();
  await fill(page, owner.email, owner.password);
  await expect(page).toHaveURL(/\/admin$/);
  expect((await context.cookies()).find(({ name }) => name === "atelier_known")).toMatchObject({
    httpOnly: true,
  });

  await page.goto(path);
  await expect(page.getByText("Ce lien a déjà servi ou a plus d’une heure.")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner sees her mistake, signs in and signs out", async ({ page, problems }) => {
    // Chromium reports each script that it does not run as an error.
    problems.allow(/401|csp$/);
    await page.goto("/admin");
    await fill(page, owner.email, "pas-le-bon-mot-de-passe");
    await expect(page.getByRole("alert")).toHaveText(refusal);
    await expect(page.getByLabel("E-mail")).toHaveValue(owner.email);
    await fill(page, owner.email, owner.password);
    await expect(page).toHaveURL(/\/admin$/);
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test("signing out closes the back office in every tab", async ({ page, context, problems }) => {
  // The event stream of the other tab ends. That tab then asks whether the session has ended, and the answer is 401.
  problems.allow(/response 401: .*\/admin\/events/);
  await page.goto("/admin/login");
  await fill(page, owner.email, owner.password);
  await expect(page).toHaveURL(/\/admin$/);
  const other = await context.newPage();
  await other.goto("/admin");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["atelier_known"]);
  await other.getByRole("link", { name: /Mon compte/ }).click();
  await expect(other).toHaveURL(/\/admin\/login\?retour=%2Fadmin%2Faccount$/);
});
