import { isDraftKept } from "#app/lib/draft-keys.ts";
import { firstSign, keepPresses } from "#app/lib/first-sign.ts";

const patienceMs = 2000;

const presses = keepPresses();

/**
 * Called by the document's start script (document-head.server.ts) with the addresses of the page's modules; resolves
 * when they should run. A public page reads, navigates and sends its forms without them, so that is the visitor's first
 * sign; until then they are only fetched, once the page has nothing better to do.
 */
export async function whenWanted(addresses: string[]): Promise<void> {
  let isWanted = false;
  if (!location.pathname.startsWith("/admin")) {
    whenIdle(() => {
      startAudienceCollector();
      if (!isWanted) fetchAhead("prefetch", addresses);
    });
    const sign = firstSign();
    if (!isDraftKept()) await sign;
  }
  isWanted = true;
  fetchAhead("modulepreload", addresses);
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

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: patienceMs });
  else setTimeout(act, patienceMs / 4);
}

/** P§4: every page shown is counted, whether or not anybody touches it. A page without the collector is the same page. */
function startAudienceCollector(): void {
  void import("#app/domains/analytics/components/use-audience-collector.ts").then(
    ({ startAudienceCollector: collect }) => collect(),
    () => undefined,
  );
}

function fetchAhead(rel: "prefetch" | "modulepreload", addresses: string[]): void {
  document.head.append(
    ...addresses.map((href) => Object.assign(document.createElement("link"), { rel, href })),
  );
}
