import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { restoreBackup } from "#server/database/backup/restore.ts";
import { saveBackup } from "#server/database/backup/save.ts";
import { migrate } from "#server/database/migrate.ts";
import { type Binaries, startCluster } from "../support/cluster.ts";
import { digestDatabase } from "../support/database-digest.ts";
import { createDatabase } from "../support/databases.ts";
import { ask, temporaryFolder } from "../support/embedded-instance.ts";
import { fill, listColumns } from "./every-table.ts";
import { measured } from "./measured.ts";
import { servers } from "./servers.ts";

const [embedded, installed] = servers;
const ways = installed
  ? [
      { from: embedded, to: installed, name: "embedded to installed" },
      { from: installed, to: embedded, name: "installed to embedded" },
    ]
  : [{ from: embedded, to: embedded, name: "embedded to embedded (no other is installed)" }];
/** How many photos visitors send in a busy year. */
const photos = 100;
const photoBytes = 512_000;
const passphrase = "cheval-agrafe-pile-correcte";

async function serverOf(binaries: Binaries) {
  const cluster = await startCluster(binaries);
  onTestFinished(() => cluster.stop());
  return createDatabase(cluster.url("postgres"), { empty: true });
}

/** A backup leaves these tables out on purpose: those of sessions and sign-in links, and the unlogged ones. */
const leftOut = ["sessions", "verifications"];
const unlogged = "select relname as name from pg_class where relkind = 'r' and relpersistence = 'u'";

/** Returns a checksum of all rows of each table that a backup contains. */
async function checksums(url: string): Promise<Record<string, string>> {
  const names = (await ask<{ name: string }>(url, unlogged)).map(({ name }) => name);
  const notSaved = new Set([...leftOut, ...names]);
  return Object.fromEntries(
    Object.entries(await digestDatabase(url)).filter(([name]) => !notSaved.has(name)),
  );
}

test.for(ways)("every column of every table comes back: $name", async ({ from, to }, { task }) => {
  if (!from || !to) throw new Error("no server");
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [source, plain, secret] = [
    await serverOf(from.binaries),
    await serverOf(to.binaries),
    await serverOf(to.binaries),
  ];
  await migrate(source.url);
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  const columns = await listColumns(client);
  await fill(client, columns);
  // Pictures make up most of a backup.
  await client.query(
    `insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, content)
     select (select id from quote_requests limit 1), 10 + n, 'photo ' || n, 'image/webp', $2,
       (select string_agg(decode(md5(n::text || m::text), 'hex'), '') from generate_series(1, $2 / 16) m)
     from generate_series(1, $1) n`,
    [photos, photoBytes],
  );
  await client.end();
  const before = await checksums(source.url);
  const empty = Object.entries(before).filter(([, digest]) => digest.startsWith("0 "));
  expect(empty).toEqual([]);

  const figures: string[] = [];
  for (const [name, target, options] of [
    ["plain", plain, {}],
    ["encrypted", secret, { passphrase }],
  ] as const) {
    const file = join(folder, name);
    const startedAt = performance.now();
    await saveBackup(source.url, file, options);
    const savedAt = performance.now();
    await restoreBackup(target.url, file, options);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    expect(await checksums(target.url)).toEqual(before);
    figures.push(
      `${name}: ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB saved in ${seconds(savedAt - startedAt)} s, restored in ${seconds(performance.now() - savedAt)} s`,
    );
  }
  measured(
    task,
    `${Object.keys(before).length} tables, ${columns.length} columns, all checksums equal; ${figures.join("; ")}`,
  );
});
