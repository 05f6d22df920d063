import { classes } from "./classes.ts";

/** A turning arc in the text colour. Decorative: say in words beside it what is loading. */
export function Spinner({ size = 18, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={classes("shrink-0 animate-spin", className)}
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M9 2a7 7 0 1 1-7 7" />
    </svg>
  );
}
