import { classes } from "./classes.ts";

/** The graduated edge of a ruler, every 8, 40 and 80 px. Once a page at most; columns below start on an 80 px mark. */
export function SteelRule({ className }: { className?: string }) {
  return <div className={classes("steel-rule", className)} aria-hidden="true" />;
}
