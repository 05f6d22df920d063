import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { errorCode, StartRefusal } from "../../start-refusal.ts";
import { connect } from "../migrate.ts";
import { type BackupHead, type BackupTail, copyStatement, countRows, readArchive, title } from "./archive.ts";
import { appliedMigrations, listSequences, listTables, setCanonicalFormats } from "./contents.ts";
import { copyOut } from "./copy.ts";

/**
 * Writes the whole database as it is at one instant into `file`, while the site runs. The file appears under its
 * name only when it is complete, on disk, and was read back. Throws StartRefusal when it exists or cannot be written.
 */
export async function saveBackup(url: string, file: string): Promise<BackupTail> {
  if (existsSync(file)) throw new StartRefusal(`Le fichier ${file} existe déjà : choisissez un autre nom.`);
  const unfinished = `${file}.partial`;
  const client = new pg.Client({ connectionString: url, application_name: "atelier backup" });
  client.on("error", () => {});
  try {
    await connect(client);
    await setCanonicalFormats(client);
    await client.query("begin isolation level repeatable read read only");
    const output = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(archiveText(client), { objectMode: false }), createGzip(), output);
    const tail = await readArchive(unfinished, async () => {}, countRows);
    await moveDurably(unfinished, file);
    return tail;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw writingError(file, error);
  } finally {
    await client.end().catch(() => {});
  }
}

async function* archiveText(client: pg.Client): AsyncGenerator<Buffer | string> {
  const { rows: versions } = await client.query<{ server_version: string }>("show server_version");
  const head: BackupHead = {
    createdAt: new Date().toISOString(),
    serverVersion: versions[0]?.server_version ?? "",
    migrations: await appliedMigrations(client),
    tables: await listTables(client),
  };
  yield `${title}\n-- ${JSON.stringify(head)}\n`;
  const tail: BackupTail = { tables: [], sequences: [] };
  for (const table of head.tables) {
    yield `${copyStatement(table)}\n`;
    const columns = table.columns.map((column) => `"${column}"`).join(", ");
    const rows = copyOut(client, `copy (select ${columns} from public."${table.name}") to stdout`);
    const sha256 = createHash("sha256");
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      sha256.update(chunk);
      yield chunk;
    }
    yield "\\.\n";
    tail.tables.push({ name: table.name, rows: rows.rows, sha256: sha256.digest("hex") });
  }
  tail.sequences = await listSequences(client);
  for (const { name, value, called } of tail.sequences)
    yield `SELECT pg_catalog.setval('public."${name}"', ${value}, ${called});\n`;
  yield `-- ${JSON.stringify(tail)}\n`;
}

async function moveDurably(from: string, to: string): Promise<void> {
  const written = await open(from, "r+");
  await written.sync();
  await written.close();
  await rename(from, to);
  const folder = await open(dirname(to), "r");
  await folder.sync();
  await folder.close();
}

function writingError(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (!["ENOENT", "EACCES", "ENOSPC", "EROFS", "EISDIR", "ENOTDIR"].includes(code)) return error;
  return new StartRefusal(`Impossible d’écrire la sauvegarde ${file} (${code}).`);
}
