import { slideUntilScrollEnd } from "#app/lib/pages/smooth-scroll.ts";

/**
 * Makes a link to a part of the same page scroll there smoothly, before any other script runs (rule pages/top). A style
 * sheet could do this with `:has`, but the browser would then search the whole page after each change (ADR 280).
 */
export function watchAnchors(): void {
  const slide = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const { origin, pathname, search } = location;
    if (link?.hash && link.origin + link.pathname + link.search === origin + pathname + search)
      slideUntilScrollEnd();
  };
  document.addEventListener("click", slide, true);
}
