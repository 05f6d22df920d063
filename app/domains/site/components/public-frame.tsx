import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { useLocation } from "react-router";
import { classes } from "#app/ui/classes.ts";
import { slideUntilScrollEnd } from "#app/ui/smooth-scroll.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

interface PublicFrameProps {
  /** True when the page starts on a light ground: the header is then white from the start. */
  startsLight: boolean;
  /** The newsletter's form, above the footer's last line. */
  newsletter?: ReactNode;
  /** The assistant: its button in the phone's bottom bar, and what floats above every page. */
  assistant?: { barButton: ReactNode; floating: ReactNode };
  children: ReactNode;
}

/** The layout of every public page: skip link, header, the page, footer and the phone's bottom bar. */
export function PublicFrame({ startsLight, newsletter, assistant, children }: PublicFrameProps) {
  useFocusOnArrival();
  return (
    <div onClickCapture={slideToAnchors} className="flex min-h-dvh flex-col">
      <a
        href="#contenu"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-control bg-white px-4 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-lift"
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
 * Moves the focus after a change of page or anchor, as a page load does, so that keyboard and screen reader
 * continue from there.
 */
function useFocusOnArrival() {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname + hash);
  useEffect(() => {
    if (seen.current === pathname + hash) return;
    seen.current = pathname + hash;
    const id = decodeURIComponent(hash.slice(1)) || "contenu";
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

/** Scrolls smoothly to an anchor of the same page. A new page starts at its top at once (rule pages/top). */
function slideToAnchors(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link?.hash && link.pathname === window.location.pathname) slideUntilScrollEnd();
}
