import { crawl } from "#tests/support/crawl.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { fill, onSlip, send, success } from "#tests/support/quote-form.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

// Uses a separate site, because this file hides the claims of the business, such as its guarantee, on all pages.
test.use({ environment: settingsSite });

/** The guarantees of the law and of manufacturers, and articles that explain them, do not count as the shop's own. */
const others =
  /garanties-legales|garanties? (?:légales?|des vices cachés|du fabricant)|rien ne garantit|sa garantie prolongée|ni la garantie|Garanties et rétractation|délais, garanties/gi;
const guarantee = /.{0,60}(?:garanti|reprenons sans frais|reprise sans frais).{0,30}/i;
const delay = /.{0,40}(?:sous 24\sh(?! les jours)|24\s?[–à-]\s?48|2 à 3 jours|plus d’une semaine).{0,20}/;

// rules settings/guarantee, settings/delays and settings/story
test("a shop that gives no guarantee and hides every example promises no guarantee and no delay on any page", async ({
  page,
  site,
  signIn,
  request,
}) => {
  await forgetSettings(site);
  await signIn();
  await page.goto("/admin/first-start/preuve");
  await page.getByLabel("Garantie des réparations").fill("0");
  await page.getByRole("button", { name: "Masquer tous les exemples" }).click();
  await page.getByRole("button", { name: "Enregistrer et voir le tableau de bord" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  const pages = await crawl(request, "/", /^\/(?:admin|blog)(?:\/|\?|$)/, { each: 12 });
  const read = pages.filter(({ status, html }) => status === 200 && html);
  expect(read.length).toBeGreaterThan(25);
  for (const [what, claimed] of Object.entries({ guarantee, delay }))
    expect(
      read.flatMap(({ path, html }) => {
        const found = claimed.exec(html.replace(others, ""))?.[0];
        return found ? [`${path}: ${found}`] : [];
      }),
      what,
    ).toEqual([]);
  expect(pages.filter(({ path }) => path === "/about")).toEqual([]);
  expect((await request.get("/about")).status()).toBe(404);
  expect(await (await request.get("/")).text()).not.toMatch(/Notre histoire|n’est pas un ordinateur à jeter/);

  // rule forms/slip
  await page.goto("/devis");
  await expect(page.getByRole("radio", { name: "Urgent", exact: true })).toBeVisible();
  const form = await fill(page);
  await form.getByRole("radio", { name: "Urgent", exact: true }).check();
  await send(page);
  await onSlip(page);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  const slip = page.getByRole("main");
  await expect(slip).toContainText("Récupération de données · Urgent");
  await expect(slip).toContainText("avec un prix ou une question.");
  expect(await slip.innerText()).not.toMatch(
    /sous 24\sh(?! les jours)|sous un jour|par écrit, avec un prix ferme/,
  );
});
