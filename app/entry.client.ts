import { isDraftKept } from "#app/lib/forms/draft-keys.ts";
import { firstSign, keepPresses } from "#app/lib/pages/first-sign.ts";

const patienceMs = 2000;

const presses = keepPresses();

/**
 * Called by the document's start script (document-head.server.ts) with the addresses of the page's modules; resolves
 * when they should run. A public page reads, navigates and sends its forms without them, so that is the visitor's first
 * sign; until then they are only fetched, once the page has nothing better to do.
 */
export async function whenWanted(addresses: string[]): Promise<void> {
  if (!location.pathname.startsWith("/admin")) {
    const wanted = new AbortController();
    void idle().then(() => {
      startAudienceCollector();
      return prefetch(addresses, wanted.signal);
    });
    const sign = firstSign();
    if (!isDraftKept()) await sign;
    wanted.abort();
  }
  for (const address of addresses) fetchAhead("modulepreload", address);
}

/** Called once the page's modules are there: makes the page answer to them. */
export async function start(): Promise<void> {
  const { hydrate } = await import("./hydrate.tsx");
  const hydrated = hydrate();
  // From here on React holds events itself.
  const repeat = presses.stop();
  await hydrated;
  repeat();
}

/** Resolves when the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((go) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => go(), { timeout: patienceMs });
    else setTimeout(go, patienceMs / 4);
  });
}

/** One at a time: asking for all of them at once takes a slow telephone longer than a tap should wait. */
async function prefetch(addresses: string[], wanted: AbortSignal): Promise<void> {
  for (const address of addresses) {
    await idle();
    if (wanted.aborted) return;
    fetchAhead("prefetch", address);
  }
}

/** P§4: every page shown is counted, whether or not anybody touches it. A page without the collector is the same page. */
function startAudienceCollector(): void {
  void import("#app/domains/analytics/components/audience-collector.ts").then(
    ({ startAudienceCollector: collect }) => collect(),
    () => undefined,
  );
}

function fetchAhead(rel: "prefetch" | "modulepreload", href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
