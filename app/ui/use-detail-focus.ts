import { useEffect, type RefObject } from "react";

/** From this width on, list and detail are side by side: `--breakpoint-xl`. */
const bothPanes = "(min-width: 1101px)";

/**
 * On a narrow screen, choosing a record hides the list and the link that had the focus, so the title of the detail takes
 * the focus. `record` identifies the record shown.
 */
export function useDetailFocus(title: RefObject<HTMLElement | null>, record: string): void {
  useEffect(() => {
    if (!window.matchMedia(bothPanes).matches) title.current?.focus({ preventScroll: true });
  }, [title, record]);
}
