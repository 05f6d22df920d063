import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { success, failure, fill, onSlip, send } from "#tests/support/quote-form.ts";

test.use(onOnePage);

// rule forms/draft
// rule forms/failure
test("typed text survives a failed send and a reload, and is forgotten once it is sent", async ({
  page,
  problems,
}) => {
  problems.allow(/request failed/);
  await page.goto("/devis");
  const form = await fill(page, { "Que se passe-t-il": "Ce texte ne doit pas se perdre." });
  await form.getByRole("radio", { name: /Planifié/ }).check();
  await page.route("**/api/quote-requests", (route) => route.abort());
  await send(page);
  const alert = form.getByRole("alert");
  await expect(alert).toContainText(failure);
  await expect(alert.getByRole("link")).toHaveAttribute("href", /^tel:\+33/);
  await expect(form.getByLabel("Prénom")).toHaveValue("Hélène");

  await page.unroute("**/api/quote-requests");
  await page.reload();
  await expect(form.getByLabel("Que se passe-t-il")).toHaveValue("Ce texte ne doit pas se perdre.");
  await expect(form.getByRole("radio", { name: /Planifié/ })).toBeChecked();
  await expect(form.getByLabel("Type de service")).toHaveValue("recuperation");
  await expect(page.getByRole("region", { name: "Votre demande" })).toContainText("Planifié");
  await expect(form.getByText(/retrouvé ce que vous aviez tapé/)).toBeVisible();
  await send(page);
  await expect(page.getByText(success)).toBeVisible();
  await onSlip(page);
  await page.goto("/devis");
  await expect(form.getByLabel("Que se passe-t-il")).toHaveValue("");
  await expect(form.getByText(/retrouvé ce que vous aviez tapé/)).toBeHidden();
});

// rule forms/draft
test("a form that is open in two tabs keeps the text of each, also after one is sent", async ({ page }) => {
  await page.goto("/devis");
  const form = await fill(page, { "Que se passe-t-il": "L’écran du salon reste noir." });
  const other = await page.context().newPage();
  await other.goto("/devis");
  const text = other.getByLabel("Que se passe-t-il");
  await expect(text).toHaveValue("L’écran du salon reste noir.");
  await text.fill("L’imprimante du bureau ne répond plus.");
  await page.reload();
  await expect(form.getByLabel("Que se passe-t-il")).toHaveValue("L’écran du salon reste noir.");
  await send(page);
  await onSlip(page);
  await other.reload();
  await expect(text).toHaveValue("L’imprimante du bureau ne répond plus.");
  await other.close();
});

test("a service chosen on another page replaces the service in the draft, and the draft can be discarded", async ({
  page,
}) => {
  await page.goto("/devis");
  const form = await fill(page);
  await page.goto("/devis?service=securite");
  await expect(form.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(form.getByLabel("Type de service")).toHaveValue("securite");
  await form.getByRole("button", { name: "Tout effacer" }).click();
  await expect(form.getByLabel("Prénom")).toHaveValue("");
  await page.goto("/devis");
  await expect(form.getByLabel("Prénom")).toHaveValue("");
});
