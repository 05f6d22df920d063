import { useEffect, useState } from "react";
import { type ArrivedPhoto, arrivedPath } from "../rules.ts";

const everyMs = 3_000;
/** Nobody takes photos for longer than this. After it, an open page stops asking. */
const patienceMs = 20 * 60_000;

/**
 * Returns the photos that arrived through a link. Reads them again every three seconds while the page is visible. A
 * failed read keeps the shown photos.
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
        // The network is down for a moment.
      }
    };
    void read();
    const timer = setInterval(() => void read(), everyMs);
    return () => clearInterval(timer);
  }, [viewKey]);
  return photos;
}
