/** One page of a list that is read page by page. */
export interface Page<Item> {
  items: Item[];
  /** The number of this page, from 1. */
  page: number;
  pageCount: number;
  total: number;
}

/** Describes a page: its rows `items`, out of `total` rows in pages of `size` rows. An empty list has one page. */
export function toPage<Item>(
  items: Item[],
  { page, size, total }: { page: number; size: number; total: number },
): Page<Item> {
  return { items, page, pageCount: Math.max(1, Math.ceil(total / size)), total };
}
