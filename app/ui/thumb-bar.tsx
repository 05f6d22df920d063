import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface ThumbBarProps {
  /** True where another bar of buttons is already at the bottom of a phone's screen. */
  isAboveActs?: boolean;
  className?: string;
  children: ReactNode;
}

/** The buttons that save a long form: on a phone they stay at the bottom of the screen, within the thumb's reach. */
export function ThumbBar({ isAboveActs = false, className, children }: ThumbBarProps) {
  return (
    <div
      className={classes(
        "flex flex-wrap gap-2.5 max-md:sticky max-md:z-10 max-md:border-t max-md:border-line max-md:bg-paper max-md:py-2.5",
        isAboveActs ? "max-md:bottom-16" : "max-md:bottom-0",
        className,
      )}
    >
      {children}
    </div>
  );
}
