import { startOpening } from "#app/domains/business/components/opening-acts.ts";
import { startOffline } from "#app/domains/site/components/offline-acts.ts";
import { startFrameActs } from "#app/domains/site/components/frame-acts.ts";
import { isDraftKept } from "#app/lib/forms/draft-keys.ts";
import { firstSign, keepPresses } from "#app/lib/pages/first-sign.ts";

const patienceMs = 2000;

const presses = keepPresses();

/**
 * The document's start script (document-head.server.ts) calls this with the URLs of the page's modules. Resolves when
 * the modules should run. A public page works without them (rule pages/first-act): until the visitor first acts, they
 * are only fetched. Then they run as soon as the page is idle (rule pages/first-sign).
 */
export async function whenWanted(addresses: string[]): Promise<void> {
  if (!location.pathname.startsWith("/admin")) {
    startFrameActs();
    startCarousel();
    startOpening();
    startOffline();
    const wanted = new AbortController();
    void idle().then(() => {
      startAudienceCollector();
      return prefetch(addresses, wanted.signal);
    });
    const sign = firstSign();
    if (!isDraftKept()) {
      await sign;
      // The browser draws the result of the visitor's action first, before React blocks the thread.
      await idle();
    }
    wanted.abort();
  }
  for (const address of addresses) fetchAhead("modulepreload", address);
}

/** Called once the page's modules are loaded. Hydrates the page. */
export async function start(): Promise<void> {
  const { hydrate } = await import("./hydrate.tsx");
  const hydrated = hydrate();
  // From here on React queues events itself.
  const repeat = presses.stop();
  await hydrated;
  repeat();
}

/** Resolves when the page is idle. */
function idle(): Promise<void> {
  return new Promise((go) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: patienceMs });
    else setTimeout(go, patienceMs / 4);
  });
}

/** Fetches one module at a time. Fetching all at once would delay a slow telephone's reaction to a tap. */
async function prefetch(addresses: string[], wanted: AbortSignal): Promise<void> {
  for (const address of addresses) {
    await idle();
    if (wanted.aborted) return;
    fetchAhead("prefetch", address);
  }
}

/** Starts the arrows of the testimonials, if the page has any. Until then they are links. */
function startCarousel(): void {
  if (!document.querySelector("[data-carousel]")) return;
  void import("#app/domains/testimonials/components/carousel-acts.ts").then(
    (acts) => acts.startCarousel(),
    () => undefined,
  );
}

/**
 * Counts every page shown, even if the visitor does nothing (rule visits/once). If the collector fails to load, the
 * page still works.
 */
function startAudienceCollector(): void {
  void import("#app/domains/analytics/components/audience-collector.ts").then(
    ({ startAudienceCollector: collect }) => collect(),
    () => undefined,
  );
}

function fetchAhead(rel: "prefetch" | "modulepreload", href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
