import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedTexts } from "#app/lib/pages/typed-texts.ts";

/**
 * The framework abandons a request that a newer one replaced, which is no error. It leaves the promise of that
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
  const endKeeping = keepTypedTexts();
  return new Promise((resolve) => {
    const hydrated = () => {
      endKeeping();
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
