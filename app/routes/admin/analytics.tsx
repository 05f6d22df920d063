import { useEffect } from "react";
import { StatisticsScreen } from "#app/domains/analytics/components/statistics-screen.tsx";
import { statisticsTexts } from "#app/domains/analytics/labels.ts";
import { getStatistics } from "#app/domains/analytics/queries/statistics.server.ts";
import { statisticsAddresses } from "#app/domains/analytics/rules/periods.ts";
import { mayUse } from "#app/domains/auth/access/rules.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { log } from "#app/lib/log.server.ts";
import type { Route } from "./+types/analytics";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = requireActor(context);
  const { period } = statisticsAddresses.read(url.searchParams);
  try {
    // The figures about won and lost requests are only for roles that may open quote requests.
    const statistics = await getStatistics(period, new Date(), mayUse(role, "/admin/quotes"));
    return { period, statistics, loadFailed: false };
  } catch (error) {
    log.error({ err: error }, "statistics not loaded");
    return { period, statistics: null, loadFailed: true };
  }
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

/** If a load fails, the screen shows a message and keeps the figures that it showed before (rule visits/failure). */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(async () => {
    const loaded = await serverLoader();
    if (loaded.loadFailed) throw new Error(statisticsTexts.failure);
    return loaded;
  });
}

export const meta = screenMeta(statisticsTexts.navigation);

export default function Analytics({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  return (
    <StatisticsScreen
      period={loaderData.period}
      statistics={loaderData.statistics}
      loadFailed={loaderData.loadFailed}
    />
  );
}
