import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** A bar in place of a line or a picture. Its size comes from the class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("block animate-breathe rounded-[3px] bg-line", className)} />;
}

/** Wraps skeletons and says to screen readers that something is loading. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
