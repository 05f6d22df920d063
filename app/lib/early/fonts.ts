/** Our fonts (family, weights and URL) and their style sheet. root.tsx defines them before this script. */
declare const ourFonts: { faces: readonly (readonly [string, string, string])[]; sheet: string };

const storageKey = "fonts";

/**
 * Loads our two fonts. On a visit's first page both apply together after the first paint: before it, they would delay
 * the paint on a slow connection. A font that would move the content below the page's title applies from the next page
 * (rule pages/letters). On later pages both fonts are already loaded and apply before the paint (ADR 156).
 */
export function bringFonts(): void {
  if (isKnown()) link({ rel: "stylesheet", blocking: "render" });
  // Old browsers lack this list of supported types.
  else if ((PerformanceObserver.supportedEntryTypes as string[] | undefined)?.includes("paint"))
    new PerformanceObserver((paints, watch) => {
      // The first paint may show only the background. Fonts added then would delay the text.
      if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
      watch.disconnect();
      void load();
    }).observe({ type: "paint", buffered: true });
  else void load();
}

async function load() {
  const scrollRests = watchScroll();
  const answers = await Promise.allSettled(
    ourFonts.faces.map(([family, weight, url]) => new FontFace(family, `url(${url})`, { weight }).load()),
  );
  await scrollRests();
  const loaded = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const keepPlace = placeRead();
  if (!fits(loaded)) addOnNextPage(loaded.filter((face) => !fits([face])));
  keepPlace();
  if (loaded.length < answers.length) return;
  try {
    sessionStorage.setItem(storageKey, "1");
    link({ rel: "prefetch", as: "style" });
  } catch {
    // The browser refuses storage: the next page is treated as a first page again.
  }
}

/** Adds fonts, and removes them if they move the end of the page's title. Returns whether the fonts stay. */
function fits(added: readonly FontFace[]): boolean {
  const before = titleEnd();
  for (const face of added) document.fonts.add(face);
  const isStill = Math.abs(titleEnd() - before) <= 2;
  if (!isStill) for (const face of added) document.fonts.delete(face);
  return isStill;
}

/** Adds fonts when React shows the next page in the same document. A change of the title in the head reveals this. */
function addOnNextPage(faces: readonly FontFace[]) {
  const { pathname } = location;
  new MutationObserver((_changes, watch) => {
    if (location.pathname === pathname) return;
    watch.disconnect();
    for (const face of faces) document.fonts.add(face);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/**
 * The lower edge of the title, in pixels from the top of the document. The top of the window would not do, because the
 * window may scroll when text above the title grows.
 */
const titleEnd = () => scrollY + (document.querySelector("h1")?.getBoundingClientRect().bottom ?? 0);

/** How long after its last step a scroll counts as ended, in ms. A slow telephone shows a step every 100 ms. */
const restMs = 200;

/**
 * Returns a function that resolves once nothing scrolls. Fonts that arrive during a scroll would stop the scroll, or
 * move the section to which it leads. The time since the last step counts, because Safari has no 'scrollend' event.
 */
function watchScroll() {
  let scrolled = -restMs;
  const note = () => (scrolled = performance.now());
  addEventListener("scroll", note, { passive: true });
  const isScrolling = () =>
    performance.now() - scrolled < restMs || document.documentElement.classList.contains("scroll-smooth");
  return async () => {
    while (isScrolling()) await new Promise((resolve) => setTimeout(resolve, restMs / 4));
    removeEventListener("scroll", note);
  };
}

/**
 * Returns a function that scrolls the text that is being read now back to its place after a change of fonts. Chromium's
 * scroll anchoring ignores such a change, and Safari has no scroll anchoring.
 */
function placeRead() {
  const read = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 3) : null;
  const top = () => read?.getBoundingClientRect().top ?? 0;
  const before = top();
  return () => {
    const moved = top() - before;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
  };
}

function link(attributes: Record<string, string>) {
  const element = Object.assign(document.createElement("link"), { href: ourFonts.sheet }, attributes);
  document.head.append(element);
}

function isKnown(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === "1";
  } catch {
    return false;
  }
}
