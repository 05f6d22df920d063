import type { FromWorker } from "./messages.ts";

/** When the network was lost, and when the page that is now shown was stored. In milliseconds; null with a network. */
let away: number | null = null;
let kept: number | null = null;
/** When the server last answered. */
let answered = 0;
const followers = new Set<() => void>();

function change(next: { away?: number | null; kept?: number | null }): void {
  if (next.away !== undefined) away = next.away;
  if (next.kept !== undefined) kept = next.kept;
  for (const changed of followers) changed();
}

/**
 * Follows the network from now on. `shownSince` is the time at which the server made this page, shown to the person if
 * there is no network from the start. Returns a function that stops following.
 */
export function watchNetwork(shownSince: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  if (!navigator.onLine) change({ away: shownSince });
  addEventListener("offline", () => change({ away: Date.now() }), { signal });
  addEventListener("online", noteNetwork, { signal });
  navigator.serviceWorker?.addEventListener(
    "message",
    // A stored response that the worker gave before the network was back may be reported only afterwards.
    ({ data }: MessageEvent<FromWorker>) => data.given >= answered && change({ kept: data.kept }),
    { signal },
  );
  return () => ended.abort();
}

/** Notes that the server answers again, so that the screen shows the current state. */
export function noteNetwork(): void {
  answered = Date.now();
  if (away !== null || kept !== null) change({ away: null, kept: null });
}

/** Calls `changed` when `away` or `kept` changes. Returns a function that stops these calls. */
export function followOffline(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** Returns the time of the state that is shown without a network. Returns null with a network. */
export function offlineSince(): number | null {
  return kept ?? away;
}
