const presses = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
] as const;

/** Elements on which the browser handles a click by itself. A click on anything else needs React. */
const answeredByBrowser =
  "summary, a[href]:not([data-wakes]), button[popovertarget], input:not([type=checkbox], [type=radio]), textarea";

/**
 * Hides presses from React while it hydrates the page (rule pages/first-act). Otherwise React would finish hydration
 * first, and the effect of the press would show a tenth of a second later on a slow telephone. Call this before React
 * listens. Returns a function that stops it.
 */
export function keepPressesFromReact(): () => void {
  const over = new AbortController();
  for (const press of presses)
    document.addEventListener(press, keep, { capture: true, passive: true, signal: over.signal });
  return () => over.abort();
}

/** Stops a press that does not need React. React listens on the document too, but after this listener. */
function keep(event: Event): void {
  const needsReact =
    event.type === "click" && !(event.target instanceof Element && event.target.closest(answeredByBrowser));
  if (!needsReact) event.stopImmediatePropagation();
}
