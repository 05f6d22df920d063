import { expect, test } from "#tests/support/fixtures.ts";

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
