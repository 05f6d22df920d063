import { useEffect, useState } from "react";
import { type ArrivedPhoto, arrivedPath } from "../rules.ts";

const everyMs = 3_000;
/**
 * For how many milliseconds an open page asks the server for new photos: 20 minutes. Nobody takes photos for longer.
 */
const patienceMs = 20 * 60_000;

/**
 * Returns the photos that arrived through a link. While the page is visible, it asks the server for them every three
 * seconds. If a request fails, the photos shown before stay.
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
        // The network may be down for a moment. The next attempt follows in three seconds.
      }
    };
    void read();
    const timer = setInterval(() => void read(), everyMs);
    return () => clearInterval(timer);
  }, [viewKey]);
  return photos;
}
