import { useState } from "react";
import { useFetcher } from "react-router";
import type { Page } from "#app/lib/pages/paging.ts";

/**
 * Manages a list that grows by one page at a time (rule zones/back-office-list). `loadMore` takes the URL of the next
 * page. Without JavaScript, a link with this URL opens that page alone. The route's data must contain the page as
 * `found`.
 */
export function useMorePages<Row extends { id: string }>(first: Page<Row>) {
  const fetcher = useFetcher<{ found: Page<Row> }>();
  const [later, setLater] = useState<Record<number, Row[]>>({});
  const [seen, setSeen] = useState(fetcher.data);
  if (fetcher.data && fetcher.data !== seen) {
    const { page, items } = fetcher.data.found;
    setSeen(fetcher.data);
    setLater((pages) => ({ ...pages, [page]: items }));
  }
  const lastPage = Math.max(first.page, ...Object.keys(later).map(Number));
  // A row that moved between two loads may be on two pages. The map keeps it once.
  const byId = new Map([...first.items, ...Object.values(later).flat()].map((row) => [row.id, row]));
  return {
    rows: [...byId.values()],
    nextPage: lastPage < first.pageCount ? lastPage + 1 : null,
    busy: fetcher.state !== "idle",
    loadMore: (address: string) => void fetcher.load(address),
    /** Removes a deleted row from the later pages. The first page is reloaded with the route's data. */
    forget: (id: string) =>
      setLater((pages) =>
        Object.fromEntries(
          Object.entries(pages).map(([page, rows]) => [page, rows.filter((row) => row.id !== id)]),
        ),
      ),
  };
}
