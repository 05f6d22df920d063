import { MoreLink } from "#app/ui/more-link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { locationLabels } from "../labels/public.ts";
import type { LocationCard } from "../queries/list.server.ts";

/** A zone in the list. The whole card links to its page (rules zones/excerpt and zones/card-services). */
export function LocationCardItem({ zone }: { zone: LocationCard }) {
  const { slug, city, postalCode, excerpt, services } = zone;
  return (
    <li className="relative -mt-px -ml-px flex flex-col border-t border-l border-line px-5 pt-5 pb-4 has-[a:hover]:bg-paper md:px-6 md:pt-6">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`zone-${slug}`} className="text-h3 tracking-small">
          {city}
        </h2>
        <p className="text-small text-muted tabular-nums">{postalCode}</p>
      </div>
      {excerpt && <p className="mt-2 line-clamp-4 text-small text-muted">{excerpt}</p>}
      {services.shown.length > 0 && (
        <ul aria-label="Services" className="mt-4 flex flex-wrap gap-1.5">
          {services.shown.map((service) => (
            <li key={service}>
              <Tag>{service}</Tag>
            </li>
          ))}
          {services.more > 0 && (
            <li>
              <Tag tone="outline">
                <span aria-hidden="true">+{services.more}</span>
                <span className="sr-only">et {services.more} de plus</span>
              </Tag>
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
