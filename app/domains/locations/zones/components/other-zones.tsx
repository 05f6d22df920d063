import { AppLink } from "#app/ui/app-link.tsx";
import type { OtherZones } from "../queries/page.server.ts";

/** The nearby zones, in columns read from top to bottom. */
export function OtherZonesList({ others: { title, zones } }: { others: OtherZones }) {
  return (
    <section aria-labelledby="autres-zones">
      <h2 id="autres-zones" className="text-[1.875rem] leading-tight">
        {title}
      </h2>
      <ul className="mt-4 gap-x-6 md:columns-2 xl:columns-4">
        {zones.map(({ slug, city, postalCode }) => (
          <li
            key={slug}
            className="flex break-inside-avoid items-baseline justify-between gap-3 border-t border-line py-2 text-base"
          >
            <AppLink to={`/locations/${slug}`} prefetch="intent">
              {city}
            </AppLink>
            <span className="text-small text-muted tabular-nums">{postalCode}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
