import { useProfile } from "#app/domains/business/profile.ts";
import { isVisiting } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { distanceText, durationText, visitText } from "../labels/reach.ts";
import { locationLabels } from "../labels/public.ts";
import type { LocationCard } from "../queries/list.server.ts";

/**
 * A card in the list of zones (towns): the facts about the place, its excerpt and its services. The whole card links to
 * the zone's page.
 */
export function LocationCardItem({ zone }: { zone: LocationCard }) {
  const { slug, city, postalCode, excerpt, services } = zone;
  return (
    <li className="relative -mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line px-5 pt-5 pb-4 has-[a:hover]:bg-paper md:px-6 md:pt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id={`zone-${slug}`} className="min-w-0 tracking-small wrap-anywhere">
          {city}
        </h3>
        <p className="text-small text-muted tabular-nums">{postalCode}</p>
      </div>
      <CardFacts zone={zone} />
      {excerpt && <p className="mt-2.5 line-clamp-3 text-small text-muted">{excerpt}</p>}
      {services.shown.length > 0 && (
        <ul aria-label="Services" className="mt-2.5 text-small">
          {services.shown.map((service) => (
            <li key={service} className="inline not-last:after:content-['\00a0·_']">
              {service}
            </li>
          ))}
          {services.more > 0 && (
            <li className="inline font-semibold">
              <span aria-hidden="true">+{services.more}</span>
              <span className="sr-only">et {services.more} de plus</span>
            </li>
          )}
        </ul>
      )}
      <p className="mt-auto pt-3">
        <MoreLink
          to={`/locations/${slug}`}
          prefetch="intent"
          aria-describedby={`zone-${slug}`}
          className="after:absolute after:inset-0"
        >
          {locationLabels.moreInformation}
        </MoreLink>
      </p>
    </li>
  );
}

/**
 * Shows the distance, the time by car, the travel fee and the days. A full square means that the shop comes on every
 * open day. Half a square means that it comes only on request.
 */
function CardFacts({ zone: { reach, travelFee } }: { zone: LocationCard }) {
  const profile = useProfile();
  if (!reach) return isVisiting(profile) && <p className="mt-1 text-small">{visitText(reach, profile)}</p>;
  const isOnDemand = reach.where === "far" && isVisiting(seenFrom(profile, true));
  return (
    <>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
        <b className="font-title text-[1.5rem] leading-tight font-display tracking-figure">
          {distanceText(reach)}
        </b>
        <span className="text-small text-muted">
          {reach.where === "here" ? "l’atelier y est" : `environ ${durationText(reach)}`}
        </span>
        {travelFee && <b className="ml-auto text-small">déplacement {travelFee}</b>}
      </p>
      <p className="mt-1 flex items-baseline gap-2 text-small">
        <svg
          viewBox="0 0 12 12"
          aria-hidden="true"
          className="size-3 shrink-0 fill-none stroke-ink stroke-[1.5]"
        >
          <rect x="1" y="1" width="10" height="10" />
          <path d={isOnDemand ? "M1 1h5v10H1z" : "M1 1h10v10H1z"} className="fill-ink" />
        </svg>
        {visitText(reach, profile)}
      </p>
    </>
  );
}
