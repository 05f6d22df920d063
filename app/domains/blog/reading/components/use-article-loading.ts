import { useLayoutEffect, useState } from "react";
import { articleFadeMs, articleMinimumLoadingMs } from "../rules/reading.ts";

type Stage = "shown" | "leaving" | "over";

/**
 * Returns the stage of the loading screen of an article (rule blog/loading): 2,000 ms after a link inside the site, less
 * when the reader scrolls, types or touches, none with less motion or from another site.
 */
export function useArticleLoading(): Stage {
  const [stage, setStage] = useState<Stage>(() => (isReachedFromInside() ? "shown" : "over"));
  // Runs before the first paint, so that the first key already counts.
  useLayoutEffect(() => {
    if (stage === "over") return;
    if (stage === "leaving") {
      const faded = setTimeout(() => setStage("over"), articleFadeMs);
      return () => clearTimeout(faded);
    }
    const end = () => setStage("leaving");
    // The page scrolls to its top when it arrives. The reader did not do that.
    const onScroll = () => window.scrollY > 0 && end();
    const timer = setTimeout(end, articleMinimumLoadingMs);
    const wishes = ["keydown", "pointerdown", "touchmove", "wheel"] as const;
    for (const wish of wishes) window.addEventListener(wish, end, { passive: true });
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const wish of wishes) window.removeEventListener(wish, end);
      window.removeEventListener("scroll", onScroll);
    };
  }, [stage]);
  return stage;
}

/** The document is marked once its script has started. A page rendered later was reached by a link inside the site. */
function isReachedFromInside(): boolean {
  if (typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined)
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
