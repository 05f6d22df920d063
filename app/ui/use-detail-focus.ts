import { useEffect, type RefObject } from "react";

/** From this width on, list and detail are side by side: `--breakpoint-xl`. */
const bothPanes = "(min-width: 1101px)";

/**
 * Focuses the title of a record opened from its row: its acts are one Tab away, and on a narrow screen the row is gone.
 * A record that a page loads with keeps the focus at the page's start. `record` identifies the record shown.
 */
export function useDetailFocus(title: RefObject<HTMLElement | null>, record: string): void {
  useEffect(() => {
    const isFromRow = document.activeElement?.matches("[data-list-item]") === true;
    if (isFromRow || !window.matchMedia(bothPanes).matches) title.current?.focus({ preventScroll: true });
  }, [title, record]);
}
