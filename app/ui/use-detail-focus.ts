import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** From this width on, list and detail are side by side: `--breakpoint-xl`. */
const bothPanes = "(min-width: 1101px)";

/**
 * Focuses the title of a record opened by a link, from its row or from another screen: its acts are one Tab away, and on
 * a narrow screen the row is gone. A record that a page loads with keeps the focus at the page's start, and a link into
 * the record has its own. `record` identifies the record shown.
 */
export function useDetailFocus(title: RefObject<HTMLElement | null>, record: string): void {
  const isByLink = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const focusTitle = useEffectEvent(() => {
    if (hash) return;
    if (isByLink || !window.matchMedia(bothPanes).matches) title.current?.focus({ preventScroll: true });
  });
  // A layout effect: a key pressed as the record appears already goes to it.
  useLayoutEffect(() => focusTitle(), [title, record]);
}
