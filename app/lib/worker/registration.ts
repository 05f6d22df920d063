import type { FromPage } from "./messages.ts";

const workerPath = "/admin-worker.js";

/**
 * Registers the back office's worker, unless it is already registered, and resolves when the worker is active. Without
 * this registration, the browser would return the worker of the public pages, whose scope is the whole site (ADR 272).
 */
export async function workingWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(workerPath, { scope: "/admin", updateViaCache: "none" });
  return serviceWorker.ready;
}

/** Starts the back office's worker, which then stores the pages shown. Returns a function that stops the storing. */
export function startWorker(): () => void {
  const loaded = location.href;
  const wasGuided = navigator.serviceWorker.controller?.scriptURL.endsWith(workerPath) === true;
  const ended = new AbortController();
  const tell = (message: FromPage) =>
    void workingWorker().then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
      ({ active }) => active?.postMessage(message),
      () => undefined,
    );
  // The first visit loads without the worker, so the worker gets the list of its files. Later pages are stored already.
  tell({ shown: loaded, ...(!wasGuided && { parts: loadedParts() }) });
  document.addEventListener(
    "visibilitychange",
    () => {
      // A telephone discards hidden pages and later loads them again from their URL, so the worker stores the page
      // shown.
      if (document.hidden && navigator.onLine && location.href !== loaded)
        tell({ shown: location.href, parts: loadedParts() });
    },
    { signal: ended.signal },
  );
  return () => ended.abort();
}

function loadedParts(): string[] {
  const own = performance.getEntriesByType("resource").map(({ name }) => name);
  return own.filter((name) => name.startsWith(`${location.origin}/`));
}
