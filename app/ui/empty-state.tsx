import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface EmptyStateProps {
  title: ReactNode;
  /** The meaning of the empty list. */
  text?: ReactNode;
  /** A drawing with `frame="standing"`: the table in it (the bench) is its lower edge. */
  drawing?: ReactNode;
  className?: string;
  /** The next step: a button or a link. */
  children?: ReactNode;
}

/** Says that a list is empty, what this means and what to do next. For a list that failed to load, use LoadFailure. */
export function EmptyState({ title, text, drawing, className, children }: EmptyStateProps) {
  return (
    <div className={classes("@container", className)}>
      <div className="on-sheet grid items-end overflow-hidden rounded-control border-outline border-dashed border-line-strong @lg:auto-cols-fr @lg:grid-flow-col">
        {drawing && <div className="self-end px-5 pt-6 *:max-h-52">{drawing}</div>}
        <div className="self-center p-6">
          <h2 className="text-h3 tracking-small">{title}</h2>
          {text && <p className="mt-1.5 text-small text-muted">{text}</p>}
          {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
        </div>
      </div>
    </div>
  );
}
