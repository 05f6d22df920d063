import { offlineAnswer } from "./offline-page.ts";

/** The page that is shown without a network, and the hash of its script. The route writes these before the script. */
declare const offlineHtml: string;
declare const offlineScriptHash: string;

/**
 * The parts of a service worker's global scope that this file uses. They are declared here, because TypeScript's own
 * types for workers conflict with those for pages.
 */
interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown> | undefined) => void;
}

interface InstallEvent extends LateEvent {
  /** Gives Chromium the conditions of requests that need no worker. */
  addRoutes?: (routes: { condition: { requestMode: RequestMode }; source: "network" }[]) => Promise<void>;
}

interface AskedEvent extends Event {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerGlobal {
  addEventListener: ((name: "install", hear: (event: InstallEvent) => void) => void) &
    ((name: "activate", hear: (event: LateEvent) => void) => void) &
    ((name: "fetch", hear: (event: AskedEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
}

const worker = self as unknown as WorkerGlobal;

worker.addEventListener("install", (event) => {
  event.waitUntil(worker.skipWaiting());
  const modes = ["cors", "no-cors", "same-origin"] as const;
  void event
    .addRoutes?.(modes.map((requestMode) => ({ condition: { requestMode }, source: "network" })))
    .catch(() => undefined);
});

// With this preload the browser requests a page from the server while it starts the worker.
worker.addEventListener("activate", (event) =>
  event.waitUntil(worker.registration.navigationPreload?.enable()),
);

worker.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(page(event));
});

/** Requests a page from the server, and shows the page about the missing network only when no response comes. */
async function page({ request, preloadResponse }: AskedEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlineAnswer(offlineHtml, offlineScriptHash);
  }
}
