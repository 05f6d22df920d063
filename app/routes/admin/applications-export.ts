import { requireActor } from "#app/domains/auth/guard.server.ts";
import { applicationExportColumns } from "#app/domains/technician-applications/labels.ts";
import { exportApplications } from "#app/domains/technician-applications/queries.server.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import type { Route } from "./+types/applications-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = applicationAddresses.read(url.searchParams);
  return csvAnswer("candidatures.csv", applicationExportColumns, exportApplications(address));
}
