import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { owner } from "#tests/support/site.ts";

// Uses sessions and a second factor of its own: the other files share the owner's.
const email = "dominique@example.fr";
test.use({ environment: { ADMIN_EMAIL: email } });
test.describe.configure({ mode: "serial" });

test.beforeEach(({ site }) =>
  onDatabase(site, async (client) => {
    await client.query("truncate two_factors, sessions, verifications, rate_limits");
    await client.query("update users set two_factor_enabled = false");
  }),
);

async function givePassword(page: Page, { trusted = false } = {}) {
  await page.goto("/admin/login?retour=/admin/account");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(owner.password);
  if (trusted) await page.getByLabel(/Rester connecté 30\sjours/).check();
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Puts the second factor into service. Returns the app's address and the recovery codes. */
async function secure(page: Page) {
  await givePassword(page);
  await page.waitForURL(/\/admin\/account$/);
  const form = page.getByRole("form", { name: "Mettre en service" });
  await form.getByLabel("Votre mot de passe").fill(owner.password);
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: /Gardez ces codes de secours/ })).toBeVisible();
  const uri = (await page.getByRole("link", { name: "Ouvrir l’application" }).getAttribute("href")) ?? "";
  const codes = await page
    .getByRole("list", { name: "Codes de secours" })
    .getByRole("listitem")
    .allTextContents();
  return { uri, codes };
}

async function confirm(page: Page, code: string) {
  await page.getByLabel("Code à six chiffres").fill(code);
  await page.getByRole("button", { name: "Confirmer" }).click();
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.keyboard.press("Enter");
}

// rule accounts/second-factor
test("the owner puts codes into service, signs in with one, and with a recovery code without her phone", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/401|422/);
  const { uri, codes } = await secure(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByRole("img", { name: "Code à photographier" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await confirm(page, "000000");
  await expect(page.getByText("Ce code n’est pas le bon.")).toBeVisible();
  await expect(page.getByText(codes[0] ?? "", { exact: true })).toBeVisible();
  await confirm(page, authenticatorCode(uri));
  await expect(page.getByText("La vérification en deux étapes est en service.")).toBeVisible();
  await expect(page.getByText("10 codes de secours en réserve.")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);

  const desk = await (await browser.newContext({ baseURL })).newPage();
  await givePassword(desk, { trusted: true });
  await expect(desk.getByRole("heading", { name: "Code de connexion" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(desk);
  await desk.goto("/admin/account");
  await expect(desk).toHaveURL(/\/admin\/login\?retour=/);
  await givePassword(desk, { trusted: true });
  await typeCode(desk, "12");
  await expect(desk.getByText("Six chiffres, ou un code de secours")).toBeVisible();
  await typeCode(desk, codes[0] ?? "");
  await expect(desk).toHaveURL(/\/admin\/account$/);
  await expect(desk.getByText("Appareil de confiance", { exact: true })).toBeVisible();
  await expect(desk.getByText("9 codes de secours en réserve.")).toBeVisible();

  const drop = desk.getByRole("form", { name: "Retirer la vérification" });
  await drop.getByLabel("Votre mot de passe").fill(owner.password);
  await drop.getByRole("button").click();
  await expect(desk.getByText("La vérification en deux étapes est retirée.")).toBeVisible();
  await expect(desk.getByText("Appareil de confiance", { exact: true })).toBeVisible();
  await desk.context().close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("codes are put into service and asked for", async ({ page, browser, baseURL, problems }) => {
    problems.allow(/422/);
    const { uri, codes } = await secure(page);
    await confirm(page, "000000");
    await expect(page.getByText("Ce code n’est pas le bon.")).toBeVisible();
    await confirm(page, authenticatorCode(uri));
    await expect(page.getByText("La vérification en deux étapes est en service.")).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const other = await elsewhere.newPage();
    await givePassword(other);
    await typeCode(other, codes[1] ?? "");
    await expect(other).toHaveURL(/\/admin\/account$/);
    await elsewhere.close();
  });
});
