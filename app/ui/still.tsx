import type { ReactNode } from "react";

interface StillProps {
  /** The part's `id`, unique in the document. */
  name: string;
  /** Write this as `import.meta.env.SSR && …`, so that the browser never receives the code that renders it. */
  children: ReactNode;
}

const kept = new Map<string, string>();

/**
 * A part that only the server renders (ADR 155). React does not touch it, so open menus, scroll positions and
 * selections stay, and modules without React may change it. When the router shows another page, that page can have only
 * parts that the document already has.
 */
export function Still({ name, children }: StillProps) {
  if (import.meta.env.SSR)
    return (
      <div id={name} className="contents">
        {children}
      </div>
    );
  return (
    <div
      id={name}
      className="contents"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- it is what the server wrote into this document
      dangerouslySetInnerHTML={{ __html: keptMarkup(name) }}
    />
  );
}

/** Returns the part's markup in the first document, so that an error page that replaces the frame has it too. */
function keptMarkup(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const found = document.getElementById(name)?.innerHTML ?? "";
  kept.set(name, found);
  return found;
}
