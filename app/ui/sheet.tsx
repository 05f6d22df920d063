import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

interface SheetProps extends ComponentProps<"div"> {
  /** Outlined in ink when it is the object of the page, hairline otherwise. */
  outlined?: boolean;
  /** A hairline between its children, stacked or side by side. */
  ruled?: "rows" | "columns";
}

/** One white sheet with shared hairlines, for things that compare. */
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
