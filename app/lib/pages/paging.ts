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

/** A page of `items`, out of `total` in pages of `size`. An empty list has one page. */
export function toPage<Item>(
  items: Item[],
  { page, size, total }: { page: number; size: number; total: number },
): Page<Item> {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / size)), total };
}
