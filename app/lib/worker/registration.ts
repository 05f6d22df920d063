import type { FromPage } from "./messages.ts";

/** Starts the back office's worker, which then stores the pages shown. Returns a function that stops the storing. */
export function startWorker(): () => void {
  const { serviceWorker } = navigator;
  const loaded = location.href;
  const wasGuided = serviceWorker.controller !== null;
  const ended = new AbortController();
  const tell = (message: FromPage) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take none
    void serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  void serviceWorker
    .register("/admin-worker.js", { scope: "/admin", updateViaCache: "none" })
    // The first visit loads without the worker. Pages loaded through the worker are stored already.
    .then(() => tell({ shown: loaded, ...(!wasGuided && { parts: loadedParts() }) }))
    .catch(() => undefined);
  document.addEventListener(
    "visibilitychange",
    () => {
      // A telephone discards hidden pages and loads them again from their URL.
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
