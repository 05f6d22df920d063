import type { ReactNode } from "react";
import { Link } from "react-router";
import { shortMoment } from "#app/lib/french/dates.ts";
import { classes } from "#app/ui/classes.ts";
import { Tag } from "#app/ui/tag.tsx";

export interface InboxRow {
  id: string;
  title: string;
  /** Under the title, in grey. */
  subtitle: string;
  preview: string;
  createdAt: Date;
  /** The reason the record waits: "Non lu". A waiting record is bold with a dot. */
  waiting: string | null;
  /** What cannot wait, before the subtitle: "Urgent". */
  alert?: string | undefined;
  /** At the end of the second line. */
  state?: ReactNode;
  /** A control at the end of the third line. */
  control?: ReactNode;
}

interface InboxListProps {
  /** "Messages, du plus récent au plus ancien". */
  label: string;
  rows: InboxRow[];
  selectedId: string | null;
  /** Returns the address that selects a record and keeps the filter. */
  addressOf: (id: string) => string;
  now: Date;
}

/** The list of an inbox, newest first: sender, subject and the whole preview of 50 characters (rule inboxes/list). */
export function InboxList({ label, rows, selectedId, addressOf, now }: InboxListProps) {
  return (
    <ol aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className="relative border-b border-line">
          <Link
            to={addressOf(row.id)}
            preventScrollReset
            aria-current={row.id === selectedId || undefined}
            data-list-item
            className={classes(
              "relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-px py-3 pr-4 pl-8.5 text-ink no-underline -outline-offset-3 hover:bg-paper aria-current:bg-cobalt-wash md:pr-5 md:pl-9",
              "aria-current:inset-ring-[1.5px] aria-current:inset-ring-cobalt",
            )}
          >
            {row.waiting && (
              <span className="absolute top-4.5 left-4 size-2.25 rounded-full bg-signal">
                <span className="sr-only">{row.waiting}</span>
              </span>
            )}
            <span className={classes("truncate text-base", row.waiting && "font-bold")}>{row.title}</span>
            <time
              dateTime={row.createdAt.toISOString()}
              className="text-right text-meta text-muted tabular-nums"
              suppressHydrationWarning
            >
              {shortMoment(row.createdAt, now)}
            </time>
            <span className={classes("truncate text-meta text-muted", !row.state && "col-span-full")}>
              {row.alert && (
                <Tag tone="danger" shape="dot" className="mr-2">
                  {row.alert}
                </Tag>
              )}
              {row.subtitle}
            </span>
            {row.state && <span className="text-right text-meta font-semibold">{row.state}</span>}
            <span
              className={classes(
                "col-span-full line-clamp-2 wrap-anywhere",
                row.waiting ? "font-medium" : "text-muted",
                row.control !== undefined && "mr-22",
              )}
            >
              {row.preview}
            </span>
          </Link>
          {row.control && <div className="absolute right-3 bottom-2 md:right-4">{row.control}</div>}
        </li>
      ))}
    </ol>
  );
}
