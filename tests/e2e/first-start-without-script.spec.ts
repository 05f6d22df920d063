import { expect, test } from "#tests/support/fixtures.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

// Uses a separate site, because this file changes the facts of the business that all pages show.
test.use({ environment: settingsSite, javaScriptEnabled: false });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

// rule settings/first-start
test("a step sent without JavaScript leads to the next step, but stays while a value is wrong", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  await page.goto("/admin/first-start/qui");
  const save = page.getByRole("button", { name: /^Enregistrer, puis/ });
  await page.getByLabel("Téléphone").fill("12");
  await page.getByLabel("E-mail", { exact: true }).fill("contact@clinique-du-pc.fr");
  await save.click();
  await expect(page).toHaveURL(/\/first-start\/qui$/);
  await expect(page.getByLabel("Téléphone")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("contact@clinique-du-pc.fr");
  await page.getByLabel("Téléphone").fill("02 41 00 00 00");
  await save.click();
  await expect(page).toHaveURL(/\/first-start\/ou$/);

  const typed = { Adresse: "3 rue Imaginaire", "Code postal": "49000", Commune: "Angers" };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  const keep = page.getByLabel("Les garder en ligne");
  await keep.check();
  await page.getByLabel("Rayon d’intervention, en km").fill("loin");
  await save.click();
  await expect(page.getByLabel("Commune", { exact: true })).toHaveValue("Angers");
  await expect(keep).toBeChecked();
  await page.getByLabel("Rayon d’intervention, en km").fill("25");
  // The site fills in the département and the coordinates of the new town (rule settings/place), and keeps the zones
  // as the ticked box asks (rule settings/moved-zones).
  await save.click();
  await expect(page).toHaveURL(/\/first-start\/horaires$/);
  await page.goto("/admin/settings/company");
  await expect(page.getByLabel("Département")).toHaveValue("Maine-et-Loire");
  await expect(page.getByLabel("Latitude")).toHaveValue("47.472");
});
