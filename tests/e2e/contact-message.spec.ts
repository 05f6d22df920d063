import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";

const typed = {
  name: "Hélène Marchand",
  email: `helene-${crypto.randomUUID()}@exemple.fr`,
  message: "Mon disque externe claque depuis hier soir.",
};

async function fill(page: Page, changes: Partial<typeof typed> = {}) {
  const values = { ...typed, ...changes };
  const form = page.getByRole("form", { name: "Envoyez-nous un message" });
  await form.getByLabel("Nom").fill(values.name);
  await form.getByLabel("E-mail").fill(values.email);
  await form.getByLabel("Téléphone").fill("06.12.34.56.78");
  await form.getByLabel("Service").selectOption("Récupération de données");
  await form.getByLabel("Message").fill(values.message);
  return form;
}

// rule forms/success
test("a visitor sends a message and gets a reference, and the visitor and the shop each get an e-mail", async ({
  page,
  mails,
}) => {
  await page.clock.install();
  await page.goto("/#contact");
  const form = await fill(page);
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
  await expect(page.getByText("Nous vous répondrons dans les plus brefs délais.")).toBeVisible();
  await expect(form.getByRole("status")).toBeFocused();
  const reference = await form.getByText(/^M-\d{4}-\d{4,}$/).innerText();
  await expect(form.getByLabel("Nom")).toHaveValue("");
  await expect(form.getByLabel("Message")).toHaveValue("");

  await page.clock.fastForward(5_000);
  await expect(page.getByText("Message envoyé avec succès !")).toBeHidden();
  await expect(form.getByText(reference)).toBeVisible();

  const notification = await mails.waitFor({ to: "atelier@example.fr", subject: reference });
  expect(notification.replyTo).toBe(typed.email);
  expect(notification.text).toContain(typed.message);
  const acknowledgement = await mails.waitFor({ to: typed.email, subject: reference });
  expect(acknowledgement.text).toContain(reference);
  expect(acknowledgement.text).toMatch(/^Bonjour Hélène,/);
  expect(acknowledgement.text).not.toContain(typed.message);
});

// rule forms/errors
test("errors show below each field, in words, and go away when the field is edited", async ({ page }) => {
  await page.goto("/#contact");
  const form = await fill(page, { name: " ", email: "helene @exemple", message: "Bonjour" });
  await form.getByLabel("Téléphone").fill("06 12");
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  const errors = {
    Nom: "Le nom est requis",
    "E-mail": "Email invalide",
    Téléphone: "Numéro de téléphone invalide",
    Message: "Le message doit contenir au moins 10 caractères",
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(error);
    await expect(form.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.getByLabel("Nom")).toBeFocused();
  await form.getByLabel("E-mail").fill("h");
  await expect(form.getByText("Email invalide")).toBeHidden();
  await expect(form.getByText("Le nom est requis")).toBeVisible();
});

// rule forms/failure
test("a failed send keeps everything typed and offers to try again", async ({ page, problems }) => {
  problems.allow(/request failed|ERR_FAILED|response 5/);
  await page.goto("/#contact");
  const form = await fill(page, { message: "Un message que le réseau refuse d’abord." });
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  const alert = form.getByRole("alert");
  await expect(alert).toContainText("Une erreur est survenue lors de l'envoi du message");
  await expect(alert.getByRole("link")).toHaveAttribute("href", /^tel:\+33/);
  await expect(form.getByLabel("Nom")).toHaveValue(typed.name);
  await page.unroute("**/*");
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
});

// rule forms/draft
test("typed text survives a reload, and can be forgotten", async ({ page }) => {
  await page.goto("/#contact");
  const form = await fill(page);
  await page.reload();
  await expect(form.getByLabel("Nom")).toHaveValue(typed.name);
  await expect(form.getByLabel("Service")).toHaveValue("recuperation");
  await expect(form.getByLabel("Message")).toHaveValue(typed.message);
  await form.getByRole("button", { name: "Tout effacer" }).click();
  await expect(form.getByLabel("Nom")).toHaveValue("");
  await page.reload();
  await expect(form.getByLabel("Message")).toHaveValue("");
});

// rule forms/sending
test("the button shows that the form is being sent and cannot be pressed twice", async ({ page }) => {
  await page.goto("/#contact");
  const form = await fill(page, { message: "Un message envoyé lentement, très lentement." });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(form.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  release();
  await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent", async ({ page, mails }) => {
    await page.goto("/");
    const form = await fill(page, { message: "Un message sans JavaScript, tout simplement." });
    await form.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText("Message envoyé avec succès !")).toBeVisible();
    await expect(form.getByRole("status")).toBeFocused();
    await expect(form.getByRole("status")).toBeInViewport();
    await mails.waitFor({ to: "atelier@example.fr", subject: /^\[M-/ });
  });

  test("errors are shown and nothing typed is lost", async ({ page, problems }) => {
    problems.allow(/response 422/);
    await page.goto("/");
    const form = await fill(page, { message: "Bonjour" });
    await form.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(form.getByText("Le message doit contenir au moins 10 caractères")).toBeVisible();
    await expect(form.getByLabel("Nom")).toHaveValue(typed.name);
    await expect(form.getByLabel("Service")).toHaveValue("recuperation");
    await expect(form.getByLabel("Message")).toHaveValue("Bonjour");
  });
});
