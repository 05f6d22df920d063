import { classes } from "./classes.ts";

interface CountBadgeProps {
  count: number;
  /** The name of the counted records, which screen readers read after the number: "non lus" (unread). */
  label?: string;
  /** Whether one of the records cannot wait. The badge is then orange, and its text for screen readers says so. */
  isUrgent?: boolean;
  className?: string;
}

const highest = 99;

/** The number of records that wait for an answer, "99+" above 99. Renders nothing for 0. */
export function CountBadge({ count, label, isUrgent = false, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classes(
        "inline-grid h-6 min-w-6 place-items-center rounded-mark px-1.75 text-meta leading-none font-bold tabular-nums",
        isUrgent ? "bg-signal text-ink-fixed" : "bg-ink-3 text-white",
        className,
      )}
    >
      <span>
        {count > highest ? `${highest}+` : count}
        {label && <span className="sr-only">{` ${label}${isUrgent ? ", avec de l’urgent" : ""}`}</span>}
      </span>
    </span>
  );
}
