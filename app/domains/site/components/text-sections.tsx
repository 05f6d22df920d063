import type { ReactNode } from "react";
import { classes } from "#app/ui/classes.ts";

interface TextSectionProps {
  title: string;
  id?: string;
  /** Whether this is the first section of the page, which has no line above it. */
  first?: boolean;
  children: ReactNode;
}

/** A section of a page of text. On a large screen its title is in the left columns, beside the text or the lists. */
export function TextSection({ title, id, first = false, children }: TextSectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={classes(
        "grid gap-x-6 gap-y-4 py-10 outline-none lg:grid-cols-12",
        !first && "border-t border-line",
      )}
    >
      <h2 className="text-[1.625rem] leading-tight lg:col-span-3">{title}</h2>
      <div className="grid gap-4 *:not-[dl]:max-w-170 lg:col-span-9 lg:col-start-4">{children}</div>
    </section>
  );
}

/** A list of terms and their values, with lines between them. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line border-t border-line">
      {facts.map(([term, value]) => (
        <div
          key={term}
          className="grid gap-x-4 gap-y-0.5 py-3 md:grid-cols-[15rem_1fr] 2xl:grid-cols-[4fr_5fr]"
        >
          <dt className="text-small text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
