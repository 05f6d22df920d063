import type { ReactNode } from "react";
import { classes } from "./classes.ts";

interface AdminPageProps {
  title: string;
  /** Filters, search and buttons, after the title. */
  actions?: ReactNode;
  /** An element at the end of the bar that shows whether the screen receives live updates. */
  live?: ReactNode;
  /** Buttons of this screen, at the right end of the white bar. */
  end?: ReactNode;
  /** False when the content reaches the edges of the screen, such as a list beside a record. */
  padded?: boolean;
  /** True while an open record fills a phone's screen. A phone then shows no bar with the screen's tools. */
  isRecordOpen?: boolean;
  children: ReactNode;
}

/**
 * One screen of the back office: a white bar with its title, then its content. On a phone the title and the live state
 * move to the dark bar of AdminShell; the white bar shows only when it has other content.
 */
export function AdminPage({
  title,
  actions,
  end,
  live,
  padded = true,
  isRecordOpen = false,
  children,
}: AdminPageProps) {
  const isBare = !actions && !end;
  return (
    <>
      <div
        className={classes(
          "flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2.5 border-line bg-sheet px-4 md:min-h-19 md:justify-start md:border-b md:px-7 md:py-4",
          !isBare && "border-b py-2",
          isRecordOpen && "max-md:contents",
        )}
      >
        <h1
          tabIndex={-1}
          className="fixed top-0 right-17 left-20 z-30 flex h-14 items-center bg-ink text-h4 tracking-small text-white outline-none max-md:pointer-events-none md:static md:mr-2.5 md:block md:h-auto md:bg-transparent md:text-[1.625rem] md:leading-tight md:tracking-h1 md:text-ink"
        >
          <span className="line-clamp-2 leading-tight">{title}</span>
        </h1>
        {actions}
        {end && <div className="ml-auto">{end}</div>}
        {live && (
          <div className="ml-auto max-md:fixed max-md:top-0 max-md:right-0 max-md:z-30 max-md:flex max-md:h-14 max-md:items-center max-md:bg-ink max-md:pr-4 max-md:pl-2">
            {live}
          </div>
        )}
      </div>
      <div className={classes("min-h-0 flex-1", padded && "px-4 py-5 md:px-7 md:py-7")}>{children}</div>
    </>
  );
}
