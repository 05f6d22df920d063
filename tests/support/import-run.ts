import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { importRuns } from "#app/db/schema/location-imports.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { receiveImport } from "#app/domains/locations/import/commands/receive.server.ts";
import { continueImport } from "#app/domains/locations/import/jobs.server.ts";
import { exportImportFailures } from "#app/domains/locations/import/queries.server.ts";
import { importForm } from "./import-file.ts";

export const camille: Actor = { userId: "u", email: "camille@example.fr", name: "Camille", sessionId: "s" };

/** Imports a file with these rows: receives it, and runs the job until the import ends. Returns its row. */
export async function importWhole(data: unknown, fields?: Record<string, string | string[]>) {
  const answer = await receiveImport(camille, importForm({ data }, fields));
  await continueImport();
  const [run] = await db
    .select()
    .from(importRuns)
    .orderBy(sql`created_at desc`)
    .limit(1);
  if (!run) throw new Error("no import");
  return { answer, run };
}

/** Returns the rows that an import could not use. */
export async function failuresOf(runId: string) {
  const failures = [];
  for await (const part of exportImportFailures(runId)) failures.push(...part);
  return failures;
}
