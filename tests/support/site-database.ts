import pg from "pg";
import { test as base } from "./fixtures.ts";

/**
 * Playwright's `test` with `sql`, a connection to the site's database, to change data as a visitor or colleague would.
 */
export const test = base.extend<{ sql: pg.Client }>({
  sql: async ({ site }, use) => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await use(client);
    await client.end();
  },
});

/**
 * Deletes all records from the inboxes. A test that counts the records on the dashboard calls this, because earlier
 * tests left their records on the same site.
 */
export async function emptyInboxes(sql: pg.Client) {
  for (const table of ["contact_messages", "quote_requests", "technician_applications"])
    await sql.query(`delete from ${table}`);
}
