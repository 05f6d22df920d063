import { useState } from "react";
import { longDay } from "#app/lib/french/long-day.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { classes } from "#app/ui/classes.ts";
import { statisticsTexts } from "../labels.ts";
import { fullShadeVisitors, type StatisticsDay, tileOpacity } from "../rules/figures.ts";
import { StatisticsPanel } from "./statistics-panel.tsx";

const weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

/**
 * By how many days each arrow key moves the focus. The Tab key reaches only one tile (a day) of the calendar, so that
 * a person need not press it for each day.
 */
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 };

/** Returns the date and visitors of a tile as text. */
function dayText({ date, uniqueVisitors }: StatisticsDay): string {
  const day = longDay(new Date(`${date}T12:00:00Z`));
  return `${day}\u00a0: ${uniqueVisitors} ${uniqueVisitors > 1 ? "visiteurs" : "visiteur"}`;
}

/** The calendar of visits (rule visits/calendar): the more visitors a day had in the period, the darker its tile. */
export function VisitsCalendar({ days, className }: { days: readonly StatisticsDay[]; className?: string }) {
  const [shown, setShown] = useState<number | null>(null);
  const first = new Date(`${days[0]?.date}T00:00:00Z`);
  const blanks = (first.getUTCDay() + 6) % 7;
  const current = shown ?? days.length - 1;
  const full = fullShadeVisitors(days);
  const told = shown === null ? undefined : days[shown];
  return (
    <StatisticsPanel title={statisticsTexts.calendar} className={className}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the buttons inside */}
      <div
        onKeyDown={(event) => {
          const next = current + (steps[event.key] ?? 0);
          if (next === current || !days[next]) return;
          event.preventDefault();
          event.currentTarget.querySelectorAll("button")[next]?.focus();
        }}
        className="grid grid-cols-7 gap-1.5 text-center text-meta"
      >
        {weekdays.map((name) => (
          <span key={name} aria-hidden="true" className="font-semibold text-muted">
            {name.charAt(0).toUpperCase()}
          </span>
        ))}
        {Array.from({ length: blanks }, (_, index) => (
          <span key={index} />
        ))}
        {days.map((day, index) => (
          <button
            key={day.date}
            type="button"
            tabIndex={index === current ? 0 : -1}
            title={dayText(day)}
            onFocus={() => setShown(index)}
            onMouseEnter={() => setShown(index)}
            onClick={() => setShown(index)}
            className={classes(
              "relative overflow-hidden rounded-mark",
              days.length > 40 ? "min-h-9" : "min-h-12",
            )}
          >
            <Shade opacity={tileOpacity(day.uniqueVisitors, full)} className="absolute inset-0 size-full" />
            <span
              className={
                tileOpacity(day.uniqueVisitors, full) > 0.85
                  ? "relative text-white"
                  : "relative text-on-pale-day"
              }
            >
              {Number(day.date.slice(8))}
            </span>
            <span className="sr-only">&nbsp;: {dayText(day)}</span>
          </button>
        ))}
      </div>
      <p className="mt-3 min-h-6 text-small">
        {told ? dayText(told) : "Choisissez un jour pour lire son nombre de visiteurs."}
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-meta text-muted">
        <span className="mr-1">0 visiteur</span>
        {legendShares.map((share) => (
          <Shade key={share} opacity={tileOpacity(share * full, full)} className="rounded-sm h-3.5 w-5" />
        ))}
        <span className="ml-1">{wholeNumber(full)} et plus</span>
      </p>
    </StatisticsPanel>
  );
}

/** The shades of the legend. 1 stands for the number of visitors at which a tile has its full shade. */
const legendShares = [0, 0.25, 0.5, 0.75, 1];

function Shade({ opacity, className }: { opacity: number; className: string }) {
  return (
    <svg aria-hidden="true" className={className} preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width="1" height="1" className="fill-(--background-color-cobalt)" fillOpacity={opacity} />
    </svg>
  );
}
