import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface SlipProps {
  title: ReactNode;
  /** A few words at the right of the title: a delay, a reference. */
  aside?: ReactNode;
  /** Level of the heading, 3 by default. */
  level?: 2 | 3 | 4;
  className?: string;
  /** False when the content draws its own lines to the edges. */
  padded?: boolean;
  children: ReactNode;
}

/** A white box that looks like a repair shop's paper form: a dark outline, and a dashed tear line under its title. */
export function Slip({ title, aside, level = 3, className, padded = true, children }: SlipProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes("on-sheet rounded-control border-outline border-ink", className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b-outline border-dashed border-line-strong px-5 py-4.5 md:px-8">
        <Heading className="text-h3 tracking-small">{title}</Heading>
        {aside && <p className="text-small text-muted">{aside}</p>}
      </div>
      <div className={classes(padded && "px-5 pt-5 pb-6 md:px-8 md:pt-7 md:pb-8")}>{children}</div>
    </div>
  );
}
