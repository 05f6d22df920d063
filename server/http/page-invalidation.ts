import { listen } from "#app/lib/background/notifications.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";
import type { PageCache } from "./page-cache.ts";

/** Drops what changed, as the database says it. Returns the way to stop; pages are no longer kept then. */
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
