import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Socket } from "node:net";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { errorCode, StartRefusal } from "../../start-refusal.ts";
import { connect } from "../migrate.ts";
import { type BackupHead, type BackupTail, copyStatement, countRows, readArchive, title } from "./archive.ts";
import { appliedMigrations, listSequences, listTables, setCanonicalFormats } from "./contents.ts";
import { copyOut } from "./copy.ts";
import { encrypted } from "./encryption.ts";
import { countLines } from "./line-reader.ts";

const defaultDeadlineMs = 30 * 60_000;

export interface SaveOptions {
  /** If set, the file is encrypted with this passphrase. */
  passphrase?: string | undefined;
  /** The backup is abandoned after this time, in milliseconds, whatever it is waiting for. */
  deadlineMs?: number;
  /** Once aborted, the backup ends immediately. The program uses this when it stops. */
  signal?: AbortSignal | undefined;
}

/**
 * Writes the whole database as it is at one instant into `file`, while the site runs. The file gets its name only when
 * it is complete, is on the disk and has been read back. Throws StartRefusal when the file exists, cannot be written or
 * is not finished at the deadline. A failure leaves no file and no open transaction.
 */
export async function saveBackup(
  url: string,
  file: string,
  { passphrase, deadlineMs = defaultDeadlineMs, signal }: SaveOptions = {},
): Promise<BackupTail> {
  if (existsSync(file)) throw new StartRefusal(`Le fichier ${file} existe déjà : choisissez un autre nom.`);
  const unfinished = `${file}.partial`;
  const deadline = AbortSignal.timeout(deadlineMs);
  const end = signal ? AbortSignal.any([deadline, signal]) : deadline;
  try {
    await writeArchive(url, unfinished, passphrase, deadlineMs, end);
    const tail = await readArchive(unfinished, async () => {}, countRows, { passphrase, signal: end });
    await moveDurably(unfinished, file);
    return tail;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    if (deadline.aborted) throw lateError(file, deadlineMs);
    throw signal?.aborted ? signal.reason : writingError(file, error);
  }
}

async function writeArchive(
  url: string,
  file: string,
  passphrase: string | undefined,
  deadlineMs: number,
  end: AbortSignal,
): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: "atelier backup",
    stream: () => socket,
  });
  client.on("error", () => {});
  // A closed socket makes every running query fail, whatever the server is doing.
  const cut = () => void socket.destroy();
  end.addEventListener("abort", cut);
  try {
    end.throwIfAborted();
    await connect(client);
    await setCanonicalFormats(client);
    // The server's own timeouts end the session if the server does not notice that the client is gone.
    await client.query(
      `set statement_timeout = ${deadlineMs}; set idle_in_transaction_session_timeout = ${deadlineMs}`,
    );
    await client.query("begin isolation level repeatable read read only");
    const output = createWriteStream(file, { mode: 0o600 });
    const text = archiveText(client);
    const cipher = (chunks: AsyncIterable<Uint8Array>) =>
      passphrase ? encrypted(chunks, passphrase) : chunks;
    await pipeline(text, createGzip(), cipher, output, { signal: end });
  } finally {
    await client.end().catch(() => {});
    end.removeEventListener("abort", cut);
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
    const copy = copyOut(client, `copy (select ${columns} from public."${table.name}") to stdout`);
    const sha256 = createHash("sha256");
    let rows = 0;
    for await (const chunk of copy.rows) {
      sha256.update(chunk);
      rows += countLines(chunk);
      yield chunk;
    }
    yield "\\.\n";
    const sent = await copy.count;
    if (sent !== rows) throw new Error(`${table.name}: the server sent ${sent} rows, ${rows} were written`);
    tail.tables.push({ name: table.name, rows, sha256: sha256.digest("hex") });
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

function lateError(file: string, deadlineMs: number): StartRefusal {
  const limit = deadlineMs < 60_000 ? `${deadlineMs / 1_000} s` : `${Math.round(deadlineMs / 60_000)} min`;
  return new StartRefusal(
    `La sauvegarde ${file} n’est pas finie après ${limit} : elle est abandonnée et rien n’en est gardé. Vérifiez que la base et le disque répondent, puis recommencez.`,
  );
}

function writingError(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (!["ENOENT", "EACCES", "ENOSPC", "EROFS", "EISDIR", "ENOTDIR"].includes(code)) return error;
  return new StartRefusal(`Impossible d’écrire la sauvegarde ${file} (${code}).`);
}
