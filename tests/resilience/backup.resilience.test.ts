import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { restoreBackup } from "#server/database/backup/restore.ts";
import { saveBackup } from "#server/database/backup/save.ts";
import { type Cluster, embeddedBinaries, startCluster } from "#tests/support/cluster.ts";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { createTemplate } from "#tests/support/template-database.ts";
import { measured } from "./measured.ts";

const runs = 200;
const passphrase = "cheval-agrafe-pile-correcte";
/** How many threads keep the machine busy during the backups: one for each of the two cores of a small machine. */
const busyThreads = 2;

const folder = temporaryFolder();
let cluster: Cluster;
let database: Awaited<ReturnType<typeof createDatabase>>;
let busy: Worker[];

beforeAll(async () => {
  cluster = await startCluster(embeddedBinaries());
  await createTemplate(cluster);
  database = await createDatabase(cluster.url("postgres"));
  await ask(
    database.url,
    `insert into contact_messages (email, content_hash, name, message)
     select 'p' || n || '@example.fr', md5(n::text), 'Zoé ' || n, repeat('réparation ', 1 + n % 60)
     from generate_series(1, 4000) n`,
  );
  busy = Array.from({ length: busyThreads }, () => new Worker("for (;;);", { eval: true }));
});

afterAll(async () => {
  await Promise.all(busy.map((worker) => worker.terminate()));
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("200 backups while visitors write and both cores are busy: none hangs, none leaves anything", async ({
  task,
}) => {
  const enough = new AbortController();
  const writer = (async () => {
    for (let n = 0; !enough.signal.aborted; n += 1)
      await ask(
        database.url,
        `insert into contact_messages (email, content_hash, name, message)
         values ('w@example.fr', 'w${n}', 'W', repeat('x', ${(n * 997) % 5_000}))`,
      );
  })();
  let slowestMs = 0;
  try {
    for (let run = 1; run <= runs; run += 1) {
      const file = join(folder, `${run}.gz`);
      const started = performance.now();
      // Every fifth backup is encrypted.
      await saveBackup(database.url, file, {
        deadlineMs: 120_000,
        ...(run % 5 === 0 ? { passphrase } : {}),
      });
      slowestMs = Math.max(slowestMs, performance.now() - started);
      expect(readdirSync(folder)).toEqual([`${run}.gz`]);
      if (run < runs) rmSync(file);
    }
  } finally {
    enough.abort();
    await writer;
  }
  await expect
    .poll(() =>
      ask(database.url, "select state from pg_stat_activity where application_name = 'atelier backup'"),
    )
    .toEqual([]);
  const target = await createDatabase(cluster.url("postgres"), { empty: true });
  await restoreBackup(target.url, join(folder, `${runs}.gz`), { passphrase });
  measured(task, `0 of ${runs} backups hung, the slowest took ${(slowestMs / 1_000).toFixed(1)} s`);
});
