/**
 * The events of a press or a key. React answers such an event by finishing the whole hydration, and the browser draws
 * the event's effect only afterwards.
 */
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

/** The events that React must get, except on controls that the browser handles alone. */
const answers: ReadonlySet<string> = new Set(["click", "input", "change"]);

/** Elements on which the browser handles a click or typing by itself. A click on anything else needs React. */
const answeredByBrowser =
  "summary, a[href]:not([data-wakes]), button[popovertarget], textarea, " +
  "input:not([type=checkbox], [type=radio], [type=file])";

/**
 * Calls `listen`, in which React starts to listen on the document. Hides presses and keys from these listeners while
 * React hydrates the page (rule pages/first-act), because on a slow telephone the effect of a press would show a tenth
 * of a second later. Other listeners get all events. Returns a function that stops hiding them.
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
  // Without this property, the document has the browser's own function again.
  Reflect.deleteProperty(document, "addEventListener");
  return () => {
    isHydrating = false;
  };
}

function isKept({ type, target }: Event): boolean {
  if (presses.has(type)) return true;
  return answers.has(type) && target instanceof Element && target.closest(answeredByBrowser) !== null;
}
