import { useEffect, useRef } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";
import { fadesAtEnd, useMoreAtEnd } from "./use-more-at-end.ts";

/** The width, in pixels, of the visible part of the link before the current link. */
const margin = 40;

interface SegmentedLinksProps {
  /** The name of the choice: "Filtrer" (filter), "Période" (period). */
  label: string;
  items: readonly { to: string; label: string; count?: number; current: boolean }[];
  className?: string;
}

/**
 * A switch between a few views of the same list. Each view has its own URL. If the views do not fit, the row scrolls to
 * the current view.
 */
export function SegmentedLinks({ label, items, className }: SegmentedLinksProps) {
  const nav = useRef<HTMLElement>(null);
  const current = items.findIndex((item) => item.current);
  useEffect(() => {
    const shown = nav.current?.querySelectorAll("li")[current];
    if (nav.current && shown) nav.current.scrollLeft = shown.offsetLeft - nav.current.offsetLeft - margin;
  }, [current]);
  useMoreAtEnd(nav);
  return (
    <nav ref={nav} aria-label={label} className={classes(fadesAtEnd, className)}>
      <ul className="inline-flex rounded-control border-outline border-line-strong bg-sheet">
        {items.map((item) => (
          <li key={item.to} className="group not-first:border-l-outline not-first:border-line">
            <AppLink
              to={item.to}
              aria-current={item.current ? "true" : undefined}
              className={classes(
                "flex min-h-9.5 items-center gap-1.25 px-2 text-small font-semibold whitespace-nowrap no-underline group-first:rounded-l-[10px] group-last:rounded-r-[10px] focus-visible:relative lg:px-3.5",
                item.current
                  ? "bg-plate text-on-plate hover:text-on-plate"
                  : "text-muted hover:bg-cobalt-wash hover:text-cobalt-press",
              )}
            >
              {item.label}
              {item.count !== undefined && (
                <span className="font-medium tabular-nums opacity-85">{item.count}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
