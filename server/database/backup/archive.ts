import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { StartRefusal } from "../../start-refusal.ts";

/**
 * An archive is a gzip text that psql could run by hand on a migrated database:
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
  /** Partitions by name, with their bounds as SQL; the rows are all under the parent. */
  partitions: z.array(z.object({ name: z.string(), bounds: z.string() })),
});

export const headSchema = z.object({
  createdAt: z.string(),
  serverVersion: z.string(),
  /** When each applied migration was written, as in migrations/meta/_journal.json. */
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

/** What reads an archive does with each table's rows; returns how many it found. */
export type TakeTable = (table: BackupTable, rows: AsyncIterable<Buffer>) => Promise<number>;

const newline = 0x0a;
const endOfRows = Buffer.from("\\.\n");

/**
 * Reads an archive once, in order, in bounded memory. `begin` gets the head before any row. Throws StartRefusal
 * when the file is not an archive, is cut or damaged (size, checksums, counts).
 */
export async function readArchive(
  file: string,
  begin: (head: BackupHead) => Promise<void>,
  takeTable: TakeTable,
): Promise<BackupTail> {
  const source = createReadStream(file).on("error", (error) => lines.destroy(error));
  const lines = source.pipe(createGunzip());
  try {
    return await readParts(new LineReader(lines), begin, takeTable);
  } catch (error) {
    throw readingError(file, error);
  } finally {
    source.destroy();
    lines.destroy();
  }
}

async function readParts(
  reader: LineReader,
  begin: (head: BackupHead) => Promise<void>,
  takeTable: TakeTable,
): Promise<BackupTail> {
  if ((await reader.line()) !== title)
    throw new DamagedArchive("ce n’est pas une sauvegarde de cette application");
  const head = headSchema.parse(comment(await reader.line()));
  await begin(head);
  const found: BackupTail["tables"] = [];
  for (const table of head.tables) {
    if ((await reader.line()) !== copyStatement(table))
      throw new DamagedArchive(`table ${table.name} introuvable`);
    const sha256 = createHash("sha256");
    const rows = await takeTable(table, hashed(reader.rows(), sha256));
    found.push({ name: table.name, rows, sha256: sha256.digest("hex") });
  }
  let last = await reader.line();
  while (last.startsWith("SELECT ")) last = await reader.line();
  const tail = tailSchema.parse(comment(last));
  for (const [index, { name, rows, sha256 }] of tail.tables.entries()) {
    if (found[index]?.sha256 !== sha256) throw new DamagedArchive(`somme de contrôle fausse pour ${name}`);
    if (found[index].rows !== rows) throw new DamagedArchive(`${name} devait avoir ${rows} lignes`);
  }
  return tail;
}

/** Counts rows without keeping them: each is a line. */
export const countRows: TakeTable = async (_table, chunks) => {
  let rows = 0;
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
  }
  return rows;
};

/** The line that opens a table's rows. */
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

class DamagedArchive extends Error {}

function readingError(file: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new StartRefusal(`Le fichier ${file} n’existe pas.`);
  const reason = error instanceof DamagedArchive ? error.message : undefined;
  const unreadable = code.startsWith("Z_") || error instanceof SyntaxError || error instanceof z.ZodError;
  if (!reason && !unreadable) return error;
  return new StartRefusal(
    `La sauvegarde ${file} est inutilisable : ${reason ?? "fichier abîmé ou incomplet"}.`,
  );
}

/** Lines of a stream, and the blocks of rows between them, one row in memory at most plus one chunk. */
class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  /** Starts at the beginning of a line. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async line(): Promise<string> {
    await this.#fillLine();
    const end = this.#rest.indexOf(newline);
    const line = this.#rest.toString("utf8", 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      await this.#fillLine();
      const end = this.#endOfRows();
      const complete = end ?? this.#rest.lastIndexOf(newline) + 1;
      if (complete > 0) yield this.#rest.subarray(0, complete);
      this.#rest = this.#rest.subarray(end === undefined ? complete : complete + endOfRows.length);
      if (end !== undefined) return;
    }
  }

  #endOfRows(): number | undefined {
    if (this.#rest.subarray(0, endOfRows.length).equals(endOfRows)) return 0;
    const at = this.#rest.indexOf("\n\\.\n");
    return at < 0 ? undefined : at + 1;
  }

  /** Reads until at least one whole line is there. */
  async #fillLine(): Promise<void> {
    if (this.#rest.includes(newline)) return;
    const parts = [this.#rest];
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new DamagedArchive("elle s’arrête avant la fin");
      parts.push(value);
      if (value.includes(newline)) break;
    }
    this.#rest = Buffer.concat(parts);
  }
}
