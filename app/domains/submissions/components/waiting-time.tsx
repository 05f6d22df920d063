import { ageText, durationText } from "#app/lib/french/dates.ts";
import { classes } from "#app/ui/classes.ts";

interface WaitingTimeProps {
  createdAt: Date;
  /** When it must be answered; null when nothing presses. */
  due: Date | null;
  now: Date;
}

/** How long a record has waited, or what is left of the promise; late is said in red words. */
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

/** Returns what is left of a promise: 'reste 21 h 31', 'retard 3 h'. */
function leftText(leftMs: number): string {
  return leftMs < 0 ? `retard ${durationText(-leftMs)}` : `reste ${durationText(leftMs, { exact: true })}`;
}
