/**
 * Makes only the next scroll smooth: page changes keep jumping to the top (rule pages/top). On a device that asks for
 * less motion, the style sheet prevents the smooth scroll.
 */
export function slideUntilScrollEnd() {
  const root = document.documentElement;
  root.classList.add("scroll-smooth");
  const stop = () => {
    root.classList.remove("scroll-smooth");
    document.removeEventListener("scrollend", stop);
    clearTimeout(fallback);
  };
  const fallback = setTimeout(stop, 1_500);
  document.addEventListener("scrollend", stop);
}
