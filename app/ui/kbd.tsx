import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A key of the keyboard. On a button it takes the button's colour. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={classes(
        "inline-grid h-5.5 min-w-5.5 place-items-center rounded-mark border border-line-strong bg-sheet px-1.25 font-text text-dense leading-none font-semibold text-muted",
        "in-[a,button]:border-current in-[a,button]:bg-transparent in-[a,button]:text-current in-[a,button]:opacity-85",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
