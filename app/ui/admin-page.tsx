import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface AdminPageProps {
  title: string;
  /** Filters, search and buttons, after the title. */
  actions?: ReactNode;
  /** Whether the screen receives live updates, shown at the end of the bar. */
  live?: ReactNode;
  /** False when the content reaches the edges, as a list beside its detail does. */
  padded?: boolean;
  children: ReactNode;
}

/**
 * One screen of the back office: a white bar with its title, then its content. On a phone the title moves to the
 * shell's dark bar, and the white bar shows only when it holds something else.
 */
export function AdminPage({ title, actions, live, padded = true, children }: AdminPageProps) {
  const isBare = !actions && !live;
  return (
    <>
      <div
        className={classes(
          "flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2.5 border-line bg-sheet px-4 md:min-h-19 md:justify-start md:border-b md:px-7 md:py-4",
          !isBare && "border-b py-2.5",
        )}
      >
        <h1 className="fixed inset-x-16 top-0 z-30 flex h-14 items-center bg-ink text-h4 tracking-small text-white max-md:pointer-events-none md:static md:mr-2.5 md:block md:h-auto md:bg-transparent md:text-[1.625rem] md:leading-tight md:tracking-h1 md:text-ink">
          <span className="truncate">{title}</span>
        </h1>
        {actions}
        {live && <div className="ml-auto">{live}</div>}
      </div>
      <div className={classes("min-h-0 flex-1", padded && "px-4 py-5 md:px-7 md:py-7")}>{children}</div>
    </>
  );
}
