import { type RefObject, useEffect } from "react";

/** Class names for a row of links that fades at its end while that end is out of sight. */
export const fadesAtEnd = "data-more:[mask-image:linear-gradient(to_left,transparent,#000_2.5rem)]";

/** Sets `data-more` on a row that scrolls sideways while the end of the row is out of sight. */
export function useMoreAtEnd(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const note = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      element.toggleAttribute("data-more", rest > 1);
    };
    note();
    const sizes = new ResizeObserver(note);
    sizes.observe(element);
    element.addEventListener("scroll", note, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", note);
    };
  }, [row]);
}
