import type { FromWorker } from "./messages.ts";

/**
 * `away` is the time at which the network was lost. `kept` is the time at which the stored page that is shown now was
 * stored. Both are in milliseconds since 1970, and null with a network.
 */
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
 * Follows the network from now on. `shownSince` is the time at which the server made this page. The person sees this
 * time if there is no network from the start. Returns a function that stops following.
 */
export function watchNetwork(shownSince: number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  if (!navigator.onLine) change({ away: shownSince });
  addEventListener("offline", () => change({ away: Date.now() }), { signal });
  addEventListener("online", noteNetwork, { signal });
  navigator.serviceWorker?.addEventListener(
    "message",
    // The report of a response that the worker gave before the network was back may arrive late. It is then ignored.
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

/** Returns the time from which the shown content dates, in milliseconds since 1970. Returns null with a network. */
export function offlineSince(): number | null {
  return kept ?? away;
}
