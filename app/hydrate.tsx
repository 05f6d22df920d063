import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/**
 * A reading that a newer one replaced is given up, which is no error. The framework leaves the end of its answer
 * (turbo-stream's `done`) to nobody, and browsers would report that as one.
 */
function ignoreReplacedReadings(): void {
  addEventListener("unhandledrejection", (event) => {
    if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
  });
}

/** Makes the page answer to its script, and resolves once it does. */
export function hydrate(): Promise<void> {
  ignoreReplacedReadings();
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated onHydrated={resolve} />
        </StrictMode>,
      );
    });
  });
}

/** Says on the document that the page answers to its script: what drives it can wait for that. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    onHydrated();
  }, [onHydrated]);
  return <HydratedRouter />;
}
