import type { ComponentProps } from "react";
import { classes } from "./classes.ts";

interface SheetProps extends ComponentProps<"div"> {
  /** A dark outline when it is the page's main object, a hairline otherwise. */
  outlined?: boolean;
  /** A hairline between its children, stacked or side by side. */
  ruled?: "rows" | "columns";
}

/** A white sheet divided by hairlines, for things that people compare. */
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
