import pg from "pg";
import { test as base } from "./fixtures.ts";

/** With a connection to the site's own database, for what this browser does not do: an earlier visitor, a colleague. */
export const test = base.extend<{ sql: pg.Client }>({
  sql: async ({ site }, use) => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await use(client);
    await client.end();
  },
});
