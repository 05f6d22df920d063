import { classes } from "#app/ui/classes.ts";

/** A bar filled to `share` percent. Screen readers skip the bar, because the number beside it states the share. */
export function ProportionBar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={classes("w-full", className)}
    >
      <rect width="100" height="1" className="fill-sand" />
      <rect width={share} height="1" className="fill-cobalt" />
    </svg>
  );
}
