import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** A region or département of an import file, by its code. */
export type ImportedArea = { code: string; name: string; regionCode?: string };
/** Why a file is refused. */
export type ImportProblem = { text: string };
/**
 * How many rows of one stage were new, known or failed. The stages are regions, départements, communes and locations.
 */
export type StageCount = { created: number; existing: number; failed: number };

/**
 * One import of communes (rule import/stages). The row says where the import continues after an interruption: each
 * step is stored in one transaction with its counts. status: receiving, refused, running, failed, cancelled, done.
 */
export const importRuns = pgTable(
  "import_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().notNull().default("receiving"),
    /** The current stage: regions, departments, communes, locations. */
    stage: text().notNull().default("regions"),
    /** The next chunk (a few hundred rows of the file) in this stage, from 0. */
    position: integer().notNull().default(0),
    fileName: text("file_name").notNull().default(""),
    fileBytes: integer("file_bytes").notNull().default(0),
    /** Départements whose communes become locations. An empty list means all départements. */
    departmentCodes: text("department_codes").array().notNull().default([]),
    patterns: jsonb().$type<{ address: string; phone: string; email: string }>(),
    regions: jsonb().$type<ImportedArea[]>().notNull().default([]),
    departments: jsonb().$type<ImportedArea[]>().notNull().default([]),
    /** The number of all rows, of rows with an empty postal code, and of rows that could not be imported. */
    rowCount: integer("row_count").notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Number of communes in the chosen départements, once known. */
    locationTotal: integer("location_total").notNull().default(0),
    counts: jsonb().$type<Record<string, StageCount>>().notNull().default({}),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    /** Consecutive failures at the same step. The import stops after a few failures. */
    attempts: integer().notNull().default(0),
    startedBy: text("started_by").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    // Allows one import at a time, whatever the number of nodes, and finds this import.
    uniqueIndex("import_runs_active")
      .on(sql`(true)`)
      .where(sql`status in ('receiving', 'running')`),
    // Lists the imports, newest first.
    index("import_runs_created_at").on(table.createdAt.desc()),
  ],
);

/** A file's usable rows, a few hundred together, until they are imported. So no node needs the file in memory. */
export const importChunks = pgTable(
  "import_chunks",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => importRuns.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    rows: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number] })],
);

/** The rows that an import could not use, each with the reason. */
export const importFailures = pgTable(
  "import_failures",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    runId: uuid("run_id")
      .notNull()
      .references(() => importRuns.id, { onDelete: "cascade" }),
    row: integer().notNull(),
    inseeCode: text("insee_code").notNull(),
    name: text().notNull(),
    reason: text().notNull(),
  },
  // Lists the failed rows of one import in the order of the file.
  (table) => [index("import_failures_run_id").on(table.runId, table.row)],
);

/** One regeneration of all descriptions (rule zones/regeneration). status: running, failed, cancelled, done. */
export const locationRegenerations = pgTable(
  "location_regenerations",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().notNull().default("running"),
    /** Whether the regeneration also rewrites descriptions written by hand. */
    includeEdited: boolean("include_edited").notNull(),
    /** The id of the last location that was handled. Locations are handled in the order of their ids. */
    afterId: uuid("after_id"),
    total: integer().notNull(),
    seen: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    /**
     * Number of descriptions that the text-generation service did not write. The site composed these texts without that
     * service.
     */
    refused: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    startedBy: text("started_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    // At most one row can be running. The same index finds this row.
    uniqueIndex("location_regenerations_active")
      .on(sql`(true)`)
      .where(sql`status = 'running'`),
    // Finds the last regeneration, for the list.
    index("location_regenerations_created_at").on(table.createdAt.desc()),
  ],
);
