import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type pg from "pg";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { emptyInboxes, test } from "#tests/support/site-database.ts";

test.use(onOnePage);

// A picture of 1 × 1 pixel.
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.beforeEach(async ({ signIn, sql }) => {
  await emptyInboxes(sql);
  await signIn();
});

async function storeQuoteWithPhoto(sql: pg.Client) {
  const mark = randomUUID().slice(0, 8);
  const { rows } = await sql.query<{ id: string }>(
    `insert into quote_requests
       (first_name, last_name, email, phone, service_type, urgency, description, content_hash, created_at)
     values ('Kévin', $1, 'kevin@exemple.fr', '06 39 98 62 17', 'reparation', 'urgent', 'Écran noir.', $1,
       now() - interval '23 hours')
     returning id`,
    [mark],
  );
  const id = rows[0]?.id ?? "";
  await sql.query(
    `insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, width, height, content)
     values ($1, 0, 'écran.png', 'image/png', 68, 1, 1, decode($2, 'base64'))`,
    [id, png],
  );
  return { id, name: `Kévin ${mark}` };
}

const photo = (page: Page) => page.getByRole("button", { name: "Ouvrir la photo écran.png" });

// rule inboxes/photos
test("one key opens the photos of a record that was opened on the dashboard", async ({ page, sql }) => {
  const { name } = await storeQuoteWithPhoto(sql);
  await page.goto("/admin");
  await page.getByRole("link", { name, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name })).toBeFocused();
  await expect(page.getByText("P photos")).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.getByRole("dialog", { name: "Photos" }).getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(photo(page)).toBeFocused();
});

test("a link skips the menu and the list to the open record, whose photos are six presses of Tab further", async ({
  page,
  sql,
}) => {
  const { id, name } = await storeQuoteWithPhoto(sql);
  await page.goto(`/admin/quotes?quote=${id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller à la fiche ouverte" })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name })).toBeFocused();
  // Five buttons come before the photo: mark as read, call, answer, status, other acts.
  for (let tab = 1; tab <= 6; tab++) await page.keyboard.press("Tab");
  await expect(photo(page)).toBeFocused();
});

test("on a phone 'Répondre' on the dashboard leads into the field for the answer", async ({ page, sql }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { name } = await storeQuoteWithPhoto(sql);
  await sql.query("update quote_requests set urgency = 'normal'");
  await page.goto("/admin");
  await page.getByRole("link", { name: `Répondre à ${name}` }).click();
  await expect(page.getByLabel("Votre réponse")).toBeFocused();
});
