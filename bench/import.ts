import { execFile } from "node:child_process";
import { chmodSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import type { Cluster } from "../tests/support/cluster.ts";
import { createDatabase } from "../tests/support/databases.ts";
import { communesFile } from "./communes.ts";
const run = promisify(execFile);

interface Report {
  bytes: number;
  receivedMs: number;
  totalMs: number;
  growthMb: number;
  longestBlockMs: number;
  run: { status: string; skipped: number; failed: number; stages: { created: number; existing: number }[] };
}

const tables = {
  regions: "id, code, name",
  departments: "id, code, name, region_id",
  communes: "id, insee_code, postal_code, name, department_id, latitude, longitude, population",
  locations: `id, commune_id, name, slug, address, postal_code, city, phone, email, hours, description,
    description_edited, services, latitude, longitude, created_at, updated_at`,
};

/**
 * Compares the whole import with a plain COPY of its rows in the same run. Returns null without the file of communes.
 */
export async function measureImport(cluster: Cluster): Promise<Record<string, unknown>[] | null> {
  if (!existsSync(communesFile)) return null;
  const folder = mkdtempSync(join(tmpdir(), "atelier-bench-"));
  // PostgreSQL writes its files into this folder under its own account.
  chmodSync(folder, 0o777);
  try {
    const wide = join(folder, "wide.json");
    await writeWideFile(wide);
    const [first, other] = await Promise.all([newDatabase(cluster), newDatabase(cluster)]);
    const whole = await importFile(communesFile, first);
    const again = await importFile(communesFile, first);
    const copyMs = await measureCopy(first, other, folder);
    const widest = await importFile(wide, await newDatabase(cluster));
    const shown = (name: string, { totalMs, receivedMs, growthMb, longestBlockMs, run: done }: Report) => ({
      import: name,
      "s in all": round(totalMs / 1000),
      "s receiving": round(receivedMs / 1000),
      "times COPY": round(totalMs / copyMs),
      "MB more": Math.round(growthMb),
      "longest pause ms": Math.round(longestBlockMs),
      created: done.stages.at(-1)?.created,
      existing: done.stages.at(-1)?.existing,
      skipped: done.skipped,
      failed: done.failed,
    });
    return [
      shown("all communes, 7 MB", whole),
      shown("the same again", again),
      shown(`47 columns, ${Math.round(widest.bytes / 1e6)} MB`, widest),
      { import: "COPY of the same rows", "s in all": round(copyMs / 1000), "times COPY": 1 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function newDatabase(cluster: Cluster): Promise<string> {
  return (await createDatabase(cluster.url("postgres"))).url;
}

async function importFile(file: string, databaseUrl: string): Promise<Report> {
  const child = join(import.meta.dirname, "import-child.ts");
  const environment = { ...process.env, DATABASE_URL: databaseUrl, LOG_LEVEL: "warn" };
  const { stdout } = await run(process.execPath, [child, file], { env: environment });
  return JSON.parse(stdout) as Report;
}

/** Writes a file with 47 columns like the official one. The import ignores most of these texts and numbers. */
async function writeWideFile(path: string): Promise<void> {
  const { data } = JSON.parse(gunzipSync(readFileSync(communesFile)).toString()) as { data: object[] };
  const others = Object.fromEntries(
    Array.from({ length: 38 }, (_, index) => [
      `colonne_supplementaire_${index}`,
      index % 3 ? index * 1.5 : "valeur",
    ]),
  );
  async function* lines() {
    yield '{"data":[\n';
    for (const [index, row] of data.entries())
      yield `${index ? ",\n" : ""}${JSON.stringify({ ...row, ...others }, null, 1)}`;
    yield "\n]}\n";
  }
  await pipeline(lines, createWriteStream(path));
}

/** Returns the milliseconds that COPY takes to write the rows of `from` into the same tables with the same indexes. */
async function measureCopy(from: string, to: string, folder: string): Promise<number> {
  const [source, target] = [
    new pg.Client({ connectionString: from }),
    new pg.Client({ connectionString: to }),
  ];
  await Promise.all([source.connect(), target.connect()]);
  for (const [table, columns] of Object.entries(tables))
    await source.query(`copy ${table} (${columns}) to '${folder}/${table}'`);
  const started = performance.now();
  for (const [table, columns] of Object.entries(tables))
    await target.query(`copy ${table} (${columns}) from '${folder}/${table}'`);
  const ms = performance.now() - started;
  await Promise.all([source.end(), target.end()]);
  return ms;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
