/** Our fonts as family, weights and address, and their style sheet: root.tsx puts them before this script. */
declare const ourFonts: { faces: readonly (readonly [string, string, string])[]; sheet: string };

const storageKey = "fonts";

/**
 * Brings our fonts. On the first page of a visit they come after the first paint, which they would delay on a slow line,
 * and both at once. A font waits for the next page where it would move what stands below this page's title (rule
 * pages/letters). On the next pages they are at hand, and come before the paint (ADR 156).
 */
export function bringFonts(): void {
  if (isKnown()) link({ rel: "stylesheet", blocking: "render" });
  // Old browsers lack the list.
  else if ((PerformanceObserver.supportedEntryTypes as string[] | undefined)?.includes("paint"))
    new PerformanceObserver((_paints, watch) => {
      watch.disconnect();
      void load();
    }).observe({ type: "paint", buffered: true });
  else void load();
}

async function load() {
  const answers = await Promise.allSettled(
    ourFonts.faces.map(([family, weight, url]) => new FontFace(family, `url(${url})`, { weight }).load()),
  );
  const loaded = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (!fits(loaded)) addOnNextPage(loaded.filter((face) => !fits([face])));
  if (loaded.length < answers.length) return;
  try {
    sessionStorage.setItem(storageKey, "1");
    link({ rel: "prefetch", as: "style" });
  } catch {
    // Storage refused: the next page is again the first.
  }
}

/** Adds fonts, and takes them back when they move the end of the page's title. */
function fits(added: readonly FontFace[]): boolean {
  const before = titleEnd();
  for (const face of added) document.fonts.add(face);
  const isStill = Math.abs(titleEnd() - before) <= 2;
  if (!isStill) for (const face of added) document.fonts.delete(face);
  return isStill;
}

/** The script of a page may show the next one in the same document: its title is then in the document's head. */
function addOnNextPage(faces: readonly FontFace[]) {
  const { pathname } = location;
  new MutationObserver((_changes, watch) => {
    if (location.pathname === pathname) return;
    watch.disconnect();
    for (const face of faces) document.fonts.add(face);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}

const titleEnd = () => document.querySelector("h1")?.getBoundingClientRect().bottom ?? 0;

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
