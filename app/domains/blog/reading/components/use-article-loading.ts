import { useLayoutEffect, useState } from "react";
import { articleFadeMs, articleMinimumLoadingMs } from "../rules/reading.ts";

type Stage = "shown" | "leaving" | "over";

/**
 * Returns the stage of an article's loading screen (rule blog/loading). After a link inside the site it lasts 2,000 ms,
 * or until the reader scrolls, types or touches. It is not shown with reduced motion or after a link from another site.
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
    // On arrival the page scrolls to its top by itself. That scroll does not count.
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

/** The document is marked after hydration. A page rendered later was reached by a link inside the site. */
function isReachedFromInside(): boolean {
  if (typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined)
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
