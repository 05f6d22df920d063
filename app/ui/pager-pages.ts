/**
 * Returns the page numbers a pager shows: the first, the last, the current one and its neighbours. "gap" replaces
 * two or more omitted pages. Both arguments count from 1.
 */
export function pagerPages(page: number, pageCount: number): (number | "gap")[] {
  const kept = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  const shown = [...new Set(kept)].toSorted((one, other) => one - other);
  return shown.flatMap((current, index) => {
    const missing = current - (shown[index - 1] ?? 0) - 1;
    if (missing === 0) return [current];
    return [missing === 1 ? current - 1 : ("gap" as const), current];
  });
}
