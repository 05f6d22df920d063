import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { goLiveTexts as texts } from "../labels/go-live.ts";
import type { GoLiveLine, GoLiveList } from "../rules/go-live.ts";

interface GoLiveChecklistProps {
  list: GoLiveList;
  /** Whether one of the five steps of the first start (the first questions to a new owner) is still to be done. */
  hasSteps: boolean;
  /** The articles that came with the site, with the buttons for each. */
  children?: ReactNode;
}

/**
 * Lists what the owner must fill in or confirm before going live, with one line for each kind of thing (rules
 * settings/go-live, pages/legal and pages/claims). Points that can wait are folded. Shows nothing when all is done.
 */
export function GoLiveChecklist({ list: { first, later }, hasSteps, children }: GoLiveChecklistProps) {
  if (first.length + later.length === 0) return null;
  return (
    <section
      id="before-live"
      aria-labelledby="before-live-title"
      className="scroll-mt-24 rounded-control border border-line bg-sheet p-5"
    >
      <h2 id="before-live-title" className="text-h4">
        {texts.title}
      </h2>
      <p className="mt-1 text-small text-muted">{texts.online}</p>
      {hasSteps && (
        <p className="mt-1">
          <AppLink to="/admin/first-start" className="font-semibold">
            {texts.steps}
          </AppLink>
        </p>
      )}
      {first.length > 0 ? (
        <Lines lines={first.filter(({ kind }) => kind !== "articles")} />
      ) : (
        <p className="mt-1 text-muted">{texts.settled}</p>
      )}
      {children}
      {later.length > 0 && (
        <details className="mt-4">
          <summary className="w-fit cursor-pointer py-1 font-semibold">
            {texts.later} ({later.length})
          </summary>
          <p className="text-small text-muted">{texts.laterHint}</p>
          <Lines lines={later} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly GoLiveLine[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
      {lines.map(({ kind, title, parts, to }) => (
        <li key={kind} className="py-3">
          <AppLink to={to} className="inline-flex min-h-6 items-center font-semibold">
            {title}
          </AppLink>
          <p className="text-small text-muted">{texts.kinds[kind].note}</p>
          {parts.length > 0 && <p className="mt-1 text-small wrap-anywhere">{parts.join(", ")}.</p>}
        </li>
      ))}
    </ul>
  );
}
