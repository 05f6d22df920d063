/**
 * Makes only the next scroll smooth, because a change of page must jump to the top (rule pages/top). On a device that
 * asks for less motion, the style sheet prevents the smooth scroll.
 */
export function slideUntilScrollEnd() {
  const root = document.documentElement;
  const from = scrollY;
  root.classList.add("scroll-smooth");
  // A 'scrollend' event at the place where this scroll begins is the end of an earlier scroll.
  const end = () => scrollY !== from && stop();
  const stop = () => {
    root.classList.remove("scroll-smooth");
    document.removeEventListener("scrollend", end);
    clearTimeout(fallback);
  };
  const fallback = setTimeout(stop, 1_500);
  document.addEventListener("scrollend", end);
}
