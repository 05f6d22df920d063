import type { ReactNode } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { pagerPages } from "./pager-pages.ts";

interface PagerProps {
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Returns the URL of a page. */
  hrefOf: (page: number) => string;
  /** Whether page numbers show between the two ends. Phones show only "Page X sur Y" (page X of Y). */
  numbered?: boolean;
  className?: string;
}

const cell = "inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1 md:px-2.5";

/**
 * Links to the other pages, which work without JavaScript. On the first and the last page one link is disabled. A
 * single page has no links.
 */
export function Pager({ page, pageCount, hrefOf, numbered, className }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-2 font-semibold">
        <PagerEnd to={page > 1 ? hrefOf(page - 1) : null}>
          <Icon icon={ArrowLeft} />
          Précédent
        </PagerEnd>
        {numbered ? (
          <PagerNumbers page={page} pageCount={pageCount} hrefOf={hrefOf} />
        ) : (
          <PageOf page={page} pageCount={pageCount} />
        )}
        <PagerEnd to={page < pageCount ? hrefOf(page + 1) : null}>
          Suivant
          <Icon icon={ArrowRight} />
        </PagerEnd>
      </div>
      {numbered && <PageOf page={page} pageCount={pageCount} className="mt-1.5 text-center" />}
    </nav>
  );
}

function PageOf({ page, pageCount, className }: { page: number; pageCount: number; className?: string }) {
  return (
    <p className={classes("text-small font-normal whitespace-nowrap text-muted tabular-nums", className)}>
      Page {page} sur {pageCount}
    </p>
  );
}

function PagerEnd({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null)
    return (
      <span role="link" aria-disabled="true" className={classes(cell, "text-disabled")}>
        {children}
      </span>
    );
  return (
    <AppLink to={to} className={classes(cell, "text-ink no-underline hover:bg-sand hover:text-ink")}>
      {children}
    </AppLink>
  );
}

function PagerNumbers({ page, pageCount, hrefOf }: Pick<PagerProps, "page" | "pageCount" | "hrefOf">) {
  return (
    <ol className="flex items-center gap-1 tabular-nums max-md:hidden">
      {pagerPages(page, pageCount).map((shown, index) => (
        <li key={shown === "gap" ? `gap-${index}` : shown}>
          {shown === "gap" ? (
            <span className="px-1.5">…</span>
          ) : (
            <AppLink
              to={hrefOf(shown)}
              aria-label={`Page ${shown}`}
              aria-current={shown === page ? "page" : undefined}
              className={classes(
                cell,
                "no-underline",
                shown === page
                  ? "bg-plate text-on-plate hover:text-on-plate forced-colors:border-2"
                  : "text-ink hover:bg-sand hover:text-ink",
              )}
            >
              {shown}
            </AppLink>
          )}
        </li>
      ))}
    </ol>
  );
}
