import { useLayoutEffect, useState } from "react";
import { articleFadeMs, articleMinimumLoadingMs } from "../rules/reading.ts";

type Stage = "shown" | "leaving" | "over";

/**
 * Whether an article just reached from inside the site is still behind its loading screen (P§2, decision 6): 2,000 ms,
 * less as soon as its reader scrolls, types or touches, not at all for who wants no motion or comes from elsewhere.
 */
export function useArticleLoading(): Stage {
  const [stage, setStage] = useState<Stage>(() => (isReachedFromInside() ? "shown" : "over"));
  // Before it is drawn: a key pressed at the first sight of it counts.
  useLayoutEffect(() => {
    if (stage === "over") return;
    if (stage === "leaving") {
      const faded = setTimeout(() => setStage("over"), articleFadeMs);
      return () => clearTimeout(faded);
    }
    const end = () => setStage("leaving");
    // The page goes to its top as it arrives: that is no wish of the reader's.
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

/** The document says so once it answers to its script: a page drawn later was reached by a link inside the site. */
function isReachedFromInside(): boolean {
  if (typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined)
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
