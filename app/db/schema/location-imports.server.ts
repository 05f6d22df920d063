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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A region or département of an import file, by its code. */
export type ImportedArea = { code: string; name: string; regionCode?: string };
/** Why a file is refused. */
export type ImportProblem = { text: string };
/** What became of one stage's rows. */
export type StageCount = { created: number; existing: number; failed: number };

/**
 * One import of communes (B§4, decision 43). Whoever works on it finds in this row where to go on: each piece of work
 * and its counts are one transaction. status: receiving, refused, running, failed, cancelled, done.
 */
export const importRuns = pgTable(
  "import_runs",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().notNull().default("receiving"),
    /** regions, departments, communes, locations. */
    stage: text().notNull().default("regions"),
    /** The next chunk of the file in this stage, from 0. */
    position: integer().notNull().default(0),
    fileName: text("file_name").notNull().default(""),
    fileBytes: integer("file_bytes").notNull().default(0),
    /** Départements whose communes become locations; none means all of them. */
    departmentCodes: text("department_codes").array().notNull().default([]),
    patterns: jsonb().$type<{ address: string; phone: string; email: string }>(),
    regions: jsonb().$type<ImportedArea[]>().notNull().default([]),
    departments: jsonb().$type<ImportedArea[]>().notNull().default([]),
    /** Rows of the file: all, those with an empty postal code, those that could not be used. */
    rowCount: integer("row_count").notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    /** Communes of the chosen départements, once they are known. */
    locationTotal: integer("location_total").notNull().default(0),
    counts: jsonb().$type<Record<string, StageCount>>().notNull().default({}),
    problems: jsonb().$type<ImportProblem[]>().notNull().default([]),
    /** Failures in a row at the same place: beyond some, the import stops and says so. */
    attempts: integer().notNull().default(0),
    startedBy: text("started_by").notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    // One import at a time, whatever the number of nodes; also finds it.
    uniqueIndex("import_runs_active")
      .on(sql`(true)`)
      .where(sql`status in ('receiving', 'running')`),
    // The history, newest first.
    index("import_runs_created_at").on(table.createdAt.desc()),
  ],
);

/** A file's usable rows as they arrived, some hundreds together, until they are imported: no node holds a file. */
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

/** The rows an import could not use, and why. */
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
  // The failed rows of one import, in the order of the file.
  (table) => [index("import_failures_run_id").on(table.runId, table.row)],
);

/** One regeneration of all descriptions (decision 44). status: running, failed, cancelled, done. */
export const locationRegenerations = pgTable(
  "location_regenerations",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().notNull().default("running"),
    /** Also those written by hand. */
    includeEdited: boolean("include_edited").notNull(),
    /** The last location looked at; they follow each other by id. */
    afterId: uuid("after_id"),
    total: integer().notNull(),
    seen: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    kept: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    startedBy: text("started_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    // One regeneration at a time; also finds it.
    uniqueIndex("location_regenerations_active")
      .on(sql`(true)`)
      .where(sql`status = 'running'`),
    // The last one, for the list.
    index("location_regenerations_created_at").on(table.createdAt.desc()),
  ],
);
