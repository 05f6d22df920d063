import { expect, test } from "#tests/support/fixtures.ts";
import { fill, onSlip, send } from "#tests/support/quote-form.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

// Uses a separate site, because this file changes the services that the business offers.
test.use({ environment: settingsSite });

// rules forms/all-services and forms/slip
test("once the owner has saved the services, a visitor asks for a remote session and is not told to bring the device", async ({
  page,
  site,
  signIn,
}) => {
  await forgetSettings(site);
  const service = page.getByLabel("Type de service");
  await page.goto("/services/depannage-distance");
  await page.getByRole("link", { name: "Réserver 30 min" }).click();
  await expect(service).toHaveValue("depannage");

  await signIn();
  await page.goto("/admin/settings/site");
  await page.getByLabel("Rayon d’intervention, en km").fill("25");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Rien à enregistrer")).toBeVisible();

  await page.goto("/services/depannage-distance");
  await page.getByRole("link", { name: "Réserver 30 min" }).click();
  await expect(service).toHaveValue("distance");
  await expect(
    page.getByText(/^Dépannage à distance, Séance de 30\smin, .* \(formule choisie\)$/),
  ).toBeVisible();
  const options = await service.locator("option").allInnerTexts();
  expect(options.slice(-3)).toEqual(["Maintenance préventive", "Dépannage à distance", "Autre"]);
  await fill(page);
  await service.selectOption("distance");
  const next = page.getByRole("complementary", { name: "Votre demande et la suite" });
  await expect(next.getByText("L’appareil est examiné")).toBeHidden();
  await expect(next.getByText("nous prenons la main")).toBeVisible();
  await send(page);
  await onSlip(page);
  const slip = page.getByRole("main");
  await expect(slip.getByRole("heading", { name: "À préparer" })).toBeVisible();
  await expect(slip).toContainText("l’ordinateur allumé, avec internet");
  await expect(slip).toContainText("Dépannage à distance");
  await expect(slip).toContainText("nous prenons la main, et vous regardez");
  expect(await slip.innerText()).not.toMatch(/apporter|chargeur|L’appareil est examiné|sur place/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Réservé à l’atelier")).toBeHidden();
  await expect(page.getByText("à présenter au comptoir")).toBeHidden();
  await forgetSettings(site);
});
