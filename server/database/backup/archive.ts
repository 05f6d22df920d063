import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { errorCode, StartRefusal } from "../../start-refusal.ts";
import { DamagedCipher, decrypted, isEncrypted, WrongPassphrase } from "./encryption.ts";
import { countLines, DamagedArchive, LineReader } from "./line-reader.ts";

/**
 * An archive is a gzipped SQL text that psql could run by hand on a migrated database. With a passphrase it is an age
 * file (ADR 134):
 *   -- atelier-backup 1
 *   -- {head}
 *   COPY public."t" (…) FROM stdin;      one block per table, PostgreSQL's own text format
 *   …
 *   \.
 *   SELECT pg_catalog.setval(…);         one line per sequence
 *   -- {tail}
 */
export const title = "-- atelier-backup 1";

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  /** The table's partitions, with their bounds in SQL. The rows of all partitions are stored under the parent table. */
  partitions: z.array(z.object({ name: z.string(), bounds: z.string() })),
});

export const headSchema = z.object({
  createdAt: z.string(),
  serverVersion: z.string(),
  /** When each applied migration was generated, as in migrations/meta/_journal.json. */
  migrations: z.array(z.number()),
  tables: z.array(tableSchema),
});

export const tailSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), sha256: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
});

export type BackupTable = z.output<typeof tableSchema>;
export type BackupHead = z.output<typeof headSchema>;
export type BackupTail = z.output<typeof tailSchema>;

export interface ReadOptions {
  /** The passphrase of an encrypted archive. */
  passphrase?: string | undefined;
  /** Aborts the read, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** Thrown when a file is not a backup of this application. */
class ForeignArchive extends Error {}

/** A function that gets each table's rows and returns their number. */
export type TakeTable = (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<number>;

/**
 * Reads an archive once, in order and to its end, in bounded memory. `begin` gets the head before any row. Throws
 * StartRefusal when the file is no archive, when it is cut or damaged (size, checksums, counts), and when the
 * passphrase is wrong.
 */
export async function readArchive(
  file: string,
  begin: (head: BackupHead) => Promise<void>,
  takeTable: TakeTable,
  { passphrase, signal }: ReadOptions = {},
): Promise<BackupTail> {
  let text: Readable | undefined;
  try {
    text = archiveText(file, await passphraseOf(file, passphrase), signal);
    return await readParts(new LineReader(text), begin, takeTable);
  } catch (error) {
    throw readingError(file, error);
  } finally {
    text?.destroy();
  }
}

/** Returns the passphrase for a file, or undefined when the file is not encrypted. */
async function passphraseOf(file: string, passphrase: string | undefined): Promise<string | undefined> {
  if (!(await isEncrypted(file))) return undefined;
  if (passphrase) return passphrase;
  throw new StartRefusal(
    `La sauvegarde ${file} est chiffrée : donnez sa phrase secrète dans BACKUP_PASSPHRASE.`,
  );
}

/** Returns the archive's text as a stream. An error in any part of the pipeline reaches whoever reads that stream. */
function archiveText(file: string, passphrase: string | undefined, signal?: AbortSignal): Readable {
  const source = createReadStream(file, signal ? { signal } : {});
  const failed = () => {};
  return passphrase === undefined
    ? pipeline(source, createGunzip(), failed)
    : pipeline(
        source,
        (chunks: AsyncIterable<Uint8Array>) => decrypted(chunks, passphrase),
        createGunzip(),
        failed,
      );
}

async function readParts(
  reader: LineReader,
  begin: (head: BackupHead) => Promise<void>,
  takeTable: TakeTable,
): Promise<BackupTail> {
  if ((await reader.line()) !== title) throw new ForeignArchive();
  const head = headSchema.parse(comment(await reader.line()));
  await begin(head);
  const found: BackupTail["tables"] = [];
  for (const table of head.tables) {
    if ((await reader.line()) !== copyStatement(table))
      throw new DamagedArchive(`la table ${table.name} n’est pas où elle devrait être`);
    const sha256 = createHash("sha256");
    const rows = await takeTable(table, hashed(reader.rows(), sha256));
    found.push({ name: table.name, rows, sha256: sha256.digest("hex") });
  }
  let last = await reader.line();
  while (last.startsWith("SELECT ")) last = await reader.line();
  const tail = tailSchema.parse(comment(last));
  await reader.end();
  if (tail.tables.length !== found.length) throw new DamagedArchive("il manque des tables");
  for (const [index, { name, rows, sha256 }] of tail.tables.entries()) {
    if (found[index]?.sha256 !== sha256) throw new DamagedArchive(`somme de contrôle fausse pour ${name}`);
    if (found[index].rows !== rows) throw new DamagedArchive(`${name} devait avoir ${rows} lignes`);
  }
  return tail;
}

/** Counts the rows, one per line, without storing them in memory. */
export const countRows: TakeTable = async (_table, chunks) => {
  let rows = 0;
  for await (const chunk of chunks) rows += countLines(chunk);
  return rows;
};

/** Returns the line that precedes a table's rows. */
export function copyStatement({ name, columns }: BackupTable): string {
  return `COPY public."${name}" (${columns.map((column) => `"${column}"`).join(", ")}) FROM stdin;`;
}

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): unknown },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

function comment(line: string): unknown {
  return JSON.parse(line.slice("-- ".length));
}

function readingError(file: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === "ENOENT") return new StartRefusal(`Le fichier ${file} n’existe pas.`);
  if (error instanceof WrongPassphrase)
    return new StartRefusal(
      `La sauvegarde ${file} ne s’ouvre pas avec la phrase secrète de BACKUP_PASSPHRASE : donnez celle du jour où elle a été faite.`,
    );
  if (error instanceof ForeignArchive)
    return new StartRefusal(`Le fichier ${file} n’est pas une sauvegarde de cette application.`);
  const reason = error instanceof DamagedArchive ? error.message : undefined;
  const unreadable =
    code.startsWith("Z_") ||
    error instanceof SyntaxError ||
    error instanceof z.ZodError ||
    error instanceof DamagedCipher;
  if (!reason && !unreadable) return error;
  return new StartRefusal(
    `Le fichier est abîmé ou incomplet : la sauvegarde ${file} est inutilisable (${reason ?? "elle ne se lit pas jusqu’au bout"}). Prenez-en une autre.`,
  );
}
