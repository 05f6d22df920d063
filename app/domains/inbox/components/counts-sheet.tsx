import type { ReactNode } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { countLabel } from "../labels.ts";
import { kindNames, kindOf } from "../registry.ts";
import type { InboxCounts } from "../rules.ts";

interface CountsSheetProps {
  counts: InboxCounts;
  /** The paths of the inboxes that the shop does not use. Their numbers are not shown. */
  unused: readonly string[];
  /** The number of visits, at the end of the line. */
  children?: ReactNode;
}

/** Shows the dashboard's numbers, one for each kind of submission, on one line (rule inboxes/counts). */
export function CountsSheet({ counts, unused, children }: CountsSheetProps) {
  return (
    <div className="flex flex-wrap items-stretch rounded-control border border-line bg-sheet">
      <ul className="grid auto-cols-fr grid-flow-col divide-x divide-line max-md:w-full md:flex">
        {kindNames
          .filter((kind) => !unused.includes(kindOf(kind).addresses.path))
          .map((kind) => (
            <li key={kind} className="relative flex flex-wrap items-baseline gap-x-2 px-2.5 py-2.5 md:px-5">
              <strong className="font-title text-h3">{counts[kind]}</strong>
              <AppLink
                to={kindOf(kind).badge.to}
                className="min-w-0 text-small text-ink no-underline after:absolute after:inset-0 hover:underline max-md:leading-tight"
              >
                {countLabel(kind, counts[kind])}
              </AppLink>
            </li>
          ))}
      </ul>
      <div className="ml-auto self-center px-4 py-2 text-small max-md:w-full max-md:border-t max-md:border-line md:px-5">
        {children}
      </div>
    </div>
  );
}
