import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { fill, onSlip, send } from "#tests/support/quote-form.ts";
import { startTextService } from "#tests/support/text-service.ts";

test.use(onOnePage);

// The environment names no mail server and no text-generation service: the tests enter them on the screen. Both run on
// this machine, which `LOCAL_SERVICES` allows.
test.use({
  environment: { SMTP_URL: "", MAIL_FROM: "", NOTIFY_EMAILS: "camille@example.fr", LOCAL_SERVICES: "on" },
});

test.beforeEach(async ({ site, signIn }) => {
  await onDatabase(site, (client) =>
    client
      .query("truncate settings_sections, settings_changes, settings_secrets, rate_limits")
      .then(() => {}),
  );
  await signIn();
});

// rules settings/connections, settings/secrets and settings/trial
test("the owner sets up and tests the mail server, and a request's e-mails are then sent", async ({
  page,
  request,
  mails,
  problems,
}) => {
  problems.allow(/response 422/);
  const form = { name: "Hélène", email: "helene@exemple.fr", message: "Mon écran reste noir." };
  await page.goto("/admin");
  const broken = page.getByRole("region", { name: /^En panne/ });
  await broken.getByRole("link", { name: /^Régler.*pas configuré/ }).click();
  await expect(page.getByText("Donné par la machine du site (NOTIFY_EMAILS)")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("textbox", { name: "Envoyer à" }).fill("camille@example.fr");
  await page.getByRole("button", { name: "Envoyer un message de test" }).click();
  await expect(page.getByText("Aucun serveur n’est enregistré.")).toBeVisible();

  const { port } = new URL(mails.url);
  await page.getByRole("textbox", { name: "Serveur" }).fill("127.0.0.1");
  await page.getByLabel("Chiffrement").selectOption({ label: "Aucun" });
  await page.getByRole("textbox", { name: "Port" }).fill("x");
  await page.getByRole("textbox", { name: "Mot de passe" }).fill("clé à molette");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Un port est un nombre de 1 à 65535")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Mot de passe" })).toHaveValue("clé à molette");
  await page.getByRole("textbox", { name: "Port" }).fill(port);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Mot de passe" })).toHaveValue("");
  await expect(page.getByText("Gardé chiffré.")).toBeVisible();
  await expect(page.getByText("Aucun serveur n’est enregistré.")).toBeHidden();
  expect(await page.content()).not.toContain("molette");

  await page.getByRole("button", { name: "Envoyer un message de test" }).click();
  await expect(page.getByText("a accepté le message pour camille@example.fr")).toBeVisible();
  await expect(page.getByText("Réponse : « 250")).toBeVisible();
  await mails.waitFor({ to: "camille@example.fr", subject: "message de test" });
  await expectNoAxeViolationsAtAnyWidth(page);

  expect((await request.post("/", { form })).status()).toBe(200);
  await mails.waitFor({ to: form.email });

  await page.getByRole("textbox", { name: "Serveur" }).fill("localhost");
  await page.keyboard.press("Enter");
  await expect(page.getByText("l’endroit où il est envoyé change")).toBeVisible();
  await page.getByRole("textbox", { name: "Mot de passe" }).fill("un autre");
  await page.keyboard.press("Enter");
  await page.getByText("· Serveur, Mot de passe").click();
  await expect(page.getByRole("definition").filter({ hasText: "Remplacé" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule settings/trial
test("the owner sets up the text service and tests it when it works and when it fails", async ({ page }) => {
  const text = await startTextService(() => "Bonjour à vous.");
  await page.goto("/admin/settings/texts");
  await page.getByRole("textbox", { name: "Adresse" }).fill(text.url);
  await page.getByLabel("Clé").fill(text.key);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Réglages enregistrés")).toBeVisible();
  await page.getByRole("button", { name: "Demander une phrase" }).click();
  await expect(page.getByText("« Bonjour à vous. ».")).toBeVisible();
  text.behave("failing");
  await page.getByRole("button", { name: "Demander une phrase" }).click();
  await expect(page.getByText("Le service est en panne.")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await text.stop();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner sets up and tests the mail server, and a retry stays on its screen", async ({
    page,
    mails,
    request,
    problems,
  }) => {
    problems.allow(/response 422/);
    await page.goto("/admin/settings/mail");
    await page.getByRole("textbox", { name: "Serveur" }).fill("127.0.0.1");
    await page.getByLabel("Chiffrement").selectOption({ label: "Aucun" });
    await page.getByRole("textbox", { name: "Port" }).fill("trois");
    await page.getByRole("textbox", { name: "Mot de passe" }).fill("clé à molette");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Un port est un nombre de 1 à 65535")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Port" })).toHaveValue("trois");
    expect(await page.content()).not.toContain("molette");
    await page.getByRole("textbox", { name: "Port" }).fill(new URL(mails.url).port);
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("textbox", { name: "Envoyer à" }).fill("personne");
    await page.getByRole("button", { name: "Envoyer un message de test" }).click();
    await expect(page.getByText("Indiquez une adresse e-mail")).toBeVisible();
    await page.getByRole("textbox", { name: "Envoyer à" }).fill("camille@example.fr");
    await page.getByRole("button", { name: "Envoyer un message de test" }).click();
    await expect(page.getByText("a accepté le message pour camille@example.fr")).toBeVisible();

    mails.refuse({ recipient: "refusee@exemple.fr" });
    const form = { name: "Anne", email: "refusee@exemple.fr", message: "Un portable à réparer." };
    expect((await request.post("/", { form })).status()).toBe(200);
    await expect
      .poll(async () => (await (await page.goto("/admin/system"))?.text()) ?? "")
      .toContain("refusee@exemple.fr");
    mails.refuse(null);
    await page.getByRole("button", { name: "Réessayer tous les envois" }).click();
    await expect(page).toHaveURL(/\/admin\/system$/);
    await expect(page.getByText("Un e-mail repart.")).toBeVisible();
  });
});

// This test comes last, because no mail server sends its e-mails. They would still wait during the other tests.
// rules newsletter/unsent and forms/closed-wish
test("a site that cannot send e-mail promises no e-mail", async ({ page }) => {
  await page.goto("/newsletter");
  const form = page.getByRole("main").getByRole("form");
  await form.getByLabel("Votre e-mail").fill("helene@exemple.fr");
  await form.getByRole("button", { name: "S'abonner" }).click();
  await expect(form.getByText("Le site n’envoie pas encore d’e-mails")).toBeFocused();

  await page.goto("/devis");
  await fill(page, { "Que se passe-t-il": "L’écran reste noir." });
  await send(page);
  await onSlip(page);
  await expect(page.getByText("Une précision, une erreur")).toContainText("Appelez le");
  await expect(page.getByRole("main")).not.toContainText("l’e-mail");
});
