import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { statisticsTexts } from "../labels.ts";
import { averageDuration, durationText, percentChange, type StatisticsDay } from "../rules/figures.ts";

const whole = new Intl.NumberFormat("fr-FR");
const oneDecimal = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface StatisticsFiguresProps {
  days: readonly StatisticsDay[];
  active: number;
}

/** The four figures of a period (B§2). */
export function StatisticsFigures({ days, active }: StatisticsFiguresProps) {
  const today = days.at(-1);
  const yesterday = days.at(-2);
  const sum = (figure: "uniqueVisitors" | "totalPageViews") =>
    days.reduce((total, day) => total + day[figure], 0);
  const change = (figure: "uniqueVisitors" | "totalPageViews") => (
    <Change percent={percentChange(today?.[figure] ?? 0, yesterday?.[figure])} />
  );
  return (
    <dl className="sm:grid-cols-2 grid border-b border-line bg-sheet xl:grid-cols-4">
      <Figure label={statisticsTexts.visitors} note={change("uniqueVisitors")}>
        {whole.format(sum("uniqueVisitors"))}
      </Figure>
      <Figure label={statisticsTexts.pageViews} note={change("totalPageViews")}>
        {whole.format(sum("totalPageViews"))}
      </Figure>
      <Figure label={statisticsTexts.duration} note="par visite">
        {durationText(averageDuration(days))}
      </Figure>
      <Figure label={statisticsTexts.active} note="mis à jour toutes les 30 s">
        {whole.format(active)}
      </Figure>
    </dl>
  );
}

function Figure({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="sm:nth-2:border-t-0 sm:even:border-l border-line px-4 py-4 not-first:border-t md:px-7 xl:border-t-0! xl:not-first:border-l">
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-1 font-title text-[2.75rem] leading-none font-[760] tracking-tight tabular-nums">
        {children}
      </dd>
      <dd className="mt-2 min-h-6 text-meta text-muted">{note}</dd>
    </div>
  );
}

/** Against the previous day (decision 40). */
function Change({ percent }: { percent: number | null }) {
  if (percent === null) return <>— par rapport à hier</>;
  const isUp = percent >= 0;
  return (
    <>
      <span
        className={classes(
          "inline-flex items-center gap-1 font-semibold",
          isUp ? "text-success-ink" : "text-danger",
        )}
      >
        <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} stroke={2.5} />
        <span className="sr-only">{isUp ? "en hausse de" : "en baisse de"}</span>
        {oneDecimal.format(Math.abs(percent))} %
      </span>{" "}
      par rapport à hier
    </>
  );
}
