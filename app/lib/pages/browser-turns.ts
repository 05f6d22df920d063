const patienceMs = 2000;

/** Resolves when the page is idle, after two seconds at most. */
export function idle(): Promise<void> {
  return new Promise((go) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => go(), { timeout: patienceMs });
    else setTimeout(go, patienceMs / 4);
  });
}

/**
 * Resolves once the browser has drawn the changes made before this call. A page in the background draws nothing, so a
 * time limit ends the wait there.
 */
export function drawn(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go, patienceMs);
    // The first callback runs before the browser draws, the second callback after the browser has drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
  });
}

/** Resolves in a new task, so that the browser handles a visitor's press first. */
export function turn(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}
