/** What a press or a key causes at once. React would finish the whole hydration before it lets the browser draw it. */
const presses: ReadonlySet<string> = new Set([
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "keydown",
  "keypress",
  "keyup",
]);

/** What React must hear, except on controls that the browser alone answers. */
const answers: ReadonlySet<string> = new Set(["click", "input", "change"]);

/** Elements on which the browser handles a click or typing by itself. A click on anything else needs React. */
const answeredByBrowser =
  "summary, a[href]:not([data-wakes]), button[popovertarget], textarea, " +
  "input:not([type=checkbox], [type=radio], [type=file])";

/**
 * Calls `listen`, in which React starts to listen on the document. Hides presses and keys from these listeners while
 * React hydrates the page (rule pages/first-act), because their effect would show a tenth of a second later on a slow
 * telephone. All other listeners hear them. Returns a function that ends this.
 */
export function keepPressesFrom(listen: () => void): () => void {
  let isHydrating = true;
  const add = document.addEventListener.bind(document);
  document.addEventListener = (
    type: string,
    hear: (event: Event) => void,
    options?: AddEventListenerOptions,
  ) => add(type, (event: Event) => (isHydrating && isKept(event)) || hear(event), options);
  listen();
  // Uncovers the browser's own function.
  Reflect.deleteProperty(document, "addEventListener");
  return () => {
    isHydrating = false;
  };
}

function isKept({ type, target }: Event): boolean {
  if (presses.has(type)) return true;
  return answers.has(type) && target instanceof Element && target.closest(answeredByBrowser) !== null;
}
