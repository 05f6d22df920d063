import { useLayoutEffect, useState } from "react";
import { articleFadeMs, articleMinimumLoadingMs } from "../rules/reading.ts";

type Stage = "shown" | "leaving" | "over";

/**
 * Returns whether an article's loading screen is shown, fades out or is over (rule blog/loading). It is shown after a
 * link inside the site, for two seconds or until the reader scrolls, types or touches. It is not shown otherwise, nor
 * to a person who has reduced motion.
 */
export function useArticleLoading(): Stage {
  const [stage, setStage] = useState<Stage>(() => (isReachedFromInside() ? "shown" : "over"));
  // Listens before the first paint, so that a key pressed at once also ends the loading screen.
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
 * Whether a link inside the site led here, and the person has not reduced motion. The script marks the document when it
 * starts. If the mark is there before this page is built, another page of the site was open before.
 */
function isReachedFromInside(): boolean {
  if (typeof document === "undefined" || document.documentElement.dataset.hydrated === undefined)
    return false;
  return !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
