import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { isRouters } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { refreshFrame } from "./frame-acts.ts";
import { Header } from "./header.tsx";

interface PublicFrameProps {
  /** Whether the page begins with a light background. The header is then white from the start. */
  startsLight: boolean;
  /** The newsletter's form, which stands in the footer above its last line. */
  newsletter?: ReactNode;
  /**
   * The two parts of the assistant (the site's chatbot): its button in a phone's bottom bar, and its window above the
   * page.
   */
  assistant?: { barButton: ReactNode; floating: ReactNode };
  children: ReactNode;
}

/** The layout of every public page: skip link, header, content, footer and the phone's bottom bar. */
export function PublicFrame({ startsLight, newsletter, assistant, children }: PublicFrameProps) {
  useArrival(startsLight);
  const goToAnchor = useAnchors();
  return (
    // Clicks on links, by mouse or keyboard, bubble up to this element. It is not a control itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={goToAnchor} className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-control bg-white px-4 py-3 font-semibold text-ink-fixed focus:translate-y-0 focus:shadow-lift"
      >
        Aller au contenu
      </a>
      <Header startsLight={startsLight} />
      <main
        id="contenu"
        tabIndex={-1}
        className={classes("grow outline-none", startsLight && "pt-(--header)")}
      >
        {children}
      </main>
      <Footer newsletter={newsletter} />
      {assistant?.floating}
      <BottomBar assistant={assistant?.barButton} />
    </div>
  );
}

/**
 * After the router has changed the page or the anchor, moves the focus to the new content, as a page load would. The
 * next key press, and a screen reader, then continue there. Also updates the header.
 */
function useArrival(startsLight: boolean) {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname + hash);
  useLayoutEffect(() => {
    if (seen.current === pathname + hash) return;
    seen.current = pathname + hash;
    const id = hash.slice(1) || "contenu";
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, hash]);
  useEffect(() => refreshFrame(), [pathname, startsLight]);
}

/**
 * Lets the router handle links to an anchor of the same page, because the router stores the scroll position of each
 * history entry. A script in the document's head makes the scroll smooth (anchors.ts).
 */
function useAnchors() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const { pathname, search } = window.location;
    if (link?.closest("[data-late]") && !link.target && isRouters(link.getAttribute("href") ?? "")) {
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
      return;
    }
    if (!link?.hash || link.pathname !== pathname || link.search !== search || link.host !== location.host)
      return;
    event.preventDefault();
    void navigate({ pathname, search, hash: link.hash });
  };
}
