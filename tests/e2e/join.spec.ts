import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

const success =
  "Candidature envoyée avec succès ! Nous examinerons votre profil et vous recontacterons rapidement.";

async function fill(page: Page) {
  await page.getByLabel("Réparation de PC").check();
  await page.getByLabel("Configuration réseau").check();
  await page.getByLabel("Années d’expérience").fill("7");
  await page.getByLabel("Certifications").fill(" CompTIA A+ , , Cisco CCNA ");
  await page.getByLabel("Intervention à domicile").check();
  await page.getByLabel("Disponibilité").selectOption({ index: 1 });
  await page.getByLabel("Prénom").fill("Lucas");
  await page.getByLabel("Nom", { exact: true }).fill("Renard");
  await page.getByRole("main").getByLabel("E-mail", { exact: true }).fill("lucas@exemple.fr");
  await page.getByLabel("Téléphone").fill("06 12 34 56 78");
  await page.getByLabel("Ville").fill("Allonnes");
  await page.getByLabel("Code postal").fill("72700");
}

const send = (page: Page) => page.getByRole("button", { name: "Envoyer ma candidature" }).click();

test("a technician applies, and the technician and the shop each get an e-mail", async ({ page, mails }) => {
  await page.goto("/join");
  await fill(page);
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  await expect(page.getByText(/^C-\d{4}-\d{4,}$/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: success })).toBeFocused();
  await mails.waitFor({ to: "atelier@example.fr", subject: /C-\d{4}-/ });
  await mails.waitFor({ to: "lucas@exemple.fr", subject: /C-\d{4}-/ });
});

// rule forms/application
test("at least one specialty and one service are required, and the typed values stay", async ({ page }) => {
  await page.goto("/join");
  await fill(page);
  await page.getByLabel("Réparation de PC").uncheck();
  await page.getByLabel("Configuration réseau").uncheck();
  await page.getByLabel("Intervention à domicile").uncheck();
  await send(page);
  await expect(page.getByText(success)).toBeHidden();
  await expect(page.getByRole("group", { name: "Spécialités" })).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel("Ville")).toHaveValue("Allonnes");
});

// rule forms/draft
test("typed text survives a failed send and a reload", async ({ page, problems }) => {
  problems.allow(/request failed|ERR_FAILED|audience TypeError/);
  await page.goto("/join");
  await fill(page);
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await send(page);
  await expect(page.getByRole("alert")).toContainText(
    "Une erreur est survenue lors de l'envoi de votre candidature. Veuillez réessayer.",
  );
  await page.reload();
  await expect(page.getByLabel("Ville")).toHaveValue("Allonnes");
  await expect(page.getByLabel("Réparation de PC")).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an application is sent", async ({ page, mails }) => {
    await page.goto("/join");
    await fill(page);
    await page.getByLabel("Ville").fill("Coulaines");
    await send(page);
    await expect(page.getByText(success)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: success })).toBeFocused();
    await mails.waitFor({ to: "atelier@example.fr", subject: /C-\d{4}-/ });
  });
});
