import { lastPosition, nextPosition, previousPosition, slideDurationMs } from "../rules.ts";

const steps = { next: nextPosition, previous: previousPosition };
let running = 0;
/**
 * True while the script itself scrolls the list. Scroll events are then ignored, because the visitor did not cause
 * them.
 */
let sliding = false;
let selected = 0;

/**
 * Makes the arrows and dots below the testimonials scroll the list smoothly (rule pages/carousel). Without JavaScript
 * they are plain links to the items. The script measures how many items are visible, so that only the style sheet has
 * that number.
 */
export function startCarousel(): void {
  // Listens in the capture phase, before React. While React hydrates the page, it may not notice the click.
  document.addEventListener("click", press, true);
  // The scroll event of an element does not bubble, so this listens in the capture phase.
  document.addEventListener("scroll", followScroll, { capture: true, passive: true });
  const list = trackOf(document.querySelector("[data-carousel]"));
  if (list?.scrollLeft) choose(list, Math.round(list.scrollLeft / measure(list).itemWidth));
}

const trackOf = (carousel: Element | null) => carousel?.querySelector<HTMLElement>("ul[tabindex]") ?? null;

function measure(list: HTMLElement) {
  const itemWidth = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
  const visible = Math.max(1, Math.round(list.clientWidth / itemWidth));
  return { itemWidth, last: lastPosition(list.childElementCount, visible), visible };
}

function press(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-slide], [data-step]") : null;
  const list = trackOf(link?.closest("[data-carousel]") ?? null);
  if (!link || !list || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { itemWidth, last, visible } = measure(list);
  const { slide: dot, step } = link.dataset;
  const rule = steps[step as keyof typeof steps];
  choose(list, dot === undefined ? rule(selected, list.childElementCount, visible) : Number(dot));
  slide(list, Math.min(selected, last) * itemWidth);
}

/**
 * Stores which item a swipe has reached. It ignores a scroll that an arrow or a dot caused, because that item is
 * already stored.
 */
function followScroll({ target }: Event): void {
  if (sliding || !(target instanceof HTMLElement) || !target.closest("[data-carousel]")) return;
  const { itemWidth, last } = measure(target);
  const reached = Math.round(target.scrollLeft / itemWidth);
  if (Math.min(selected, last) !== reached) choose(target, reached);
}

function choose(list: HTMLElement, index: number): void {
  selected = index;
  for (const dot of list.closest("[data-carousel]")?.querySelectorAll<HTMLElement>("[data-slide]") ?? []) {
    if (dot.dataset.slide === String(index)) dot.ariaCurrent = "true";
    else dot.removeAttribute("aria-current");
  }
}

/**
 * Scrolls the list to `left` in 500 ms (rule pages/carousel). If the visitor prefers reduced motion, it does so at
 * once. A new call replaces a movement in progress.
 */
function slide(list: HTMLElement, left: number): void {
  cancelAnimationFrame(running);
  sliding = true;
  const from = list.scrollLeft;
  const durationMs = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : slideDurationMs;
  const start = performance.now();
  // Turns scroll snapping off during the movement. The snapping would pull the list to the nearest item at each step.
  list.style.scrollSnapType = "none";
  const advance = (now: number) => {
    const progress = durationMs ? Math.min(1, Math.max(0, now - start) / durationMs) : 1;
    list.scrollLeft = from + (left - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) {
      running = requestAnimationFrame(advance);
      return;
    }
    list.style.scrollSnapType = "";
    // The last scroll event of the movement arrives one frame later, so `sliding` stays true until after that frame.
    running = requestAnimationFrame(() => requestAnimationFrame(() => (sliding = false)));
  };
  running = requestAnimationFrame(advance);
}
