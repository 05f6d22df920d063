import { type ComponentType, lazy, type ReactNode } from "react";
import { Still } from "./still.tsx";

/** The subject of each part in the server's document, by the part's name; '' for a part that the document lacks. */
const arrived = new Map<string, string>();

interface LatePartProps {
  /** The part's `id`, unique in the document. */
  name: string;
  /** What the part is about: a path, a slug. The document's own markup is shown only for the same subject. */
  of: string;
  /** A component that `lateComponent` returned. It is shown when the subject is not that of the document. */
  other: ReactNode;
  /** Write this as `import.meta.env.SSR && …`, so that the page's script does not contain the code that renders it. */
  children: ReactNode;
}

/**
 * A part of a page that stays as the server rendered it (ADR 277). The browser fetches the part's code only when the
 * router shows another subject in its place. public-frame.tsx passes clicks on its links to the router.
 */
export function LatePart({ name, of, other, children }: LatePartProps) {
  if (import.meta.env.SSR)
    return (
      <div data-late={of} className="contents">
        <Still name={name}>{children}</Still>
      </div>
    );
  if (!arrived.has(name)) arrived.set(name, document.getElementById(name)?.parentElement?.dataset.late ?? "");
  if (arrived.get(name) !== of) return other;
  return (
    <div data-late={of} className="contents">
      <Still name={name}>{null}</Still>
    </div>
  );
}

/**
 * Returns a component whose code is fetched when it is first shown. The router keeps the previous page until then. If
 * the code cannot be fetched, the browser loads the page.
 */
export function lateComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => {
        location.reload();
        return new Promise<{ default: ComponentType<Props> }>(() => undefined);
      },
    ),
  );
}
