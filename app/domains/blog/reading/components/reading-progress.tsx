import { type RefObject, useEffect, useRef } from "react";
import { readPercent } from "../rules/reading.ts";

/** The bar under the header. It fills while the visitor reads `text` (rule blog/hero). */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLProgressElement>(null);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const box = text.current?.getBoundingClientRect();
      if (!box || !bar.current) return;
      // Sets the value without React, because it changes at every frame of a scroll.
      bar.current.value = readPercent({ top: box.top, height: box.height, windowHeight: window.innerHeight });
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [text]);
  return (
    <progress
      ref={bar}
      max={100}
      value={0}
      aria-label="Progression de la lecture"
      className="reading-progress fixed inset-x-0 top-(--header) z-15 block h-1.5 w-full"
    />
  );
}
