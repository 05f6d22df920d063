/** One page of a list that is read page by page. */
export interface Page<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  pageCount: number;
  total: number;
}

/** The page asked for in an address: a whole number from 1, else 1. */
export function pageNumber(asked: string | null): number {
  return asked && /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1;
}

/** Beyond the last page of any list. */
const noPage = 10_000_000;

/**
 * The page a public address asks for: 1 without a parameter. What is no page number is a page beyond the last, so that
 * it answers 404 like one (decision 4).
 */
export function publicPageNumber(asked: string | null): number {
  return !asked || /^[1-9]\d{0,6}$/.test(asked) ? pageNumber(asked) : noPage;
}

/** A page of `items`, out of `total` in pages of `size`. An empty list has one page. */
export function toPage<Item>(
  items: Item[],
  { page, size, total }: { page: number; size: number; total: number },
): Page<Item> {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / size)), total };
}
