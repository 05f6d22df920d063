/** One page of a list that is read page by page. */
export interface Page<Item> {
  items: Item[];
  /** Starts at 1. */
  page: number;
  pageCount: number;
  total: number;
}

/** Returns the page number of an address, from 1. Anything else gives 1. */
export function pageNumber(asked: string | null): number {
  return asked && /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}

/** Beyond the last page of any list. */
const noPage = 10_000_000;

/**
 * Returns the page number of a public address, 1 without a parameter. Any other text gives a page beyond the last,
 * which answers 404 (rule pages/not-found).
 */
export function publicPageNumber(asked: string | null): number {
  return !asked || /^[1-9]\d{0,6}$/.test(asked) ? pageNumber(asked) : noPage;
}

/** Returns a page of `items`, out of `total` in pages of `size`. An empty list has one page. */
export function toPage<Item>(
  items: Item[],
  { page, size, total }: { page: number; size: number; total: number },
): Page<Item> {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / size)), total };
}
