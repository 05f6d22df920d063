import { requireActor } from "#app/domains/auth/guard.server.ts";
import { failureColumns } from "#app/domains/locations/import/labels.ts";
import { exportImportFailures } from "#app/domains/locations/import/queries.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import type { Route } from "./+types/location-import-failures";

export function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  if (!isRecordId(params.id)) return new Response("Cet import n’est plus là.", { status: 404 });
  return csvAnswer("lignes-en-echec.csv", failureColumns, exportImportFailures(params.id));
}
