import ExternalLink from "lucide-react/icons/external-link";
import { Icon } from "#app/ui/icon.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { oneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";
import { periodLabels, statisticsTexts } from "../labels.ts";
import { type Counted, withShares } from "../rules/figures.ts";
import type { Period } from "../rules/periods.ts";
import { pageTitle } from "../rules/page-title.ts";
import { ProportionBar } from "./proportion-bar.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";

const placeholders = [1, 2, 3, 4, 5];

interface TopPagesProps {
  pages: readonly { path: string; count: number }[];
  titles: Readonly<Record<string, string>>;
  period: Period;
  isLoading: boolean;
  className?: string;
}

/** The most visited pages (rule visits/top-pages): rank, name, link, bar, views and share of all listed views. */
export function TopPages({ pages, titles, period, isLoading, className }: TopPagesProps) {
  const shared = withShares(pages);
  const most = Math.max(...pages.map(({ count }) => count), 1);
  return (
    <StatisticsPanel
      title={statisticsTexts.topPages}
      note={`${periodLabels[period].replace(" jours", "")} derniers jours`}
      className={className}
    >
      <div className="min-h-56 xl:min-h-110">
        {isLoading ? (
          <Loading label={statisticsTexts.loading}>
            {placeholders.map((row) => (
              <Skeleton key={row} className="my-2.5 h-6" />
            ))}
          </Loading>
        ) : pages.length === 0 ? (
          <p className="py-6 text-muted">{statisticsTexts.empty}</p>
        ) : (
          <ol className="divide-y divide-line border-t border-line">
            {shared.map(({ path, count, share }, index) => (
              <li
                key={path}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto_3.75rem] items-center gap-x-3 py-2 lg:grid-cols-[1.5rem_minmax(0,1fr)_8rem_6rem_3.75rem]"
              >
                <span className="text-muted tabular-nums">{index + 1}</span>
                <a
                  href={path}
                  target="_blank"
                  rel="noreferrer"
                  className="flex min-h-6 min-w-0 items-center gap-2 font-semibold text-ink no-underline hover:underline max-md:col-span-2"
                >
                  <span className="truncate">{pageTitle(path, titles)}</span>
                  <Icon icon={ExternalLink} size={14} />
                  <span className="sr-only">(nouvel onglet)</span>
                </a>
                <ProportionBar share={(count / most) * 100} className="h-1.25 max-lg:hidden" />
                <span className="text-right whitespace-nowrap text-muted tabular-nums max-md:col-start-2 max-md:row-start-2 max-md:text-left">
                  {wholeNumber(count)} {count > 1 ? "vues" : "vue"}
                </span>
                <span className="text-right font-semibold whitespace-nowrap tabular-nums max-md:col-start-4 max-md:row-start-1">
                  {oneDecimal(share)}&nbsp;%
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </StatisticsPanel>
  );
}

interface CountedListProps {
  title: string;
  rows: readonly Counted[];
  nameOf: (name: string) => string;
  className?: string;
}

/** The traffic sources or entry pages (rule visits/sources), with their visits and their share of the listed visits. */
export function CountedList({ title, rows, nameOf, className }: CountedListProps) {
  return (
    <StatisticsPanel title={title} className={className}>
      {rows.length === 0 ? (
        <p className="py-6 text-muted">{statisticsTexts.empty}</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {withShares(rows).map(({ name, count, share }) => (
            <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto_3.75rem] gap-x-3 py-2">
              <span className="truncate font-semibold max-md:wrap-anywhere max-md:whitespace-normal">
                {nameOf(name)}
              </span>
              <span className="text-muted tabular-nums">
                {wholeNumber(count)} {count > 1 ? "visites" : "visite"}
              </span>
              <span className="text-right font-semibold tabular-nums">{oneDecimal(share)}&nbsp;%</span>
            </li>
          ))}
        </ol>
      )}
    </StatisticsPanel>
  );
}
