import { listen } from "#app/lib/background/notifications.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";
import type { PageCache } from "./page-cache.ts";

/**
 * Drops cached pages when the database announces a change. Returns a function that stops this. After a stop, pages that
 * show data of the database are not cached.
 */
export function followPageChanges(pages: PageCache): () => void {
  const stopListening = listen(pagesChannel, {
    onPayload: (tags) => pages.drop(tags.split(" ")),
    onReconnect: () => pages.setListening(true),
    onLost: () => pages.setListening(false),
  });
  return () => {
    stopListening();
    pages.setListening(false);
  };
}
