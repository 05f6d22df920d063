import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test as base } from "#tests/support/site-database.ts";
import { openSpreadsheet } from "#tests/support/spreadsheet.ts";
import { resize } from "#tests/support/viewport.ts";

type Store = (fields?: Record<string, string>) => Promise<string>;

const test = base.extend<{ store: Store }>({
  store: async ({ sql }, use) => {
    await use(async ({ mark = randomUUID(), urgency = "normal", first_name = "Hélène" } = {}) => {
      const name = `Marchand ${randomUUID().slice(0, 8)}`;
      await sql.query(
        `insert into quote_requests (first_name, last_name, email, phone, service_type, urgency, description, content_hash)
         values ($3, $1, 'helene@exemple.fr', '06 12 34 56 78', 'reseau', $2, $4, $1)`,
        [name, urgency, first_name, `Éteint ${mark}`],
      );
      return name;
    });
  },
});

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

const listed = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a filter chosen before a search has answered keeps the searched words", async ({ page, store }) => {
  const mark = randomUUID().slice(0, 8);
  const urgent = await store({ mark, urgency: "urgent" });
  const normal = await store({ mark });
  const other = await store({ urgency: "urgent" });
  await page.goto("/admin/quotes");
  const held: (() => void)[] = [];
  await page.route(/quotes\.data\?recherche=\w+(&_routes=.*)?$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.getByRole("searchbox").fill(mark);
  await page.getByRole("searchbox").press("Enter");
  await expect.poll(() => held.length).not.toBe(0);
  await page.getByLabel("Urgence").selectOption("Urgent");
  await expect(listed(page, urgent)).toBeVisible();
  await expect(listed(page, normal)).toBeHidden();
  await expect(listed(page, other)).toBeHidden();
  await expect(page).toHaveURL(`/admin/quotes?recherche=${mark}&urgence=urgent`);
  for (const release of held) release();

  await page.goBack();
  await expect(page.getByLabel("Urgence")).toHaveValue("");
});

test("without JavaScript the form searches and filters too, and the export applies the filter", async ({
  browser,
  site,
  ownerCookies,
  store,
}) => {
  const mark = randomUUID().slice(0, 8);
  const formula = await store({ mark, urgency: "urgent", first_name: '=1+1;"Jo"\n🙂' });
  const normal = await store({ mark });
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await context.addCookies(ownerCookies);
  const page = await context.newPage();
  await page.goto("/admin/quotes");
  await page.getByRole("searchbox").fill(mark);
  await page.getByLabel("Urgence").selectOption("Urgent");
  await page.getByRole("button", { name: "Filtrer" }).click();
  await expect(listed(page, formula)).toBeVisible();
  await expect(listed(page, normal)).toBeHidden();
  await expect(page.getByRole("searchbox")).toHaveValue(mark);

  const href = await page.getByRole("link", { name: "Exporter (CSV)" }).getAttribute("href");
  const answer = await context.request.get(href ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="devis.csv"',
    "cache-control": "private, no-store",
  });
  const rows = openSpreadsheet(await answer.body());
  expect(rows).toMatchObject([{ Prénom: '\'=1+1;"Jo"\n🙂', Nom: formula, Urgence: "Urgent" }]);
  await context.close();
});

test("on a phone the filters are folded behind a button with the number of active filters", async ({
  page,
  store,
}) => {
  const name = await store({ urgency: "planifie" });
  await resize(page, { width: 360, height: 800 });
  await page.goto("/admin/quotes");
  await expect(page.getByLabel("Urgence")).toBeHidden();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Filtrer", exact: true }).click();
  await page.getByLabel("Urgence").selectOption("Planifié");
  await expect(listed(page, name)).toBeVisible();
  await expect(page.getByRole("button", { name: "Filtrer (1)" })).toBeVisible();
  await expect(page.getByLabel("Urgence")).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [768, 1440]) {
    await resize(page, { width, height: 800 });
    await expect(page.getByLabel("Urgence")).toBeVisible();
  }
});
