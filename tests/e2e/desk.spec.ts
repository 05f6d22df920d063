import { randomUUID } from "node:crypto";
import type pg from "pg";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { emptyInboxes, test } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

test.beforeEach(async ({ page, signIn, sql }) => {
  await emptyInboxes(sql);
  await signIn();
  await resize(page, { width: 360, height: 740 });
});

async function storeMessage(sql: pg.Client, fields: { name: string; day?: string; note?: string }) {
  await sql.query(
    `insert into contact_messages (name, email, message, content_hash, follow_up_day, follow_up_note)
     values ($1, 'x@exemple.fr', 'Mon écran reste noir.', $2, $3, $4)`,
    [fields.name, randomUUID(), fields.day ?? null, fields.note ?? null],
  );
}

// rule inboxes/follow-up
test("the dashboard leads to the reminders of the next days, with tomorrow's reminder first", async ({
  page,
  sql,
}) => {
  await storeMessage(sql, { name: "Odile Demain", day: dayAhead(1), note: "Le devis est-il accepté\u00a0?" });
  await storeMessage(sql, { name: "Paul Plus-Tard", day: dayAhead(5) });
  await page.goto("/admin");
  const group = page.getByRole("region", { name: /^À rappeler/ });
  await expect(group.getByText("Personne à rappeler aujourd’hui.")).toBeVisible();
  await group.getByRole("link", { name: "2 à venir" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "À venir" })).toBeVisible();
  const rows = page.getByRole("list", { name: "À venir" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Odile Demain");
  await expect(rows.first()).toContainText("Le devis est-il accepté");
  await expect(rows.first()).toContainText("demain");
  expect((await rows.first().boundingBox())?.y).toBeLessThan(160);
  await expectNoAxeViolationsAtAnyWidth(page);
  await rows.first().getByRole("button", { name: /^Fait/ }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole("button", { name: /^Fait/ }).click();
  await expect(page.getByText("Aucun rappel à venir")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

// rule inboxes/day-book
test("'Voir les autres' leads to a list of as many messages and quotes as the dashboard counts", async ({
  page,
  sql,
}) => {
  for (let index = 1; index <= 5; index++) await storeMessage(sql, { name: `Attente ${index}` });
  await sql.query(
    `insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash)
     values ('Hélène', 'Attente', 'x@exemple.fr', '06 12 34 56 78', 'reparation', 'La charnière est cassée.', $1)`,
    [randomUUID()],
  );
  await page.goto("/admin");
  const group = page.getByRole("region", { name: /^À répondre/ });
  await expect(group.getByRole("listitem")).toHaveCount(4);
  await expect(group.getByRole("heading")).toHaveText(/^À répondre\s*6$/);
  await group.getByRole("link", { name: "Voir les 2 autres" }).click();
  const rows = page.getByRole("list", { name: "À répondre" }).getByRole("listitem");
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toContainText("Hélène Attente");
  await rows.first().getByRole("link", { name: "Répondre à Attente 1" }).click();
  await expect(page.getByLabel("Votre réponse")).toBeFocused();
});
