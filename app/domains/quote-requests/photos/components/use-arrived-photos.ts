import { useEffect, useState } from "react";
import { type ArrivedPhoto, arrivedPath } from "../rules.ts";

const everyMs = 3_000;
/** How long an open page keeps looking for new photos. Nobody takes photos for longer. */
const patienceMs = 20 * 60_000;

/**
 * Returns the photos that arrived through a link. Reads them again every three seconds while the page is visible. If a
 * read fails, the photos that are shown stay.
 */
export function useArrivedPhotos(viewKey: string | null, first: readonly ArrivedPhoto[] = []) {
  const [photos, setPhotos] = useState(first);
  useEffect(() => {
    if (!viewKey) return;
    const startedAt = Date.now();
    const read = async () => {
      if (document.hidden || Date.now() - startedAt > patienceMs) return;
      try {
        const answer = await fetch(arrivedPath(viewKey));
        if (answer.ok) setPhotos((await answer.json()) as ArrivedPhoto[]);
      } catch {
        // The network may be down for a moment. The next read tries again.
      }
    };
    void read();
    const timer = setInterval(() => void read(), everyMs);
    return () => clearInterval(timer);
  }, [viewKey]);
  return photos;
}
