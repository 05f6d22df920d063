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

/** Resolves once somebody moves, scrolls, touches or types on this page, or already has. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    let resting: PointerEvent | null = null;
    const hear = (event: Event) => {
      if (isPointerMove(event) && isStill(event, (resting ??= event))) return;
      listening.abort();
      resolve();
    };
    // Before this script was there to listen.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return resolve();
    for (const sign of signs) {
      addEventListener(sign, hear, { capture: true, passive: true, signal: listening.signal });
    }
  });
}

const isPointerMove = (event: Event): event is PointerEvent => event.type === "pointermove";

/**
 * A browser says that the mouse moved when a page appears under it, wherever it lies. Some say of no movement how far
 * it went: one that is elsewhere than at `first` has moved.
 */
function isStill({ movementX, movementY, screenX, screenY }: PointerEvent, first: PointerEvent): boolean {
  return movementX === 0 && movementY === 0 && screenX === first.screenX && screenY === first.screenY;
}

/** Buttons that do nothing without a script; a form's and a popover's do. */
const scripted = "button[type=button]:not([popovertarget])";

/** Remembers the last press of a button whose script is not there yet. `stop` returns what presses it again. */
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
