import ArrowLeft from "lucide-react/icons/arrow-left";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { shortDay } from "#app/lib/french/dates.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useAllowed } from "#app/ui/allowed.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { oneDecimal } from "#app/lib/french/numbers.ts";
import { periodLabels, statisticsTexts } from "../labels.ts";
import { pageTitle } from "../rules/page-title.ts";
import { deviceSplit, type Statistics, type StatisticsDay } from "../rules/figures.ts";
import { type Period, periods, statisticsAddresses } from "../rules/periods.ts";
import { RequestResults } from "./request-results.tsx";
import { StatisticsFigures } from "./statistics-figures.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";
import { CountedList, TopPages } from "./top-pages.tsx";
import { useActiveVisitors } from "./use-active-visitors.ts";
import { VisitsCalendar } from "./visits-calendar.tsx";

// Only the browser draws the charts. On the server they would need style attributes, which the security policy forbids.
const charts = () => import("./statistics-charts.tsx");
const VisitorsChart = lazy(async () => ({ default: (await charts()).VisitorsChart }));
const PageViewsChart = lazy(async () => ({ default: (await charts()).PageViewsChart }));
const BounceChart = lazy(async () => ({ default: (await charts()).BounceChart }));
const DevicesChart = lazy(async () => ({ default: (await charts()).DevicesChart }));

interface StatisticsScreenProps {
  period: Period;
  /** Null when the first load failed. */
  statistics: Statistics | null;
  loadFailed: boolean;
}

/** The statistics screen. After a failed load it shows an error and the earlier numbers (rule visits/failure). */
export function StatisticsScreen({ period, statistics, loadFailed }: StatisticsScreenProps) {
  const { revalidate, state } = useRevalidator();
  const isChanging = useNavigation().state === "loading";
  const active = useActiveVisitors(statistics?.activeVisitors ?? 0);
  const isRefreshing = state === "loading";
  return (
    <AdminPage
      title={statisticsTexts.title}
      padded={false}
      actions={
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2.5 md:gap-x-3.5 md:max-xl:order-last md:max-xl:basis-full">
          <SegmentedLinks
            label={statisticsTexts.period}
            items={(Object.keys(periods) as Period[]).map((key) => ({
              to: statisticsAddresses.write({ period: key }),
              label: periodLabels[key],
              current: key === period,
            }))}
          />
          <Button
            variant="secondary"
            size="sm"
            icon={RefreshCw}
            busy={isRefreshing}
            busyLabel="Lecture…"
            onClick={() => void revalidate()}
            // On a phone the button is beside the choice of the period, so it has only its text, without the icon.
            className="max-md:px-2 max-md:[&_svg]:hidden"
          >
            {statisticsTexts.refresh}
          </Button>
        </div>
      }
      live={
        <LiveState state="live" label={`${active} ${active > 1 ? "visiteurs" : "visiteur"} en ce moment`} />
      }
    >
      {loadFailed && (
        <div className="border-b border-line bg-sheet px-4 py-3 md:px-7">
          <Alert tone="danger" title={statisticsTexts.failure} />
        </div>
      )}
      {!statistics && <ScreenLinks period={period} className="px-4 pt-3 md:px-7" />}
      {statistics && (
        <LoadedStatistics
          statistics={statistics}
          period={period}
          active={active}
          isLoading={isChanging || isRefreshing}
        />
      )}
    </AdminPage>
  );
}

/** A link to the dashboard, and a link that downloads the period's numbers as a file. */
function ScreenLinks({ period, className }: { period: Period; className: string }) {
  const isAllowed = useAllowed();
  return (
    <p className={classes("flex flex-wrap items-center justify-between gap-x-4 text-small", className)}>
      {isAllowed("/admin") && (
        <AppLink to="/admin" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon icon={ArrowLeft} size={16} />
          Tableau de bord
        </AppLink>
      )}
      <ExportLink
        to={statisticsAddresses.write({ period }, `${statisticsAddresses.path}/export`)}
        variant="text"
      />
    </p>
  );
}

function LegendEntry({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" width="12" height="12">
        <rect width="12" height="12" rx="3" className={mark} />
      </svg>
      {children}
    </li>
  );
}

interface LoadedStatisticsProps {
  statistics: Statistics;
  period: Period;
  active: number;
  isLoading: boolean;
}

