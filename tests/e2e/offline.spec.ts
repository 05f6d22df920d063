import { expect, test } from "#tests/support/fixtures.ts";
import { failure, fill, send, typed } from "#tests/support/quote-form.ts";

// rule pages/offline
test("without a network the page keeps the typed text and shows that it is offline, and then works again", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|audience/);
  await page.goto("/devis");
  await page.getByLabel("Que se passe-t-il").fill("Le train entre dans un tunnel.");
  await context.setOffline(true);
  await expect(page.getByText(/^Vous êtes hors ligne\. Cette page reste là/)).toBeVisible();
  await page.getByRole("link", { name: "À propos" }).first().click();
  await expect(page.getByText(/ce lien s’ouvrira quand le réseau sera revenu/)).toBeVisible();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(page.getByLabel("Que se passe-t-il")).toHaveValue("Le train entre dans un tunnel.");
  await context.setOffline(false);
  await expect(page.getByText(/hors ligne/)).toBeHidden();
  await page.getByRole("link", { name: "À propos" }).first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test("a form that the browser would send itself is held back too", async ({ page, context, problems }) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|audience/);
  await page.goto("/reparer-ou-remplacer");
  await page.getByLabel("Son âge, en années").fill("3");
  await context.setOffline(true);
  await expect(page.getByText(/^Vous êtes hors ligne\. Cette page reste là/)).toBeVisible();
  await page.getByRole("button", { name: "Comparer" }).click();
  await expect(page.getByText(/rien n’est parti/)).toBeVisible();
  await expect(page.getByLabel("Son âge, en années")).toHaveValue("3");
});

// rule forms/failure
test("a form that is sent without a network keeps every value, and says so beside its button", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|audience/);
  await page.goto("/#contact");
  const message = page.getByRole("form", { name: "Envoyez-nous un message" });
  await message.getByLabel("Nom").fill("Hélène Marchand");
  await message.getByLabel("E-mail").fill("helene@exemple.fr");
  await message.getByLabel("Message").fill("Le train entre dans un tunnel.");
  await context.setOffline(true);
  await message.getByRole("button", { name: "Envoyer le message" }).click();
  const alert = message.getByRole("alert");
  await expect(alert).toContainText("Une erreur est survenue");
  await expect(alert).toContainText(
    /pas de réseau\s: rien n’est parti\. Tout ce que vous avez tapé est gardé/,
  );
  await expect(alert.getByRole("link", { name: "02 61 91 72 72" })).toBeVisible();
  await expect(alert).toBeInViewport();
  await expect(message.getByLabel("Message")).toHaveValue("Le train entre dans un tunnel.");

  await context.setOffline(false);
  await expect(alert).toContainText("Le réseau est revenu. Rien n’était parti");
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(message.getByRole("status")).toContainText("Message envoyé avec succès !");
  await page.goto("/devis");
  const quote = await fill(page);
  await context.setOffline(true);
  await send(page);
  await expect(quote.getByRole("alert")).toContainText(failure);
  await expect(quote.getByRole("alert")).toContainText("rien n’est parti");
  await expect(quote.getByRole("alert")).toBeInViewport();
  await expect(quote.getByLabel("Que se passe-t-il")).toHaveValue(typed["Que se passe-t-il"]);
});
