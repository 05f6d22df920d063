import { randomUUID } from "node:crypto";
import type pg from "pg";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

/** Stores a quote request in progress that staff have just answered. */
async function storeQuote(sql: pg.Client) {
  const name = `Mésange ${randomUUID().slice(0, 8)}`;
  const { rows } = await sql.query<{ id: string }>(
    `insert into quote_requests (first_name, last_name, email, phone, service_type, urgency, description, content_hash,
       status, read, awaits_answer, answered_at, first_answered_at)
     values ('Lise', $1, $2, '06 39 98 11 42', 'maintenance', 'normal', 'Le poste de caisse redémarre seul.', $1,
       'in_progress', true, false, now(), now())
     returning id`,
    [name, `${randomUUID()}@exemple.fr`],
  );
  return { id: rows[0]?.id ?? "", name };
}

// rule inboxes/result
test("on a phone a lost request shows its result on the button of its status, and the message disappears with its page", async ({
  page,
  sql,
}) => {
  const other = await storeQuote(sql);
  const { id } = await storeQuote(sql);
  await resize(page, { width: 360, height: 740 });
  await page.goto(`/admin/quotes?quote=${id}`);
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Perdu…" }).click();
  const dialog = page.getByRole("dialog", { name: "Résultat" });
  await dialog.getByLabel("Raison").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  const status = page.getByRole("button", { name: "Statut\u00a0: En cours, perdu" });
  await expect(status).toBeInViewport({ ratio: 1 });
  // The name has the status too. The button shows only the result, because both are too long for a phone.
  await expect(status).toHaveText("Perdu");
  const said = page.getByRole("status").getByText("Résultat enregistré");
  // While the pointer is on the message, the message does not disappear by itself. Only the change of page removes it.
  await said.hover();
  await page.getByRole("link", { name: "Toutes les demandes" }).press("Enter");
  await expect(page.getByRole("link", { name: new RegExp(other.name) })).toBeVisible();
  await expect(said).toBeHidden();
});

test("on a phone only the newest message after an act covers the screen, and a screen reader gets them all", async ({
  page,
  sql,
}) => {
  const [older, newer] = [await storeQuote(sql), await storeQuote(sql)];
  await resize(page, { width: 360, height: 740 });
  await page.goto("/admin/quotes");
  for (const { id } of [older, newer]) {
    await page.locator(`[data-list-item="${id}"]`).click();
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  const said = ({ name }: { name: string }) => page.getByRole("status").getByText(`${name} supprimée`);
  const height = async (quote: { name: string }) =>
    (await said(quote).locator("../..").boundingBox())?.height;
  await expect(said(newer)).toBeInViewport({ ratio: 1 });
  expect(await height(newer)).toBeGreaterThan(40);
  await expect(said(older)).toHaveCount(1);
  expect(await height(older)).toBeLessThanOrEqual(1);
});

test("on a phone the service of an answered request is readable in its row", async ({ page, sql }) => {
  const { name } = await storeQuote(sql);
  await resize(page, { width: 360, height: 740 });
  await page.goto("/admin/quotes");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const box = await row.getByText("Maintenance", { exact: false }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(96);
});

// rule reach/choices
test("the account screen mentions quiet hours before anybody has switched alerts on", async ({ page }) => {
  await page.goto("/admin/account");
  await expect(page.getByText(/chaque appareil a ses heures calmes/)).toBeVisible();
});

test("on a phone a row of links fades at its edge while more links follow, but not at its end", async ({
  page,
}) => {
  await resize(page, { width: 360, height: 740 });
  for (const [path, row] of [
    ["/admin/quotes", page.getByRole("navigation", { name: "Filtrer" })],
    [
      "/admin/settings/prices",
      page.getByRole("navigation", { name: "Sections des réglages" }).getByRole("list"),
    ],
  ] as const) {
    await page.goto(path);
    await row.evaluate((element) => element.scrollTo({ left: 0 }));
    await expect(row).toHaveAttribute("data-more", "");
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(row).not.toHaveAttribute("data-more");
  }
});

test("on a phone the labels of the dashboard's figures stay inside their cells", async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto("/admin");
  const link = page.getByRole("main").getByRole("link", { name: /^candidatures? en attente/ });
  const [word, cell] = await Promise.all([link.boundingBox(), link.locator("..").boundingBox()]);
  if (!word || !cell) throw new Error("not shown");
  expect(word.x + word.width).toBeLessThanOrEqual(cell.x + cell.width - 8);
});