function LoadedStatistics({ statistics, period, active, isLoading }: LoadedStatisticsProps) {
  const { days, topPages, titles, sources, entries } = statistics;
  const split = deviceSplit(statistics.devices);
  const today = days.at(-1);
  return (
    <div aria-busy={isLoading}>
      <StatisticsFigures days={days} sameHour={statistics.sameHour} active={active} />
      <ScreenLinks period={period} className="px-4 pt-3 md:px-7" />
      <div className="grid gap-5 px-4 pt-2 pb-5 md:px-7 xl:grid-cols-12">
        {statistics.results && (
          <RequestResults results={statistics.results} period={period} className="xl:col-span-12" />
        )}
        <StatisticsPanel
          title={statisticsTexts.chartVisitors}
          note={`${today?.uniqueVisitors ?? 0} aujourd’hui`}
          className="xl:col-span-8"
          table={{
            columns: ["Jour", statisticsTexts.chartVisitors, statisticsTexts.requests],
            rows: byDay(days, (day) => [String(day.uniqueVisitors), String(day.requests)]),
          }}
        >
          <ChartFrame className="h-70">
            <VisitorsChart data={days} />
          </ChartFrame>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-meta text-muted">
            <LegendEntry mark="fill-cobalt">{statisticsTexts.chartVisitors}, à gauche</LegendEntry>
            <LegendEntry mark="fill-bar">{statisticsTexts.requests}, à droite</LegendEntry>
          </ul>
        </StatisticsPanel>
        <StatisticsPanel
          title={statisticsTexts.devices}
          note={split.isExample ? statisticsTexts.example : undefined}
          className="xl:col-span-4"
          table={{
            columns: ["Appareil", "Part"],
            rows: split.entries.map(({ name, value }) => [name, `${oneDecimal(value)}\u00a0%`]),
          }}
        >
          <ChartFrame className="h-42.5">
            <DevicesChart entries={split.entries} visits={split.visits} />
          </ChartFrame>
          <ul className="mt-3 divide-y divide-line border-t border-line">
            {split.entries.map(({ name, value, color }) => (
              <li key={name} className="flex items-center gap-2.5 py-1.5">
                <svg aria-hidden="true" width="12" height="12">
                  <rect width="12" height="12" rx="3" fill={color} />
                </svg>
                <span className="flex-1">{name}</span>
                <span className="font-semibold tabular-nums">{oneDecimal(value)}&nbsp;%</span>
              </li>
            ))}
          </ul>
        </StatisticsPanel>
        <StatisticsPanel
          title={statisticsTexts.pageViews}
          note={`${today?.totalPageViews ?? 0} aujourd’hui`}
          className="xl:col-span-6"
          table={{
            columns: ["Jour", statisticsTexts.pageViews],
            rows: byDay(days, (day) => [String(day.totalPageViews)]),
          }}
        >
          <ChartFrame className="h-55">
            <PageViewsChart data={days} />
          </ChartFrame>
        </StatisticsPanel>
        <StatisticsPanel
          title={statisticsTexts.bounce}
          note={`${oneDecimal(today?.bounceRate ?? 0)}\u00a0% aujourd’hui`}
          className="xl:col-span-6"
          table={{
            columns: ["Jour", statisticsTexts.bounce],
            rows: byDay(days, (day) => [`${oneDecimal(day.bounceRate)}\u00a0%`]),
          }}
        >
          <ChartFrame className="h-55">
            <BounceChart data={days} />
          </ChartFrame>
        </StatisticsPanel>
        <VisitsCalendar days={days} className="xl:col-span-5" />
        <TopPages
          pages={topPages}
          titles={titles}
          period={period}
          isLoading={isLoading}
          className="xl:col-span-7"
        />
        <CountedList
          title={statisticsTexts.sources}
          rows={sources}
          nameOf={(name) => name || statisticsTexts.direct}
          className="xl:col-span-6"
        />
        <CountedList
          title={statisticsTexts.entries}
          rows={entries}
          nameOf={(path) => pageTitle(path, titles)}
          className="xl:col-span-6"
        />
      </div>
    </div>
  );
}

function byDay(days: readonly StatisticsDay[], cells: (day: StatisticsDay) => string[]): string[][] {
  return days.map((day) => [shortDay(new Date(`${day.date}T12:00:00Z`)), ...cells(day)]);
}

const never = () => () => undefined;

/** Reserves the space of a chart until the chart loads. */
function ChartFrame({ className, children }: { className: string; children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <Skeleton className="size-full" />;
  return (
    <div className={className}>{isInBrowser ? <Suspense fallback={place}>{children}</Suspense> : place}</div>
  );
}
