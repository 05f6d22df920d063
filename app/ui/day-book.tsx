import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface DayGroupProps {
  id: string;
  title: string;
  count?: number;
  /** The meaning of the group, in a few words. */
  hint: ReactNode;
  /** Links to the remaining rows. */
  more?: readonly { to: string; label: string }[];
  /** True for the urgent group, which has a dark background. */
  isInk?: boolean;
  children: ReactNode;
}

/**
 * A group of the day book (the dashboard's list of what to do): at the left its name and the link to the remaining
 * rows, at the right its first rows. On a narrow screen the order is name, rows, link: a link above the rows would push
 * the first row down (ADR 215).
 */
export function DayGroup({ id, title, count, hint, more = [], isInk = false, children }: DayGroupProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[184px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]",
        isInk
          ? "on-ink max-md:-mx-4 max-md:-mt-5 md:rounded-control"
          : "border-ink not-first:border-t first:rounded-t-control last:rounded-b-control",
      )}
    >
      <div className="px-4 pt-3 pb-2 md:px-5 lg:pt-4 lg:pb-0">
        <h2 id={id} className="text-h4 md:text-h3">
          {title}
          {count !== undefined && (
            <span
              className={classes("ml-2 text-base font-medium", isInk ? "text-muted-on-ink" : "text-muted")}
            >
              {count}
            </span>
          )}
        </h2>
        <p className={classes("text-meta", isInk ? "text-muted-on-ink" : "text-muted")}>{hint}</p>
      </div>
      <ul
        className={classes(
          "grid min-w-0 divide-y lg:row-span-2 lg:border-l",
          isInk ? "divide-ink-3 lg:border-ink-3" : "divide-line lg:border-line",
        )}
      >
        {children}
      </ul>
      <p
        className={classes(
          "flex flex-wrap items-start gap-x-4 px-4 max-lg:border-t max-lg:py-1 max-lg:empty:hidden md:px-5 lg:col-start-1 lg:row-start-2 lg:pb-4",
          isInk ? "border-ink-3" : "border-line",
        )}
      >
        {more.map(({ to, label }) => (
          <AppLink
            key={to}
            to={to}
            className={classes(
              "inline-flex min-h-10 items-center text-meta font-semibold no-underline hover:underline lg:min-h-8",
              isInk ? "text-white" : "text-cobalt",
            )}
          >
            {label}
          </AppLink>
        ))}
      </p>
    </section>
  );
}

interface DayRowProps {
  /** The person or thing, as a link to the record. */
  title: string;
  to: string;
  /** The kind of the record and its subject. */
  subject: ReactNode;
  /** The person's problem, in their own words. */
  text: ReactNode;
  time: { text: string; note?: string; isLate?: boolean };
  /** The next action, such as a call, one tap away. */
  act: ReactNode;
  /** Buttons, below the row's text, that finish the record without opening it. */
  ends?: ReactNode;
  isInk?: boolean;
}

/**
 * One line of the day book: the person, the subject, the time and the next action. The time and the action are to the
 * right of the words, or below them on a phone.
 */
export function DayRow({ title, to, subject, text, time, act, ends, isInk = false }: DayRowProps) {
  const muted = isInk ? "text-muted-on-ink" : "text-muted";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 md:px-5 md:max-xl:grid-cols-[minmax(0,1fr)_9.5rem] md:max-xl:items-start md:max-xl:gap-y-1.5 xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_9.5rem_8rem]">
      <div className="min-w-0 max-md:col-span-full">
        <AppLink
          to={to}
          className={classes(
            "font-semibold no-underline hover:underline max-xl:text-base",
            isInk ? "text-white" : "text-ink",
          )}
        >
          {title}
        </AppLink>
        <p className={classes("truncate text-meta", muted)}>{subject}</p>
      </div>
      <div className="min-w-0 max-md:col-span-full max-md:mb-1.5 md:max-xl:col-start-1 md:max-xl:row-start-2">
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        {ends}
      </div>
      <p className="leading-tight md:max-xl:col-start-2 md:max-xl:row-start-1" suppressHydrationWarning>
        <strong
          className={classes(
            "block font-semibold tabular-nums",
            isInk && "font-title text-h3 tracking-title",
          )}
        >
          {time.text}
        </strong>
        {time.note && (
          <span
            className={classes("text-meta", time.isLate && !isInk ? "text-danger" : muted)}
            suppressHydrationWarning
          >
            {time.note}
          </span>
        )}
      </p>
      <div className="*:w-32 md:max-xl:col-start-2 md:max-xl:row-start-2">{act}</div>
    </li>
  );
}
