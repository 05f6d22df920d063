import { type RefObject, useEffect } from "react";

/** The look of a row of links whose end is out of sight: it fades there. */
export const fadesAtEnd = "data-more:[mask-image:linear-gradient(to_left,transparent,#000_2.5rem)]";

/** Marks a row that scrolls sideways with `data-more` while its end is out of sight. */
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
