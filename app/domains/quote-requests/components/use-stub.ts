import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import type { QuoteStub } from "./quote-stub.tsx";

/** The width from which the page shows the stub. */
const wide = "(min-width: 1024px)";

/**
 * Returns the stub once the visitor has changed the form (`isChanged`) on a screen that shows it. Until then the page
 * keeps what the server rendered, and a telephone never loads the stub.
 */
export function useStub(isChanged: boolean): ComponentType<ComponentProps<typeof QuoteStub>> | undefined {
  const [Stub, setStub] = useState<ComponentType<ComponentProps<typeof QuoteStub>>>();
  useEffect(() => {
    if (!isChanged || !matchMedia(wide).matches) return;
    void import("./quote-stub.tsx").then(
      (shown) => setStub(() => shown.QuoteStub),
      () => undefined,
    );
  }, [isChanged]);
  return Stub;
}
