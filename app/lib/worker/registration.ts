import type { FromPage } from "./messages.ts";

/** Starts the worker of the back office and has it keep what is shown. Returns a function that ends the latter. */
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
    // A first visit came without the worker; what came with it is kept already.
    .then(() => tell({ shown: loaded, ...(!wasGuided && { parts: loadedParts() }) }))
    .catch(() => undefined);
  document.addEventListener(
    "visibilitychange",
    () => {
      // A telephone ends pages out of sight and loads them again from their address.
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
