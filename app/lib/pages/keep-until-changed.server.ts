import { isHeard, listen } from "#app/lib/background/notifications.server.ts";
import { everyTag, pagesChannel } from "#app/lib/pages/cache.server.ts";

/**
 * Remembers the result of `read` until one of `tags` changes, for slow reads that many pages need. Call it at the top
 * of a module. It does not remember a failure, a result that was read during a change, or anything while notifications
 * cannot arrive.
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
  // A module that is loaded after the start is not told that notifications arrive.
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
