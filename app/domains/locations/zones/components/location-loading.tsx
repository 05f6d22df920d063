import { useEffect } from "react";
import { classes } from "#app/ui/classes.ts";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

const cards = Array.from({ length: 12 }, (_, index) => index);

/**
 * Returns the class names of the sheet that holds the cards. With `isNarrow`, for a list beside the map, a row has two
 * cards.
 */
export function zoneSheet(isNarrow: boolean): string {
  return classes(
    "on-sheet overflow-hidden rounded-control border border-line",
    isNarrow ? "card-pairs" : "card-rows",
  );
}

/** Shown while another page of the list loads: grey cards in the places where the new cards will be. */
export function LocationListLoading({ isNarrow }: { isNarrow: boolean }) {
  return (
    <Loading label="Chargement des zones d’intervention">
      <div className={zoneSheet(isNarrow)}>
        {cards.map((card) => (
          <div key={card} className="-mt-px -ml-px grid gap-3 border-t border-l border-line p-6">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-3.5" />
            <Skeleton className="h-3.5 w-11/12" />
            <Skeleton className="h-3.5 w-3/4" />
            <span className="mt-1 flex gap-2">
              <Skeleton className="h-6.5 w-32" />
              <Skeleton className="h-6.5 w-28" />
            </span>
            <Skeleton className="mt-2 h-4 w-36" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** Shown while the page of a zone (town) loads: a spinner, and grey lines in place of the text. */
export function LocationLoading() {
  // Scrolls to the top: the visitor may have scrolled down on the previous page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <section className="wrap grid min-h-dvh content-start gap-8 pt-8 pb-20 lg:grid-cols-[6.6fr_5.4fr]">
      <div>
        <p role="status" className="flex items-center gap-3 text-small text-muted">
          <Spinner />
          Chargement de la zone…
        </p>
        <div aria-hidden="true" className="mt-10 grid gap-4">
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="mt-3 h-4 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-4 h-12 w-48 rounded-control" />
        </div>
      </div>
      <Skeleton className="mx-auto aspect-square w-full max-w-130 rounded-full max-lg:hidden" />
    </section>
  );
}
