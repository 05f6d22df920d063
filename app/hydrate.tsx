import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { keepPressesFromReact } from "#app/lib/pages/pressed-while-hydrating.ts";
import { keepTypedTexts } from "#app/lib/pages/typed-texts.ts";

/**
 * The framework abandons a request that a newer one replaced, which is not an error. It leaves the promise of that
 * answer's end (turbo-stream's `done`) unhandled, and browsers would report it as an error.
 */
function ignoreReplacedReadings(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

/** Hydrates the page. Resolves once it is interactive. */
export function hydrate(): Promise<void> {
  ignoreReplacedReadings();
  // The back office has controls that open on the press itself.
  const ends = [keepTypedTexts(), ...(isAdminPath(location.pathname) ? [] : [keepPressesFromReact()])];
  return new Promise((resolve) => {
    const hydrated = () => {
      for (const end of ends) end();
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated onHydrated={hydrated} />
        </StrictMode>,
      );
    });
  });
}

/** Marks the document as interactive, so that tests can wait for it. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    onHydrated();
  }, [onHydrated]);
  return <HydratedRouter />;
}
