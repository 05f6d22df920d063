import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/** Makes the page answer to its script, and resolves once it does. */
export function hydrate(): Promise<void> {
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
