import { requireActor } from "#app/domains/auth/guard.server.ts";
import { failureColumns } from "#app/domains/locations/labels/import.ts";
import { listImportFailures } from "#app/domains/locations/queries/imports.server.ts";
import { csvAnswer, toCsv } from "#app/lib/csv.ts";
import { isRecordId } from "#app/lib/inbox/address.ts";
import type { Route } from "./+types/location-import-failures";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const failures = isRecordId(params.id) ? await listImportFailures(params.id) : [];
  const rows = failures.map(({ row, inseeCode, name, reason }) => [String(row), inseeCode, name, reason]);
  return csvAnswer("lignes-en-echec.csv", toCsv(failureColumns, rows));
}
