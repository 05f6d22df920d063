import pg from "pg";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { owner } from "#tests/support/site.ts";

// A site to itself: its database goes away.
test.use({ environment: { LOG_LEVEL: "fatal" } });

test("the dashboard shows the state of the system", async ({ page, signIn, site }) => {
  await signIn();
  await page.goto("/admin/system");
  await expect(page.getByText("Aucune sauvegarde connue")).toBeVisible();
  await expect(page.getByText(/libres sur/)).toBeVisible();
  await expect(page.getByText(/schéma \d+, PostgreSQL \d+/)).toBeVisible();
  await page.goto("/admin/system");
  await expectNoAxeViolationsAtAnyWidth(page);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  await client.query("insert into backups (size_bytes, rows) values (2500000, 12)");
  await client.end();
  await page.reload();
  await expect(page.getByText(/à \d{2}:\d{2}, 2\u00a0Mo/)).toBeVisible();
});

test("while the database is away the back office says so, and tries again", async ({
  page,
  request,
  signIn,
  site,
  problems,
}) => {
  problems.allow(/503|Failed to load/);
  await signIn();
  const url = new URL(site.databaseUrl);
  const database = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`alter database ${database} with allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      database,
    ]);
    const answer = await page.goto("/admin/messages");
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("60");
    await expect(page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" })).toBeVisible();
    await expect(page.getByText("Vos données sont intactes")).toBeVisible();
    await expectNoAxeViolations(page);
    const { email, password } = owner;
    expect((await request.post("/admin/login", { form: { email, password } })).status()).toBe(503);
  } finally {
    await client.query(`alter database ${database} with allow_connections true`);
    await client.end();
  }
  await expect.poll(async () => (await request.get("/readyz")).status()).toBe(200);
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { name: "Aucun message reçu" })).toBeVisible();
});
