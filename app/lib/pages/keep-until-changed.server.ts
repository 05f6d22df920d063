import { isHeard, listen } from "#app/lib/background/notifications.server.ts";
import { everyTag, pagesChannel } from "#app/lib/pages/cache.server.ts";

/**
 * Remembers the result of `read` until one of `tags` changes, for slow reads that many pages need. Call this at the top
 * of a module. A failure, or a result read during a change, is not remembered. While notifications cannot arrive,
 * nothing is remembered.
 */
export function keepUntilChanged<Found>(
  tags: readonly string[],
  read: () => Promise<Found>,
): () => Promise<Found> {
  let kept: Promise<Found> | undefined;
  let isListening = false;
  const forget = (listening: boolean) => {
    isListening = listening;
    kept = undefined;
  };
  listen(pagesChannel, {
    onPayload(payload) {
      if (payload.split(" ").some((tag) => tag === everyTag || tags.includes(tag))) forget(true);
    },
    onReconnect: () => forget(true),
    onLost: () => forget(false),
  });
  // If the server already listens when this module is loaded, `onReconnect` is not called any more.
  isListening = isHeard(pagesChannel);
  return () => {
    if (kept) return kept;
    const reading = read();
    if (!isListening) return reading;
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading;
  };
}
