import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { countLabel } from "../labels.ts";
import { kindNames, kindOf } from "../registry.ts";
import type { InboxCounts } from "../rules.ts";

/** The number of submissions that wait for an answer, by kind (rule inboxes/counts). */
export function CountsSheet({ counts }: { counts: InboxCounts }) {
  return (
    <ul className="grid rounded-control border-outline border-ink bg-sheet md:grid-cols-[1.25fr_1fr_1fr]">
      {kindNames.map((kind) => (
        <li
          key={kind}
          className="relative border-line p-6 not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
        >
          <p className="flex items-baseline gap-3 font-title">
            <strong
              className={classes(
                "text-figure font-display tracking-figure",
                counts[kind] === 0 && "text-muted",
              )}
            >
              {counts[kind]}
            </strong>
            {counts[kind] > 0 && <span className="size-2.5 rounded-full bg-signal" aria-hidden="true" />}
          </p>
          <p className="mt-1">
            <AppLink
              to={kindOf(kind).badge.to}
              className="font-semibold text-cobalt no-underline after:absolute after:inset-0 hover:underline"
            >
              {countLabel(kind, counts[kind])}
            </AppLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
