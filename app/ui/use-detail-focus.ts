import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/** From this width on, list and detail are side by side: `--breakpoint-xl`. */
const bothPanes = "(min-width: 68.8125rem)";

/**
 * Focuses the title of a record that a link opened, so that the record's buttons are one Tab away. On a wide screen, a
 * page that loads with a record keeps the focus at the page's start. A link to a part of the record focuses that part
 * instead of the title. `record` identifies the record shown.
 */
export function useDetailFocus(title: RefObject<HTMLElement | null>, record: string): void {
  const isByLink = useNavigationType() !== "POP";
  const { hash } = useLocation();
  const focusTitle = useEffectEvent(() => {
    if (hash) return;
    if (isByLink || !window.matchMedia(bothPanes).matches) title.current?.focus({ preventScroll: true });
  });
  // A layout effect, so that the record has the focus before a person who sees it can press a key.
  useLayoutEffect(() => focusTitle(), [title, record]);
}
