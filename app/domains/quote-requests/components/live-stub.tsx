import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { QuoteStub } from "./quote-stub.tsx";

/**
 * The screen width from which the page shows the stub, a summary of the form beside it. It looks like the part that is
 * torn off a ticket.
 */
const wide = "(min-width: 64rem)";

interface LiveStubProps {
  values: FormValues;
  /** Whether the visitor has changed the form. */
  isChanged: boolean;
  /** The stub as the server rendered it. */
  children: ReactNode;
}

/**
 * The stub (the summary beside the form). Once the visitor has changed the form on a screen wide enough for the stub,
 * the stub follows what is typed. A telephone never loads the code for this.
 */
export function LiveStub({ values, isChanged, children }: LiveStubProps) {
  const [Stub, setStub] = useState<ComponentType<ComponentProps<typeof QuoteStub>>>();
  useEffect(() => {
    if (!isChanged || !matchMedia(wide).matches) return;
    import("./quote-stub.tsx").then(
      (shown) => setStub(() => shown.QuoteStub),
      () => undefined,
    );
  }, [isChanged]);
  return Stub ? <Stub values={values} /> : children;
}
