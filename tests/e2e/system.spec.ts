import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { whileDatabaseIsClosed } from "#tests/support/closed-database.ts";
import { expect } from "#tests/support/fixtures.ts";
import { owner } from "#tests/support/site.ts";
import { test } from "#tests/support/site-database.ts";

// This file has a separate site, because it makes the database of its site fail.
test.use({ environment: { LOG_LEVEL: "fatal" } });

test("the system page shows the state of the system", async ({ page, signIn, sql }) => {
  await signIn();
  await page.goto("/admin/system");
  await expect(page.getByText("Aucune sauvegarde connue")).toBeVisible();
  await expect(page.getByText(/libres sur/)).toBeVisible();
  await expect(page.getByText(/schéma \d+, PostgreSQL \d+/)).toBeVisible();
  await page.goto("/admin/system");
  await expectNoAxeViolationsAtAnyWidth(page);
  await sql.query("insert into backups (size_bytes, rows) values (2500000, 12)");
  await page.reload();
  await expect(page.getByText(/à \d{2}:\d{2}, 2\u00a0Mo/)).toBeVisible();
});

test("while the database is away, the back office shows an error and offers to try again", async ({
  page,
  request,
  signIn,
  site,
  problems,
}) => {
  problems.allow(/503|Failed to load/);
  await signIn();
  await whileDatabaseIsClosed(site, async () => {
    const answer = await page.goto("/admin/messages");
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("60");
    await expect(page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" })).toBeVisible();
    await expect(page.getByText("Vos données sont intactes")).toBeVisible();
    await expectNoAxeViolations(page);
    const { email, password } = owner;
    expect((await request.post("/admin/login", { form: { email, password } })).status()).toBe(503);
  });
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { name: "Aucun message reçu" })).toBeVisible();
});
