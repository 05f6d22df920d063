import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { oneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";
import { statisticsTexts } from "../labels.ts";
import {
  averageDuration,
  durationText,
  percentChange,
  type SameHour,
  type StatisticsDay,
} from "../rules/figures.ts";

interface StatisticsFiguresProps {
  days: readonly StatisticsDay[];
  sameHour: SameHour;
  active: number;
}

/** The four numbers at the top of the statistics screen, for the chosen period. */
export function StatisticsFigures({ days, sameHour, active }: StatisticsFiguresProps) {
  const today = days.at(-1);
  const sum = (figure: "uniqueVisitors" | "totalPageViews") =>
    days.reduce((total, day) => total + day[figure], 0);
  const change = (figure: "uniqueVisitors" | "totalPageViews") => (
    <Change today={today?.[figure] ?? 0} before={sameHour[figure]} weekday={sameHour.weekday} />
  );
  return (
    <dl className="grid grid-cols-2 border-b border-line bg-sheet xl:grid-cols-4">
      <Figure
        label={statisticsTexts.visitors}
        note={change("uniqueVisitors")}
        trend={days.map(({ uniqueVisitors }) => uniqueVisitors)}
      >
        {wholeNumber(sum("uniqueVisitors"))}
      </Figure>
      <Figure
        label={statisticsTexts.pageViews}
        note={change("totalPageViews")}
        trend={days.map(({ totalPageViews }) => totalPageViews)}
      >
        {wholeNumber(sum("totalPageViews"))}
      </Figure>
      <Figure label={statisticsTexts.duration} note="par visite">
        {durationText(averageDuration(days))}
      </Figure>
      <Figure label={statisticsTexts.active} note={"mis à jour toutes les 30\u00a0s"}>
        {wholeNumber(active)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  note: ReactNode;
  /** The value of each day, for the small line beside the number. */
  trend?: readonly number[];
  children: ReactNode;
}

function Figure({ label, note, trend, children }: FigureProps) {
  return (
    <div className="border-line px-4 py-4 even:border-l max-xl:nth-[n+3]:border-t md:px-7 xl:not-first:border-l">
      <dt className="font-semibold">{label}</dt>
      <dd className="mt-1 flex items-center justify-between gap-5 font-title text-[2rem] leading-none font-[760] tracking-tight tabular-nums md:text-[2.75rem]">
        {children}
        {trend && <Sparkline values={trend} />}
      </dd>
      <dd className="mt-2 min-h-6 text-meta text-muted">{note}</dd>
    </div>
  );
}

const sparkHeight = 24;

/** A small line that shows the trend over the period. It has no axis, because the charts below show each day. */
function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, day) => `${day},${sparkHeight - (value / most) * sparkHeight}`);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(values.length - 1, 1)} ${sparkHeight}`}
      preserveAspectRatio="none"
      className="h-6 w-28 shrink overflow-visible max-md:hidden"
    >
      <polyline
        points={points.join(" ")}
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
        className="fill-none stroke-cobalt stroke-2"
      />
    </svg>
  );
}

/** Compares today, in words, with the same weekday a week ago up to the same hour (rule visits/change). */
function Change({ today, before, weekday }: { today: number; before: number; weekday: string }) {
  const percent = percentChange(today, before);
  const isUp = percent !== null && percent >= 0;
  return (
    <>
      {percent === null ? (
        "—"
      ) : (
        <span
          className={classes(
            "inline-flex items-baseline gap-1 font-semibold [&>svg]:self-center",
            isUp ? "text-success-ink" : "text-danger",
          )}
        >
          <Icon icon={isUp ? ArrowUp : ArrowDown} size={14} stroke={2.5} />
          <span className="sr-only">{isUp ? "en hausse de" : "en baisse de"}</span>
          {oneDecimal(Math.abs(percent))}&nbsp;%
        </span>
      )}
      &nbsp;: {wholeNumber(today)} aujourd’hui, contre {wholeNumber(before)} {weekday} dernier à la même heure
    </>
  );
}
