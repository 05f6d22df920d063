import { listen } from "#app/lib/background/notifications.server.ts";
import { everyTag, pagesChannel } from "#app/lib/pages/cache.server.ts";

/**
 * Remembers what `read` found until one of `tags` changes, as the page cache does with pages: for what many pages show
 * and is long to read. Called at the top of a module. What was read while a change was announced is not remembered, nor
 * is anything while changes cannot be heard of. A failure is the caller's and is not remembered.
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
