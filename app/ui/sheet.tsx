import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

interface SheetProps extends ComponentProps<"div"> {
  /** True for a dark outline, which marks the main object of the page. Otherwise the outline is thin and grey. */
  outlined?: boolean;
  /** Draws thin lines between the children, which are stacked (`rows`) or side by side (`columns`). */
  ruled?: "rows" | "columns";
}

/** A white box. Thin lines can divide it, for items that people compare. */
export function Sheet({ outlined, ruled, className, ...rest }: SheetProps) {
  return (
    <div
      {...rest}
      className={classes(
        "on-sheet rounded-control",
        outlined ? "border-outline border-ink" : "border border-line",
        ruled === "rows" && "divide-y divide-line",
        ruled === "columns" && "divide-y divide-line md:flex md:divide-x md:divide-y-0 md:*:flex-1",
        className,
      )}
    />
  );
}
