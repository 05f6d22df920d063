import type { Page } from "@playwright/test";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test as base } from "#tests/support/fixtures.ts";
import { freePort } from "#tests/support/free-port.ts";
import { owner } from "#tests/support/site.ts";

// This file has a separate site, because it gives the owner a second factor. Other files need an owner without one.
const email = "dominique@example.fr";
let environment: Record<string, string> | undefined;
const test = base.extend({
  // A passkey is bound to the site's own address, so the port must be known before the site starts.
  environment: async ({}, use) =>
    use((environment ??= { ADMIN_EMAIL: email, PORT: String(await freePort()) })),
});
test.describe.configure({ mode: "serial" });

test.beforeEach(({ site }) =>
  onDatabase(site, async (client) => {
    await client.query("truncate two_factors, passkeys, sessions, verifications, rate_limits");
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

/** Turns the second factor on. Returns the app's address and the recovery codes. */
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
test("the owner sets up a second factor, signs in with a recovery code without her phone, and removes the factor", async ({
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

// rule accounts/passkeys
test("the owner makes a passkey on her phone, signs in with it alone, and removes it", async ({
  page,
  mails,
  problems,
}) => {
  problems.allow(/401|422/);
  await page.setViewportSize({ width: 360, height: 780 });
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await givePassword(page);
  await page.waitForURL(/\/admin\/account$/);
  const form = page.getByRole("form", { name: "Ajouter une clé d’accès" });
  await form.getByLabel("Nom de la clé").fill("Téléphone");
  await form.getByRole("button", { name: "Continuer" }).click();
  await expect(form.getByLabel("Votre mot de passe")).toHaveAccessibleDescription(
    "Le mot de passe est requis",
  );
  await form.getByLabel("Votre mot de passe").fill(owner.password);
  await form.getByRole("button", { name: "Continuer" }).click();
  const create = page.getByRole("button", { name: "Créer la clé d’accès" });
  await expect(create).toBeFocused();
  await expectNoAxeViolations(page);
  await create.press("Enter");
  await expect(page.getByText("Clé d’accès « Téléphone » ajoutée.")).toBeVisible();
  await expectNoAxeViolations(page);
  await mails.waitFor({ to: email, subject: /clé d’accès a été ajoutée/ });

  await page.context().clearCookies();
  await page.goto("/admin/login?retour=/admin/account");
  const byPasskey = page.getByRole("button", { name: "Utiliser une clé d’accès" });
  await expectNoAxeViolations(page);
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await byPasskey.click();
  await expect(page.getByRole("alert")).toHaveText("Rien n’a été confirmé. Vous pouvez réessayer.");
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByLabel(/Rester connecté 30\sjours/).check();
  await byPasskey.click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByText("Appareil de confiance", { exact: true })).toBeVisible();

  const passkey = page.getByRole("list", { name: "Clés d’accès" }).getByRole("listitem");
  await expect(passkey).toContainText("Dernière connexion");
  await passkey.getByText("Retirer Téléphone").first().click();
  await passkey.getByLabel("Votre mot de passe").fill("pas-le-bon");
  await passkey.getByLabel("Votre mot de passe").press("Enter");
  await expect(passkey.getByText("Ce n’est pas votre mot de passe actuel")).toBeVisible();
  await expectNoAxeViolations(page);
  await passkey.getByLabel("Votre mot de passe").fill(owner.password);
  await passkey.getByLabel("Votre mot de passe").press("Enter");
  await expect(page.getByText("Vous n’en avez pas encore.")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/admin/login");
  await byPasskey.click();
  await expect(page.getByRole("alert")).toContainText("n’ouvre pas de session ici");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner sets up a second factor, and the next sign-in asks for a code", async ({
    page,
    browser,
    baseURL,
    problems,
  }) => {
    problems.allow(/422/);
    const { uri, codes } = await secure(page);
    await confirm(page, "000000");
    await expect(page.getByText("Ce code n’est pas le bon.")).toBeVisible();
    await confirm(page, authenticatorCode(uri));
    await expect(page.getByText("La vérification en deux étapes est en service.")).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const other = await elsewhere.newPage();
    await other.goto("/admin/login");
    await expect(other.getByRole("button")).toHaveCount(1);
    await givePassword(other);
    await typeCode(other, codes[1] ?? "");
    await expect(other).toHaveURL(/\/admin\/account$/);
    await elsewhere.close();
  });
});
