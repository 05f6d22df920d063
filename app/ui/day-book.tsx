import type { ReactNode } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface DayGroupProps {
  id: string;
  title: string;
  count?: number;
  /** What the group means, in a few words. */
  hint: ReactNode;
  /** Where the rest is. */
  more?: readonly { to: string; label: string }[];
  /** The urgent group is inked. */
  isInk?: boolean;
  children: ReactNode;
}

/** A group of the day book: its name at the left, its rows at the right; one above the other on a phone. */
export function DayGroup({ id, title, count, hint, more = [], isInk = false, children }: DayGroupProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        "grid lg:grid-cols-[184px_minmax(0,1fr)]",
        isInk
          ? "on-ink max-md:-mx-4 max-md:-mt-5 md:rounded-control"
          : "border-ink not-first:border-t first:rounded-t-control last:rounded-b-control",
      )}
    >
      <div
        className={classes(
          "px-4 pt-3 pb-2 md:px-5 lg:py-4",
          isInk ? "lg:border-r lg:border-ink-3" : "lg:border-r lg:border-line",
        )}
      >
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
        {more.map(({ to, label }) => (
          <AppLink
            key={to}
            to={to}
            className={classes(
              "mr-4 inline-flex min-h-8 items-center text-meta font-semibold no-underline hover:underline",
              isInk ? "text-white" : "text-cobalt",
            )}
          >
            {label}
          </AppLink>
        ))}
      </div>
      <ul className={classes("min-w-0", isInk ? "divide-y divide-ink-3" : "divide-y divide-line")}>
        {children}
      </ul>
    </section>
  );
}

interface DayRowProps {
  /** Who or what; leads to the record. */
  title: string;
  to: string;
  /** The kind and its subject. */
  subject: ReactNode;
  /** The trouble, in the person's own words. */
  text: ReactNode;
  time: { text: string; note?: string; isLate?: boolean };
  /** The next act, one tap away. */
  act: ReactNode;
  /** Acts that end it without opening it, below its text. */
  ends?: ReactNode;
  isInk?: boolean;
}

/** One line of the day book: who, what, how long, and the next act. */
export function DayRow({ title, to, subject, text, time, act, ends, isInk = false }: DayRowProps) {
  const muted = isInk ? "text-muted-on-ink" : "text-muted";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 md:px-5 xl:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_9.5rem_8rem]">
      <div className="min-w-0 max-xl:col-span-full">
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
      <div className="min-w-0 max-xl:col-span-full">
        <p className="line-clamp-2 wrap-anywhere">{text}</p>
        {ends}
      </div>
      <p className="leading-tight" suppressHydrationWarning>
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
      <div className="*:w-32">{act}</div>
    </li>
  );
}
