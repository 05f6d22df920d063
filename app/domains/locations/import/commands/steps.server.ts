import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { importChunks, type importRuns } from "#app/db/schema/location-imports.server.ts";
import { addCounts, type ImportStage, importStages, type StageCount } from "../rules/runs.ts";

export type ImportRun = typeof importRuns.$inferSelect;
/** The columns of `import_runs` that one step changes. */
export type StepChanges = Partial<Pick<ImportRun, "stage" | "position" | "counts" | "failed">>;

/** Creates the file's regions. A region whose code exists already stays as it is (rule import/existing). */
export async function importRegions(tx: Executor, run: ImportRun): Promise<StepChanges> {
  const { rowCount } = await tx.execute(sql`
    insert into regions (code, name)
    select code, name from json_to_recordset(${JSON.stringify(run.regions)}::json) as r (code text, name text)
    on conflict (code) do nothing`);
  return nextStage(run, "regions", created(rowCount, run.regions.length));
}

/**
 * Creates the file's départements (administrative areas), each in its region. A département whose code exists already
 * stays as it is.
 */
export async function importDepartments(tx: Executor, run: ImportRun): Promise<StepChanges> {
  const { rowCount } = await tx.execute(sql`
    insert into departments (code, name, region_id)
    select d.code, d.name, regions.id
    from json_to_recordset(${JSON.stringify(run.departments)}::json) as d (code text, name text, "regionCode" text)
    join regions on regions.code = d."regionCode"
    on conflict (code) do nothing`);
  return nextStage(run, "departments", created(rowCount, run.departments.length));
}

/**
 * Creates the communes (municipalities) of one chunk (part of the file's rows), which the SQL reads in the database. A
 * commune whose INSEE code (official number) exists already gets the file's number of inhabitants and other postal
 * codes, if the file has them. It gets the file's coordinates only if it has none.
 */
export async function importCommunes(tx: Executor, run: ImportRun): Promise<StepChanges> {
  const rows = await countRows(tx, run);
  if (rows === null) return { stage: "locations", position: 0 };
  const inChunk = sql`
    (select r.* from import_chunks c,
      json_to_recordset(c.rows) as r (n int, i text, p text, m text, d text, y float8, x float8, o text[], h int)
      where c.run_id = ${run.id} and c.number = ${run.position}) as r`;
  const { rowCount } = await tx.execute(sql`
    insert into communes (insee_code, postal_code, name, department_id, latitude, longitude, other_postal_codes, population)
    select r.i, r.p, r.m, d.id, r.y, r.x, coalesce(r.o, '{}'), r.h from ${inChunk} join departments d on d.code = r.d
    order by r.n
    on conflict (insee_code) do nothing`);
  const counted = created(rowCount, rows);
  if (counted.existing > 0) {
    await tx.execute(sql`
      update communes set latitude = r.y, longitude = r.x from ${inChunk}
      where communes.insee_code = r.i and communes.latitude is null and r.y is not null`);
    await tx.execute(sql`
      update communes set other_postal_codes = coalesce(r.o, other_postal_codes), population = coalesce(r.h, population)
      from ${inChunk}
      where communes.insee_code = r.i
        and (r.o is not null and r.o <> other_postal_codes or r.h is not null and r.h is distinct from population)`);
  }
  return { position: run.position + 1, counts: withCount(run, "communes", counted) };
}

async function countRows(tx: Executor, { id, position }: ImportRun): Promise<number | null> {
  const [chunk] = await tx
    .select({ rows: sql<number>`json_array_length(${importChunks.rows})` })
    .from(importChunks)
    .where(and(eq(importChunks.runId, id), eq(importChunks.number, position)));
  return chunk?.rows ?? null;
}

function created(rowCount: number | null, rows: number): StageCount {
  return { created: rowCount ?? 0, existing: rows - (rowCount ?? 0), failed: 0 };
}

/** Returns the counts of an import's stages, after `more` is added to the counts of one stage. */
export function withCount(
  run: ImportRun,
  stage: ImportStage,
  more: Partial<StageCount>,
): ImportRun["counts"] {
  return { ...run.counts, [stage]: addCounts(run.counts[stage], more) };
}

function nextStage(run: ImportRun, stage: ImportStage, counted: StageCount): StepChanges {
  return {
    stage: importStages[importStages.indexOf(stage) + 1],
    position: 0,
    counts: withCount(run, stage, counted),
  };
}
