import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import type pg from "pg";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { emptyInboxes, test } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1024 };

test.beforeEach(({ signIn }) => signIn());

interface StoredQuote {
  urgency?: string;
  status?: string;
  followUpDay?: string;
  isAnswered?: boolean;
}

async function storeQuote(sql: pg.Client, fields: StoredQuote = {}) {
  const { urgency = "normal", status = "new", followUpDay = null, isAnswered = false } = fields;
  const name = `Loriot ${randomUUID().slice(0, 8)}`;
  const { rows } = await sql.query<{ id: string }>(
    `insert into quote_requests (first_name, last_name, email, phone, service_type, urgency, description, content_hash,
       status, follow_up_day, awaits_answer, answered_at, created_at)
     values ('Kévin', $1, 'kevin@exemple.fr', '06 39 98 62 17', 'maintenance', $2, $3, $1, $4, $5, not $6,
       case when $6 then now() - interval '16 days' end, now() - interval '20 days')
     returning id`,
    [
      name,
      urgency,
      "Le mot de passe de la messagerie est refusé partout depuis neuf heures, et nous ouvrons les commandes par là.",
      status,
      followUpDay,
      isAnswered,
    ],
  );
  return { id: rows[0]?.id ?? "", name };
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("not shown");
  return box;
}

// rule inboxes/day-book
test("with more urgent requests than the dashboard shows, the first one is near the top of a phone", async ({
  page,
  sql,
}) => {
  await emptyInboxes(sql);
  for (let count = 1; count <= 7; count++) await storeQuote(sql, { urgency: "urgent" });
  await resize(page, phone);
  await page.goto("/admin");
  const urgent = page.getByRole("region", { name: /^Urgent/ });
  const others = urgent.getByRole("link", { name: /^Voir les \d autres$/ });
  const [first, last] = [urgent.getByRole("listitem").first(), urgent.getByRole("listitem").last()];
  expect((await boxOf(first)).y).toBeLessThanOrEqual(160);
  expect((await boxOf(others)).y).toBeGreaterThan((await boxOf(last)).y);
  await resize(page, tablet);
  const words = await boxOf(first.getByText(/^Le mot de passe/));
  const time = await boxOf(first.getByText(/\d\s(h|jours)/).first());
  expect(time.x, "the time stands beside the words").toBeGreaterThan(words.x + words.width);
  await expectNoAxeViolationsAtAnyWidth(page);
});

test("all groups of the dashboard are visible on a tablet", async ({ page }) => {
  await resize(page, tablet);
  await page.goto("/admin/desk");
  const groups = page.getByRole("navigation", { name: "À faire maintenant" });
  expect(await groups.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
});

// rule inboxes/follow-up
test("on a phone the row of an answered request shows that a call back is due today", async ({
  page,
  sql,
}) => {
  const { name } = await storeQuote(sql, {
    status: "in_progress",
    isAnswered: true,
    followUpDay: dayAhead(0),
  });
  await resize(page, phone);
  await page.goto("/admin/quotes");
  const row = page.getByRole("listitem").filter({ hasText: name });
  const reminder = row.getByText(/^Rappel aujourd’hui/);
  const shown = await boxOf(reminder.locator(".."));
  const said = await boxOf(reminder);
  expect(said.x + said.width, "the reminder is not cut").toBeLessThanOrEqual(shown.x + shown.width);
});

// rule editor/list
test("on a phone the first article is near the top, and the filters are one press away", async ({
  page,
  sql,
}) => {
  const title = `Poussière ${randomUUID().slice(0, 8)}`;
  await sql.query("insert into blog_posts (title, slug, content) values ($1, $2, '<p>Soufflez.</p>')", [
    title,
    randomUUID(),
  ]);
  await resize(page, phone);
  await page.goto("/admin/posts");
  expect(
    (
      await boxOf(
        page
          .getByRole("list", { name: /Articles/ })
          .getByRole("listitem")
          .first(),
      )
    ).y,
  ).toBeLessThan(160);
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.getByRole("button", { name: "Filtrer" }).click();
  await page.getByRole("searchbox").pressSequentially(title);
  await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  await expect(page).toHaveURL(/recherche=/);
  await expect(page.getByRole("button", { name: /^Filtrer\s?\(1\)$/ })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

test("on a phone the statistics' periods and their refresh are on one line", async ({ page }) => {
  await resize(page, phone);
  await page.goto("/admin/analytics");
  const periods = await boxOf(page.getByRole("navigation", { name: "Période" }));
  const refresh = await boxOf(page.getByRole("button", { name: /^Actualiser/ }));
  expect(Math.abs(refresh.y + refresh.height / 2 - (periods.y + periods.height / 2))).toBeLessThan(4);
});

// rule editor/list
test("on a tablet an article's title takes more than half the width of its row", async ({ page, sql }) => {
  const title = `Poussière ${randomUUID().slice(0, 8)}`;
  await sql.query("insert into blog_posts (title, slug, content) values ($1, $2, '<p>Soufflez.</p>')", [
    title,
    randomUUID(),
  ]);
  await resize(page, tablet);
  await page.goto(`/admin/posts?recherche=${encodeURIComponent(title)}`);
  const row = page.getByRole("listitem").filter({ hasText: title });
  const words = await boxOf(row.getByText(title, { exact: true }));
  expect(words.width).toBeGreaterThan((await boxOf(row)).width / 2);
});

// rule inboxes/result
test("staff mark a request as lost from its menu, with three taps and a reason", async ({ page, sql }) => {
  const { id } = await storeQuote(sql);
  await resize(page, phone);
  await page.goto(`/admin/quotes?quote=${id}`);
  await page.getByRole("button", { name: "Autres actions" }).click();
  await expectNoEqualAccessViolations(page);
  await page.getByRole("menuitem", { name: "Perdu…" }).click();
  const dialog = page.getByRole("dialog", { name: "Résultat" });
  await expect(dialog.getByLabel("Perdu")).toBeChecked();
  await dialog.getByLabel("Raison").selectOption({ index: 1 });
  await expectNoAxeViolationsAtAnyWidth(page);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("region", { name: "Résultat" }).getByText(/^Perdu/)).toBeVisible();
});

test("the last row of a card has no line under it", async ({ page }) => {
  for (const [path, name] of [
    ["/admin/staff", "Qui se connecte"],
    ["/admin/account", "Sessions ouvertes"],
  ] as const) {
    await page.goto(path);
    const list = page.locator("section, div").filter({ has: page.getByRole("heading", { name }) });
    await expect(list.getByRole("list").first()).toHaveCSS("border-bottom-width", "0px");
  }
});
