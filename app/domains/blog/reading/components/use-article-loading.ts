import { useLayoutEffect, useState } from "react";
import { articleFadeMs, articleMinimumLoadingMs } from "../rules/reading.ts";

type Stage = "shown" | "leaving" | "over";

/**
 * Returns whether the loading screen of an article is shown, fades out or is over (rule blog/loading). After a link
 * inside the site, the screen stays 2,000 ms, or until the reader scrolls, types or touches. Otherwise, or with reduced
 * motion, it is not shown.
 */
export function useArticleLoading(): Stage {
  const [stage, setStage] = useState<Stage>(() => (isReachedFromInside() ? "shown" : "over"));
  // Listens before the first paint, so that even the first key ends the loading screen.
  useLayoutEffect(() => {
    if (stage === "over") return;
    if (stage === "leaving") {
      const faded = setTimeout(() => setStage("over"), articleFadeMs);
      return () => clearTimeout(faded);
    }
    const end = () => setStage("leaving");
    // On arrival the browser scrolls the page to its top. That scroll does not end the loading screen.
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

/**
 * Whether a link inside the site led here and the person has not reduced motion. The page's script marks the document
 * when it starts; pages opened later by a link find the mark.
 */
function isReachedFromInside(): boolean {
  if (typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined)
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
