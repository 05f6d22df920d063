const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
] as const;

/** Resolves once somebody moves, scrolls, touches or types on this page, or already has (rule pages/first-sign). */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let resting: PointerEvent | null = null;
    const hear = (event: Event) => {
      if (isPointerMove(event) && isStill(event, (resting ??= event))) return;
      listening.abort();
      resolve();
    };
    // The visitor acted before this script listened.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return resolve();
    for (const sign of signs) {
      addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

const isPointerMove = (event: Event): event is PointerEvent => event.type === "pointermove";

/**
 * Whether a move event comes from a mouse at rest. Browsers send such an event when a page appears under the mouse.
 * Some browsers report no distance for any move, so the mouse must also be at the position of the `first` event.
 */
function isStill({ movementX, movementY, screenX, screenY }: PointerEvent, first: PointerEvent): boolean {
  return movementX === 0 && movementY === 0 && screenX === first.screenX && screenY === first.screenY;
}

/** Buttons and links that need a script. Buttons of a form or a popover need none. */
const scripted = "button[type=button]:not([popovertarget]), a[data-wakes]";

/** If the script has not loaded after this time, in milliseconds, a link that was pressed early opens its page. */
const wakingLimitMs = 3000;

/**
 * Remembers the last press of a control whose script is not loaded yet. `stop` stops this and returns a function that
 * repeats the press. The browser follows a pressed link whose script does not load in time.
 */
export function keepPresses(): { stop: () => () => void } {
  let pressed: HTMLElement | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const note = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    pressed = control;
    if (!(control instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    control.ariaBusy = "true";
    waiting ??= setTimeout(() => location.assign(control.href), wakingLimitMs);
  };
  addEventListener("click", note, true);
  return {
    stop() {
      removeEventListener("click", note, true);
      return () => {
        clearTimeout(waiting);
        pressed?.removeAttribute("aria-busy");
        if (pressed?.isConnected) pressed.click();
      };
    },
  };
}
