import { useProfile } from "#app/domains/business/profile.ts";
import { dayHoursWords, dayNames } from "#app/domains/business/rules/hours.ts";
import { closedTexts } from "#app/domains/business/rules/texts.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { OpeningState } from "#app/ui/opening-state.tsx";

const panelId = "menu-horaires";

/**
 * Shows in the header whether the shop is open. A press shows the hours of the week (rule pages/opening). The hours are
 * in a popover, which needs no script; opening-acts.ts writes whether the shop is open and marks today.
 */
export function OpeningMenu() {
  const { week, closures, openingHours, claims, ...profile } = useProfile();
  const [usual] = openingHours;
  const calendar = { week, closures: closures.map(({ from, to }) => ({ from, to })) };
  const [word, rest] = usual ? [usual.days, usual.hours] : ["Horaires", "sur rendez-vous"];
  // Hours with a break are too long for a narrow header. So before the script runs, the header shows only when the shop
  // opens.
  const short = rest.includes(" et ") ? `dès ${rest.split("-")[0]}` : rest;
  return (
    <div
      data-hover-menu
      className="ml-auto flex h-full w-31 min-w-0 items-center overflow-clip [overflow-clip-margin:0.25rem] max-[74.9375rem]:lg:hidden 2xl:w-60"
    >
      <button
        type="button"
        popoverTarget={panelId}
        data-calendar={JSON.stringify(calendar)}
        className="@container flex min-h-11 w-full min-w-0 items-center rounded-control whitespace-nowrap decoration-dotted underline-offset-4 hover:underline max-md:pl-1 max-[22rem]:whitespace-normal md:px-1"
      >
        <OpeningState word={word} rest={short} isStacked className="@min-[13.75rem]:hidden" />
        <OpeningState word={word} rest={rest} className="@max-[13.75rem]:hidden" />
        <span className="sr-only">. Les horaires de la semaine</span>
      </button>
      <div
        id={panelId}
        popover="auto"
        className="hours-panel on-sheet fixed top-(--header) right-(--gutter) left-(--gutter) max-h-[calc(100dvh-var(--header)-1rem)] w-auto overflow-x-hidden overflow-y-auto overscroll-contain rounded-control border-outline border-ink shadow-lift md:left-auto md:w-80 xl:right-[calc(max(var(--gutter),(100vw-var(--page))/2)+190px)]"
      >
        <h2 className="border-b-outline border-dashed border-line-strong px-5 py-3.5 text-h4">
          Horaires de l’atelier
        </h2>
        <dl className="px-5 py-1.5 text-base">
          {dayNames.map((name, index) => (
            <div
              key={name}
              data-weekday
              className="flex flex-wrap justify-between gap-x-4 border-line py-2 not-first:border-t data-today:font-bold"
            >
              <dt>{capitalized(name)}</dt>
              <dd className="tabular-nums">{dayHoursWords(week[index] ?? [])}</dd>
            </div>
          ))}
        </dl>
        <div className="grid gap-1 bg-sand px-5 py-3.5 text-small text-muted">
          {closedTexts({ ...profile, week, closures, openingHours, claims })
            .slice(1)
            .map((text) => (
              <p key={text}>{text}.</p>
            ))}
          <p>
            Fermé&nbsp;? <AppLink to="/devis">Décrivez la panne</AppLink>&nbsp;: réponse {claims.quoteDelay}.
          </p>
        </div>
      </div>
    </div>
  );
}
