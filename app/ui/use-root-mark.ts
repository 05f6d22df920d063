import { useLayoutEffect } from "react";

/**
 * Puts an attribute on the document's root element while `isShown`, for a style of the whole page. With `:has` the
 * browser would search the whole page after each change (ADR 280).
 */
export function useRootMark(attribute: `data-${string}`, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const root = document.documentElement;
    root.setAttribute(attribute, "");
    return () => root.removeAttribute(attribute);
  }, [attribute, isShown]);
}
