import { statisticsExportColumns } from "#app/domains/analytics/labels.ts";
import { exportStatistics } from "#app/domains/analytics/queries/statistics.server.ts";
import { statisticsAddresses } from "#app/domains/analytics/rules/periods.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import type { Route } from "./+types/analytics-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const { period } = statisticsAddresses.read(url.searchParams);
  return csvAnswer(`visites-${period}.csv`, statisticsExportColumns, exportStatistics(period));
}
