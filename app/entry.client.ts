import { startOpening } from "#app/domains/business/components/opening-acts.ts";
import { keepOfflinePage, startOffline } from "#app/domains/site/components/offline-acts.ts";
import { startFrameActs } from "#app/domains/site/components/frame-acts.ts";
import { isDraftKept } from "#app/lib/forms/draft-keys.ts";
import { drawn, idle, turn } from "#app/lib/pages/browser-turns.ts";
import { firstSign, keepPresses } from "#app/lib/pages/first-sign.ts";

const presses = keepPresses();

/**
 * For how many milliseconds the start may work before it lets the browser handle events. React uses the same time for
 * its own work.
 */
const longestTurnMs = 5;

const loadHydration = () => import("./hydrate.tsx");

/**
 * The document's start script (document-head.server.ts) calls this with the URLs of the page's modules, and runs them
 * when this resolves. A public page works without the modules, so they are only fetched until the visitor's first move,
 * touch or key (rule pages/first-sign). Then they start while the page is idle, a few milliseconds at a time, so that
 * a press never waits for all of them.
 */
export async function whenWanted(addresses: string[]): Promise<void> {
  const isPublic = !location.pathname.startsWith("/admin");
  if (isPublic) {
    const sign = firstSign();
    const wanted = new AbortController();
    startFrameActs();
    startCarousel();
    startOffline();
    await turn();
    startOpening();
    void idle()
      .then(() => {
        startAudienceCollector();
        return prefetch(addresses, wanted.signal);
      })
      .then(keepOfflinePage);
    if (!isDraftKept()) {
      await sign;
      await drawn();
      await idle();
    }
    wanted.abort();
  }
  let since = performance.now();
  for (const address of addresses) {
    fetchAhead("modulepreload", address);
    if (!isPublic || performance.now() - since < longestTurnMs) continue;
    await turn();
    since = performance.now();
  }
  if (!isPublic) return;
  // The largest module first, because the page's own modules import it too.
  await loadHydration();
  await turn();
}

/** Called once the page's modules are loaded. Hydrates the page. */
export async function start(): Promise<void> {
  const { hydrate } = await loadHydration();
  const hydrated = hydrate();
  // From now on React itself stores the events until it can handle them.
  const repeat = presses.stop();
  await hydrated;
  repeat();
}

/** Fetches one module at a time. Fetching all at once would delay a slow telephone's reaction to a tap. */
async function prefetch(addresses: string[], wanted: AbortSignal): Promise<void> {
  for (const address of addresses) {
    await idle();
    if (wanted.aborted) return;
    fetchAhead("prefetch", address);
  }
}

/** Makes the arrows of the testimonials work, if the page has any. Without this script they are links. */
function startCarousel(): void {
  if (!document.querySelector("[data-carousel]")) return;
  void import("#app/domains/testimonials/components/carousel-acts.ts").then(
    (acts) => acts.startCarousel(),
    () => undefined,
  );
}

/**
 * Counts every page shown, even if the visitor does nothing (rule visits/once). The page also works when the collector,
 * the script that counts, fails to load.
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
