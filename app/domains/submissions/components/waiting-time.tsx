import { ageText, durationText } from "#app/lib/french/dates.ts";
import { classes } from "#app/ui/classes.ts";

interface WaitingTimeProps {
  createdAt: Date;
  /** The moment by which the submission must be answered; null if it is not urgent. */
  due: Date | null;
  now: Date;
}

/**
 * Shows how long a record has waited; for an urgent one, how much of the promised time is left. The text is red when
 * the shop is late.
 */
export function WaitingTime({ createdAt, due, now }: WaitingTimeProps) {
  const left = due && due.getTime() - now.getTime();
  return (
    <time
      dateTime={createdAt.toISOString()}
      className={classes(
        "text-right text-meta whitespace-nowrap tabular-nums",
        left === null ? "text-muted" : left < 0 ? "font-bold text-danger" : "font-bold",
      )}
      suppressHydrationWarning
    >
      {left === null ? ageText(createdAt, now) : leftText(left)}
    </time>
  );
}

/** Returns how much of the promised time is left: 'reste 21 h 31' (21 h 31 left), 'retard 3 h' (3 h late). */
function leftText(leftMs: number): string {
  return leftMs < 0 ? `retard ${durationText(-leftMs)}` : `reste ${durationText(leftMs, { exact: true })}`;
}
