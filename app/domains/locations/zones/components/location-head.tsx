import Phone from "lucide-react/icons/phone";
import { useProfile } from "#app/domains/business/profile.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { LocationMapDrawing } from "../../map/components/location-map.tsx";
import { zoneLead } from "../labels/facts.ts";
import { distanceText, durationText } from "../labels/reach.ts";
import { locationLabels, zonesTrail } from "../labels/public.ts";
import type { LocationPage } from "../queries/page.server.ts";

/**
 * The top of the page of a zone (town): where the zone is, when the shop opens next, how far the shop is, and a map of
 * the neighbours.
 */
export function LocationHead({ zone }: { zone: LocationPage }) {
  const profile = useProfile();
  const { city, at, contact, nextOpenDay, map } = zone;
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-[6.6fr_5.4fr] print:has-[figure]:grid-cols-[6fr_5fr]">
        {/* Without a map the title and the links are side by side. */}
        <div className="flex flex-col gap-x-8 pt-7 lg:pb-12 lg:only:col-span-2 lg:only:grid lg:only:grid-cols-[inherit] lg:only:[&>h1]:mb-12">
          <div className="col-span-2">
            <Breadcrumbs items={[...zonesTrail, { label: city }]} />
          </div>
          <h1 className="mt-10 wrap-anywhere">Dépannage informatique {at}</h1>
          <div className="mb-12">
            <p className="mt-4.5 max-w-[30.7em] text-lead text-muted">{zoneLead(zone, profile)}</p>
            {nextOpenDay && (
              <p className="mt-6 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 font-semibold">
                <Tag tone="outline" wraps>
                  Prochain jour ouvré
                </Tag>
                {nextOpenDay}
              </p>
            )}
            <div className="mt-7 flex flex-wrap gap-3">
              <LinkButton to="/devis" className="max-md:w-full">
                {locationLabels.askQuote}
              </LinkButton>
              <LinkButton to={contact.phone.href} variant="secondary" icon={Phone} className="max-md:w-full">
                {contact.phone.display}
              </LinkButton>
            </div>
          </div>
          <ZoneFigures zone={zone} />
        </div>
        {map && (
          <figure className="-mx-2 pb-8 lg:-mr-5 lg:ml-0 lg:pt-7 lg:pb-4">
            <LocationMapDrawing
              map={map}
              label={`Schéma\u00a0: ${city} au centre, ses communes voisines et la direction de l’atelier`}
              className="mx-auto max-w-150"
            />
            <figcaption className="mt-1 px-2 text-center text-small text-balance text-muted">
              Distance à vol d’oiseau. Temps de route estimé, hors embouteillages.
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

/**
 * Shows the facts about this commune: its distance from the shop, the travel time, the travel fee and the inhabitants.
 */
function ZoneFigures({ zone: { reach, travelFee, population } }: { zone: LocationPage }) {
  const figures = [
    ...(reach
      ? [
          { value: distanceText(reach), label: reach.where === "here" ? "l’atelier" : "de l’atelier" },
          ...(reach.where === "here" ? [] : [{ value: durationText(reach), label: "de route, environ" }]),
        ]
      : []),
    ...(travelFee ? [{ value: travelFee, label: "le déplacement" }] : []),
    ...(population === null
      ? []
      : [{ value: wholeNumber(population), label: population > 1 ? "habitants" : "habitant" }]),
  ];
  if (figures.length === 0) return null;
  return (
    <dl className="col-span-2 mt-auto flex flex-wrap gap-x-12 border-t-outline border-ink">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end pt-4">
          <dt className="mt-1.5 text-small">{label}</dt>
          <dd className="font-title text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)] leading-none font-display tracking-h1">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
