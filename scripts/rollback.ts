import { join } from "node:path";
import pg from "pg";
import { compatibleSince } from "#server/database/compatibility.ts";
import { openDatabase } from "#server/database/connect.ts";
import { StartRefusal } from "#server/start-refusal.ts";
import { findInstalled, type Installed, saveBefore } from "./installation/installed.ts";
import { releaseOf } from "./installation/layout.ts";
import { refusalsAsLines } from "./installation/refusals.ts";
import { newestMigration } from "./installation/release-sources.ts";
import { switchTo } from "./installation/switch.ts";

// npm run rollback: switches back to the previous release and keeps the current data.
await refusalsAsLines(async () => {
  const installed = findInstalled();
  const { program, current } = installed;
  const previous = releaseOf(program, "previous");
  if (!previous) throw new StartRefusal("Il n’y a pas de version d’avant.");
  await requireReadable(installed, previous);
  const moment = new Date().toISOString().replaceAll(/[-:]|\..*/g, "");
  console.log(`Sauvegarde : ${saveBefore(installed, `avant-retour-${moment}`)}`);
  await switchTo(installed, previous);
  console.log(`La version ${previous} tourne, avec toutes les données. ${current} reste à côté.`);
});

/** Throws StartRefusal when the previous release cannot use the current database. */
async function requireReadable({ program, parts, environment }: Installed, previous: string): Promise<void> {
  const database = await openDatabase(
    { DATABASE_URL: environment.DATABASE_URL, DATA_DIR: environment.DATA_DIR ?? parts.data },
    { info: () => {}, warn: () => {}, error: () => {} },
  );
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const newest = newestMigration(join(program, "releases", previous));
    const { rows } = await client.query<{ last: string }>(
      "select max(created_at) as last from drizzle.__drizzle_migrations",
    );
    const since = await compatibleSince(client);
    if (Number(rows[0]?.last) <= newest || (since !== null && since <= newest)) return;
  } finally {
    await client.end();
    await database.close();
  }
  throw new StartRefusal(
    `La version ${previous} ne sait pas lire la base d’aujourd’hui. Pour y revenir quand même, en perdant ce qui est arrivé depuis la mise à jour : arrêtez le site, restaurez la sauvegarde « avant-… » de ${parts.data}/backups avec cette version dans un DATA_DIR neuf, et démarrez-la.`,
  );
}
