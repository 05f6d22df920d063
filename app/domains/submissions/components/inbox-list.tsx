import type { ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { Tag } from "#app/ui/tag.tsx";
import { WaitingTime } from "./waiting-time.tsx";

export interface InboxRow {
  id: string;
  title: string;
  /** The service or the town, shown in grey. */
  subtitle: string;
  preview: string;
  createdAt: Date;
  /** Whether the record (a submission) waits for an act of the shop. Its sender and preview are then in bold. */
  isWaiting: boolean;
  /** Whether the record is marked as urgent and is not finished (rule inboxes/urgency). */
  isUrgent?: boolean;
  /** The moment by which an urgent record must be answered. Null if it is not urgent or needs no answer. */
  due?: Date | null;
  /** The state in a few words: 'En cours' (in progress), 'Non lu' (unread). */
  state?: ReactNode;
  /** When staff plan to call the person back, in a few words; null if no call is planned. */
  followUp?: string | null;
  /** A control beside the state, such as the button that marks the record as read or unread. */
  control?: ReactNode;
}

interface InboxListProps {
  /** The name of the list for screen readers: 'Messages, du plus récent au plus ancien' (messages, newest first). */
  label: string;
  rows: InboxRow[];
  selectedId: string | null;
  /** Returns the URL that opens a record and keeps the list's filter. */
  addressOf: (id: string) => string;
  now: Date;
}

/**
 * The list of an inbox, newest first. A row shows the sender, the first 50 characters of the text, the subject and the
 * state.
 */
export function InboxList({ label, rows, selectedId, addressOf, now }: InboxListProps) {
  return (
    <ol aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative border-b border-line px-4 py-2.5 hover:bg-paper has-[a[aria-current]]:bg-cobalt-wash has-[a[aria-current]]:inset-ring-[1.5px] has-[a[aria-current]]:inset-ring-cobalt md:px-5"
        >
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
            <Link
              to={addressOf(row.id)}
              preventScrollReset
              aria-current={row.id === selectedId || undefined}
              data-list-item={row.id}
              className={classes(
                "truncate text-base text-ink no-underline outline-none after:absolute after:inset-0 after:-outline-offset-3 focus-visible:after:outline-3 focus-visible:after:outline-cobalt",
                row.isWaiting && "font-bold",
              )}
            >
              {row.title}
            </Link>
            <WaitingTime createdAt={row.createdAt} due={row.due ?? null} now={now} />
          </div>
          <p className={classes("truncate text-small", row.isWaiting ? "font-medium" : "text-muted")}>
            {row.preview}
          </p>
          <div className="flex min-h-8 flex-wrap items-center gap-x-2 text-meta">
            {row.isUrgent && (
              <Tag tone="signal" shape="diamond">
                Urgent
              </Tag>
            )}
            <span
              className={classes(
                "min-w-0 flex-1 truncate text-muted",
                row.followUp ? "basis-48" : "basis-24",
              )}
            >
              {row.followUp && (
                <span className="font-semibold text-ink" suppressHydrationWarning>
                  {row.followUp}
                  {", "}
                </span>
              )}
              {row.subtitle}
            </span>
            {row.state && <span className="ml-auto shrink-0 font-semibold">{row.state}</span>}
            {row.control && <span className="relative -mr-2 shrink-0">{row.control}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
