import { createContext, type ReactNode, useContext } from "react";

interface Part {
  /** The part's name, unique in the document. */
  name: string;
  /** The object from which the part is rendered. The markup is cached as long as this object exists. */
  by: object;
  /** Distinguishes the variants of the part on different pages. There must be few. */
  as?: string;
}

/** The shared parts that React rendered for this document because no markup was cached. */
export const MadePartsContext = createContext<Part[]>([]);

const kept = new WeakMap<object, Map<string, string>>();

/**
 * A part that many pages share, such as the header or the footer. React renders it once, because these two are half of
 * a page's elements (ADR 250), and `keepParts` caches its markup. Use it only within a `Still` (still.tsx), because the
 * browser never renders it.
 */
export function SharedPart({ children, ...part }: Part & { children: ReactNode }) {
  const made = useContext(MadePartsContext);
  const known = kept.get(part.by)?.get(keyOf(part));
  const shell = { className: "contents", "data-part": part.name };
  if (known !== undefined)
    // oxlint-disable-next-line react/no-danger -- React wrote it for an earlier page
    return <div {...shell} dangerouslySetInnerHTML={{ __html: known }} />;
  made.push(part);
  return <div {...shell}>{children}</div>;
}

/** Caches the markup of the parts that React rendered for a document. `html` is React's unchanged output. */
export function keepParts(html: string, made: readonly Part[]): void {
  for (const part of made) {
    const markup = contentOf(html, part.name);
    if (markup === null) continue;
    const known = kept.get(part.by) ?? new Map<string, string>();
    kept.set(part.by, known.set(keyOf(part), markup));
  }
}

const keyOf = ({ name, as = "" }: Part) => `${name} ${as}`;

/** Returns the markup inside a part. Counts its div tags to find the end: React escapes "<div" in texts. */
function contentOf(html: string, name: string): string | null {
  const opening = `data-part="${name}">`;
  const found = html.indexOf(opening);
  if (found === -1) return null;
  const start = found + opening.length;
  const tags = /<(\/?)div\b/g;
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return null;
}
