import { useEffect, useState } from "react";
import { type ArrivedPhoto, arrivedPath } from "../rules.ts";

const everyMs = 3_000;
/** Nobody photographs for longer; a page left open asks no more. */
const patienceMs = 20 * 60_000;

/**
 * Returns the photos that arrived by a link, read again every three seconds while the page is in view. A failed reading
 * keeps what was shown.
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
        // The network is away for a moment.
      }
    };
    void read();
    const timer = setInterval(() => void read(), everyMs);
    return () => clearInterval(timer);
  }, [viewKey]);
  return photos;
}
