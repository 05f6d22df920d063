import { AppLink } from "#app/ui/app-link.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useProfile } from "#app/domains/business/profile.ts";
import { isVisiting } from "#app/domains/business/rules/site.ts";
import { distanceText, durationText, visitText } from "../labels/reach.ts";
import { locationLabels } from "../labels/public.ts";
import type { ExactZone } from "../queries/exact.server.ts";
import type { Surrounding } from "../queries/surroundings.server.ts";

/** Lists the communes nearest to the shop, with their distance from it and time by car (rule zones/surroundings). */
export function Surroundings({ around }: { around: readonly Surrounding[] }) {
  if (around.length === 0) return null;
  return (
    <section aria-labelledby="autour">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="autour" className="text-[1.625rem] leading-tight">
          Autour de l’atelier
        </h2>
        <p className="text-small text-muted">à vol d’oiseau, et en voiture</p>
      </div>
      <ul className="on-sheet mt-4 grid overflow-hidden rounded-control border border-line md:grid-cols-2">
        {around.map(({ slug, city, reach }) => (
          <li
            key={slug}
            className="-mt-px -ml-px flex flex-wrap items-baseline gap-x-3 border-t border-l border-line px-4 py-3 text-base last:odd:col-span-full"
          >
            <b className="min-w-[2.9em] font-title tracking-small whitespace-nowrap">{distanceText(reach)}</b>
            <AppLink to={`/locations/${slug}`} prefetch="intent" className="min-w-0 flex-[1_1_5rem]">
              {city}
            </AppLink>
            <span className="ml-auto text-small whitespace-nowrap text-muted">{durationText(reach)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the one zone (town) that a search names, and below it the zones nearest to it (rule zones/exact). */
export function ExactMatch({ exact }: { exact: ExactZone }) {
  const profile = useProfile();
  const { slug, city, postalCodes, reach, nearest } = exact;
  return (
    <section
      aria-labelledby="zone-exacte"
      className="on-sheet overflow-hidden rounded-control border-outline border-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 px-5 py-4">
        <div className="min-w-0">
          <h2 id="zone-exacte" className="text-h3 tracking-small">
            {city} <span className="text-small font-normal text-muted">{postalCodes.join(", ")}</span>
          </h2>
          {(reach || isVisiting(profile)) && (
            <p className="mt-1 text-small">
              {reach && reach.where !== "here" && `${distanceText(reach)}, environ ${durationText(reach)}. `}
              {visitText(reach, profile)}.
            </p>
          )}
        </div>
        <LinkButton to={`/locations/${slug}`} className="max-md:w-full" aria-describedby="zone-exacte">
          {locationLabels.moreInformation}
        </LinkButton>
      </div>
      {nearest.length > 0 && (
        <div className="border-t-outline border-dashed border-line-strong bg-sand px-5 py-4 text-small">
          <b id="plus-proches">Les plus proches&nbsp;:</b>{" "}
          <ul aria-labelledby="plus-proches" className="inline">
            {nearest.map((zone) => (
              <li key={zone.slug} className="inline not-last:after:content-[',_']">
                <AppLink to={`/locations/${zone.slug}`}>{zone.city}</AppLink> {zone.km}&nbsp;km
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
