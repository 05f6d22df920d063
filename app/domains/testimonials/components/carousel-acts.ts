import { lastPosition, nextPosition, previousPosition, slideDurationMs } from "../rules.ts";

const steps = { next: nextPosition, previous: previousPosition };
let running = 0;
/** True while the script scrolls the list. Scroll events are ignored then, because they do not show a choice. */
let sliding = false;
let selected = 0;

/**
 * Makes the arrows and dots of the testimonials scroll the list smoothly (rule pages/carousel). Without JavaScript they
 * are links to the items. The script measures how many items are visible, so that only the style sheet decides it.
 */
export function startCarousel(): void {
  // Listens before React does, because React may miss the click while it hydrates.
  document.addEventListener("click", press, true);
  // The scroll event of an element does not bubble.
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
 * Stores the item that a swipe has reached. Ignores a movement that an arrow or a dot caused, because its item is
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
 * Scrolls to `left` in 500 ms (rule pages/carousel), or immediately if the visitor prefers reduced motion. A new slide
 * replaces a running one.
 */
function slide(list: HTMLElement, left: number): void {
  cancelAnimationFrame(running);
  sliding = true;
  const from = list.scrollLeft;
  const durationMs = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : slideDurationMs;
  const start = performance.now();
  // Scroll snapping would pull each step of the movement to the nearest item.
  list.style.scrollSnapType = "none";
  const advance = (now: number) => {
    const progress = durationMs ? Math.min(1, Math.max(0, now - start) / durationMs) : 1;
    list.scrollLeft = from + (left - from) * (1 - (1 - progress) ** 3);
    if (progress < 1) {
      running = requestAnimationFrame(advance);
      return;
    }
    list.style.scrollSnapType = "";
    // The last scroll event of the movement arrives in the next frame. So `sliding` ends one frame later.
    running = requestAnimationFrame(() => requestAnimationFrame(() => (sliding = false)));
  };
  running = requestAnimationFrame(advance);
}
