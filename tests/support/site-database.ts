import pg from "pg";
import { test as base } from "./fixtures.ts";

/** Tests with a connection to the site's own database, to do what others do: an earlier visitor, a colleague. */
export const test = base.extend<{ sql: pg.Client }>({
  sql: async ({ site }, use) => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await use(client);
    await client.end();
  },
});

/**
 * Deletes all records from the inboxes. A test that counts what the dashboard shows calls this, because the tests
 * before it left their records on the same site.
 */
export async function emptyInboxes(sql: pg.Client) {
  for (const table of ["contact_messages", "quote_requests", "technician_applications"])
    await sql.query(`delete from ${table}`);
}
