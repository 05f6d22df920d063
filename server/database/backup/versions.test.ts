import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cluster, embeddedBinaries, installedBinaries, startCluster } from "#tests/support/cluster.ts";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { migrate } from "../migrate.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

const installed = installedBinaries();
if (!installed) console.warn("restoring between server versions is skipped: no installed PostgreSQL");

const folder = temporaryFolder();
let clusters: [Cluster, Cluster];

beforeAll(async () => {
  if (installed) clusters = [await startCluster(embeddedBinaries()), await startCluster(installed)];
}, 60_000);

afterAll(async () => {
  await Promise.all((clusters ?? []).map((cluster) => cluster.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const rows = "select json_agg(m order by reference)::text as all from contact_messages m";

test.runIf(installed).each([
  ["the embedded server", "an installed one", 0, 1],
  ["an installed server", "the embedded one", 1, 0],
] as const)("a backup of %s is restored into %s", { timeout: 60_000 }, async (_from, _to, from, to) => {
  const source = await createDatabase(clusters[from].url("postgres"), { empty: true });
  const target = await createDatabase(clusters[to].url("postgres"), { empty: true });
  const file = join(folder, `from-${from}.gz`);
  await migrate(source.url);
  await ask(
    source.url,
    `insert into contact_messages (email, content_hash, name, message)
     select 'p' || n || '@example.fr', md5(n::text), 'Zoé', 'Écran cassé' from generate_series(1, 200) n`,
  );
  await saveBackup(source.url, file);
  await restoreBackup(target.url, file);
  expect(await ask(target.url, rows)).toEqual(await ask(source.url, rows));
});
