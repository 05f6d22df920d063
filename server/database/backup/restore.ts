import pg from "pg";
import { StartRefusal } from "../../start-refusal.ts";
import { connect, knownMigrations, migrate } from "../migrate.ts";
import {
  type BackupHead,
  type BackupTail,
  copyStatement,
  countRows,
  type ReadOptions,
  readArchive,
} from "./archive.ts";
import { appliedMigrations, listTables, setCanonicalFormats } from "./contents.ts";
import { copyIn } from "./copy.ts";

/**
 * Fills an empty database from an archive: applies the migrations that the archive's database had, inserts the rows in
 * one transaction, then applies the newer migrations, which convert the rows. A damaged archive changes nothing. Throws
 * StartRefusal when the database is not empty or the archive comes from a newer version.
 */
export async function restoreBackup(
  url: string,
  file: string,
  options: ReadOptions = {},
): Promise<BackupTail> {
  await readArchive(file, async (head) => requireKnown(head), countRows, options);
  const client = new pg.Client({ connectionString: url, application_name: "atelier restore" });
  client.on("error", () => {});
  try {
    await connect(client);
    await setCanonicalFormats(client);
    const tail = await readArchive(
      file,
      async (head) => {
        await prepare(client, url, head);
        await client.query("begin");
        await empty(client, head);
      },
      (table, rows) => copyIn(client, copyStatement(table), rows),
      options,
    );
    for (const { name, value, called } of tail.sequences)
      await client.query("select setval($1::regclass, $2, $3)", [`public."${name}"`, value, called]);
    await client.query(tail.tables.map(({ name }) => `alter table "${name}" enable trigger user;`).join(""));
    await client.query("commit");
    await migrate(url);
    await client.query("analyze");
    return tail;
  } finally {
    await client.end().catch(() => {});
  }
}

function requireKnown(head: BackupHead): void {
  const known = new Set(knownMigrations());
  if (head.migrations.every((migration) => known.has(migration))) return;
  throw new StartRefusal(
    "Cette sauvegarde vient d’une version plus récente de l’application : mettez l’application à jour, puis recommencez.",
  );
}

async function prepare(client: pg.Client, url: string, head: BackupHead): Promise<void> {
  const level = head.migrations.at(-1) ?? 0;
  const applied = await appliedMigrations(client);
  if (applied.length > 0) {
    const filled = await filledTables(client);
    if (filled.length > 0)
      throw new StartRefusal(
        `La base n’est pas vide (${filled.toSorted().join(", ")}) : restaurez dans une base ou un dossier neuf, par exemple DATA_DIR=./var-restauration.`,
      );
    if (applied.at(-1) !== level)
      throw new StartRefusal(
        "La base est vide mais préparée par une autre version que celle de la sauvegarde : restaurez dans une base ou un dossier neuf.",
      );
  } else {
    const strangers = await listTables(client);
    if (strangers.length > 0)
      throw new StartRefusal(
        `La base contient déjà autre chose (${strangers.map(({ name }) => name).join(", ")}) : restaurez dans une base neuve.`,
      );
    await migrate(url, level);
  }
}

async function filledTables(client: pg.Client): Promise<string[]> {
  const filled = [];
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from public."${name}" limit 1`);
    if (rowCount) filled.push(name);
  }
  return filled;
}

/**
 * Removes the rows that the migrations inserted, because the archive contains these rows too. Also disables the tables'
 * triggers until the rows are inserted.
 */
async function empty(client: pg.Client, head: BackupHead): Promise<void> {
  const names = head.tables.map(({ name }) => `public."${name}"`);
  if (names.length === 0) return;
  await client.query(names.map((name) => `alter table ${name} disable trigger user;`).join(""));
  await client.query(`truncate ${names.join(", ")} cascade`);
  for (const { name, partitions } of head.tables) {
    for (const partition of partitions)
      await client.query(
        `create table if not exists public."${partition.name}" partition of public."${name}" ${partition.bounds}`,
      );
  }
}
