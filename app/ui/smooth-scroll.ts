/**
 * Makes the scroll about to start a smooth one, and only that one: changes of page keep jumping to the top.
 * Reduced motion wins, in the style sheet.
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
