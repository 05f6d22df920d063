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
    // The sign came before this script listened.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return resolve();
    for (const sign of signs) {
      addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

const isPointerMove = (event: Event): event is PointerEvent => event.type === "pointermove";

/**
 * Whether the mouse has not moved. Browsers send a move event when a page appears under a still mouse, and some report
 * no distance for any move. A mouse at another position than `first` has moved.
 */
function isStill({ movementX, movementY, screenX, screenY }: PointerEvent, first: PointerEvent): boolean {
  return movementX === 0 && movementY === 0 && screenX === first.screenX && screenY === first.screenY;
}

/** Buttons that need a script. Those of a form or a popover do not. */
const scripted = "button[type=button]:not([popovertarget])";

/** Remembers the last press of a button whose script is not loaded yet. `stop` returns a function that repeats it. */
export function keepPresses(): { stop: () => () => void } {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(scripted) ?? pressed;
  };
  addEventListener("click", note, true);
  return {
    stop() {
      removeEventListener("click", note, true);
      return () => pressed?.isConnected && pressed.click();
    },
  };
}
