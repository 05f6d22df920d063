import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { keepPressesFrom } from "#app/lib/pages/pressed-while-hydrating.ts";
import { keepTypedTexts } from "#app/lib/pages/typed-texts.ts";

/**
 * Prevents a false error in the console. When a newer request replaces another, the framework aborts the other one and
 * does not handle the rejected promise for the end of its response (turbo-stream's `done`).
 */
function ignoreReplacedReadings(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

/** Hydrates the page. Resolves once it is interactive. */
export function hydrate(): Promise<void> {
  ignoreReplacedReadings();
  const ends = [keepTypedTexts()];
  return new Promise((resolve) => {
    const hydrated = () => {
      for (const end of ends) end();
      resolve();
    };
    const listen = () => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated onHydrated={hydrated} />
        </StrictMode>,
      );
    };
    startTransition(() => {
      // In the back office React gets every event, because some controls there already open on pointer down.
      if (isAdminPath(location.pathname)) listen();
      else ends.push(keepPressesFrom(listen));
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
