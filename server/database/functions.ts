import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { projectRoot } from "../project-root.ts";

const folder = join(projectRoot, "migrations/functions");

/** Returns the SQL files of the functions, one for each subject, as file names and texts. */
export function functionFiles(): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}

/**
 * Replaces the functions in the database by those of this program (ADR 148). Does nothing when the text applied last
 * was the same. The comment on the schema `drizzle` stores the hash of that text. Call this after all migrations.
 */
export async function applyFunctions(client: pg.Client): Promise<void> {
  const text = [...functionFiles().values()].join("\n");
  const note = `functions ${createHash("sha256").update(text).digest("hex")}`;
  const { rows } = await client.query<{ applied: string | null }>(
    "select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as applied",
  );
  if (rows[0]?.applied === note) return;
  // Without the check of function bodies, a function may use a function that a later file defines.
  await client.query(
    `begin; set local check_function_bodies = off; ${text}; comment on schema drizzle is '${note}'; commit`,
  );
}
