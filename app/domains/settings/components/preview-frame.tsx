import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { settingsTexts as texts } from "../labels.ts";

/** The frame of a preview of the site's texts, beside the form or, on a phone, folded below it. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label={texts.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on wide screens, for the keyboard too
      tabIndex={0}
      className="rounded-control bg-sand p-4 xl:sticky xl:top-5 xl:max-h-[calc(100dvh-2.5rem)] xl:self-start xl:overflow-y-auto"
    >
      <Fold
        summary={<h2 className="text-h4 md:mb-3">{texts.preview}</h2>}
        className="flex items-center group-open/fold:mb-3"
      >
        {children}
      </Fold>
    </aside>
  );
}

/** A list of facts: each term is followed by the text that the site shows for it. */
export function PreviewFacts({ facts }: { facts: readonly (readonly [term: string, said: string])[] }) {
  return (
    <dl className="divide-y divide-line rounded-control border border-line bg-sheet px-4">
      {facts.map(([term, said], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may be alike while they are typed
        <div key={index} className="py-2.5">
          <dt className="text-dense text-muted">{term}</dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">{said}</dd>
        </div>
      ))}
    </dl>
  );
}
