import { useRef, useState } from "react";
import { lastPosition, nextPosition, previousPosition, slideDurationMs } from "../rules.ts";

/** Moves a horizontal list one item at a time. It measures how many items show, so only the style sheet decides that. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [selected, setSelected] = useState(0);
  const sliding = useRef(false);

  const measure = (list: HTMLUListElement) => {
    const itemWidth = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
    return { itemWidth, visible: Math.max(1, Math.round(list.clientWidth / itemWidth)) };
  };

  const goTo = (index: number) => {
    const list = track.current;
    if (!list) return;
    const { itemWidth, visible } = measure(list);
    setSelected(index);
    sliding.current = true;
    slide(list, Math.min(index, lastPosition(count, visible)) * itemWidth, () => {
      sliding.current = false;
    });
  };

  const step = (rule: typeof nextPosition) => () => {
    if (track.current) goTo(rule(selected, count, measure(track.current).visible));
  };

  /** A swipe chooses a position. The movement of an arrow or a dot is ignored: its position is known. */
  const followScroll = () => {
    const list = track.current;
    if (!list || sliding.current) return;
    const { itemWidth, visible } = measure(list);
    const reached = Math.round(list.scrollLeft / itemWidth);
    setSelected((current) =>
      Math.min(current, lastPosition(count, visible)) === reached ? current : reached,
    );
  };

  return { track, selected, goTo, next: step(nextPosition), previous: step(previousPosition), followScroll };
}

let running = 0;

/**
 * Scrolls to `left` in 500 ms (rule pages/carousel), at once with reduced motion. A new slide replaces a running one.
 */
function slide(list: HTMLElement, left: number, ended: () => void) {
  cancelAnimationFrame(running);
  const from = list.scrollLeft;
  const durationMs = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : slideDurationMs;
  const start = performance.now();
  // Scroll snapping would pull every step of the movement to the nearest item.
  list.style.scrollSnapType = "none";
  const advance = (now: number) => {
    const progress = durationMs ? Math.min(1, Math.max(0, now - start) / durationMs) : 1;
    list.scrollLeft = from + (left - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) {
      running = requestAnimationFrame(advance);
      return;
    }
    list.style.scrollSnapType = "";
    // The movement's last scroll event arrives with the next frame.
    requestAnimationFrame(() => requestAnimationFrame(ended));
  };
  running = requestAnimationFrame(advance);
}
