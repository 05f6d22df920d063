import { AppLink } from "#app/ui/app-link.tsx";
import type { OtherZones } from "../queries/page.server.ts";

/** Lists the zones (towns) near a zone, with their distance from it. The second column continues the first. */
export function OtherZonesList({ others: { title, zones } }: { others: OtherZones }) {
  return (
    <section aria-labelledby="autres-zones">
      <h2 id="autres-zones" className="text-section">
        {title}
      </h2>
      <ul className="mt-4 gap-x-6 md:columns-2">
        {zones.map(({ slug, city, postalCode, km }) => (
          <li
            key={slug}
            className="flex break-inside-avoid flex-wrap items-baseline gap-x-3 border-t border-line py-2 text-base"
          >
            {km !== null && (
              <b className="min-w-[2.9em] font-title tracking-small whitespace-nowrap tabular-nums">
                {km}&nbsp;km
              </b>
            )}
            <AppLink to={`/locations/${slug}`} prefetch="intent" className="min-w-0 flex-[1_1_5rem]">
              {city}
            </AppLink>
            <span className="ml-auto text-small text-muted tabular-nums">{postalCode}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
