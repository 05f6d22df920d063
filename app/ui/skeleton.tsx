import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** One bar in the place of a line or a picture; its size comes from the class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classes("block animate-breathe rounded-[3px] bg-line", className)} />;
}

/** A monogram and three lines, as a row of a list. */
export function SkeletonRow({ picture = true }: { picture?: boolean }) {
  return (
    <span className="flex gap-4 border-b border-line py-3.5">
      {picture && <Skeleton className="size-11 rounded-control" />}
      <span className="grid flex-1 content-center gap-2">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-11/12" />
        <Skeleton className="h-3 w-2/5" />
      </span>
    </span>
  );
}

/** Around skeletons: says in words that something is coming. */
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
