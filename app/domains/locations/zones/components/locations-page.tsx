import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import type { Page } from "#app/lib/pages/paging.ts";
import { foundZones, locationLabels, moreThanCommunes } from "../labels/public.ts";
import type { LocationCard } from "../queries/list.server.ts";
import type { LocationMap } from "../../map/rules/map.ts";
import { isLocationPath, locationsPath } from "../../rules/paths.ts";
import { LocationCardItem } from "./location-card.tsx";
import { LocationListLoading, LocationLoading } from "./location-loading.tsx";
import { LocationMapDrawing } from "../../map/components/location-map.tsx";
import { LocationSearch } from "./location-search.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";

interface LocationsPageProps {
  search: string;
  /** The number of all zones, whatever the search. */
  count: number;
  found: Page<LocationCard>;
  map: LocationMap | null;
}

/** The zone list, with the map of all zones beside it (rule zones/list). */
export function LocationsPage({ search, count, found, map }: LocationsPageProps) {
  const isListComing = useSlowNavigation((pathname) => pathname === "/locations");
  const isZoneComing = useSlowNavigation(isLocationPath);
  if (isZoneComing) return <LocationLoading />;
  return (
    <section className="wrap grid gap-x-12 gap-y-12 pt-7 pb-(--section) xl:grid-cols-[7.7fr_4.3fr]">
      <div>
        <Breadcrumbs items={[{ label: "Accueil", to: "/" }, { label: "Zones d’intervention" }]} />
        <h1 className="mt-10">{locationLabels.listTitle}</h1>
        <p className="mt-4.5 max-w-[54ch] text-lead text-muted">
          Un technicien chez vous, dans votre entreprise ou à distance, dans {moreThanCommunes(count)}, du
          lundi au samedi.
        </p>
        <div className="mt-9">
          <LocationSearch search={search} />
        </div>
        <p role="status" className="mt-3 mb-6 min-h-6 text-small text-muted">
          {search ? foundZones(found.total) : ""}
        </p>
        {isListComing ? <LocationListLoading /> : <FoundZones search={search} found={found} />}
      </div>
      {map && (
        <figure className="mx-auto w-full max-w-130 xl:sticky xl:top-[calc(var(--header)+24px)] xl:self-start">
          <LocationMapDrawing map={map} label="Schéma : nos zones d’intervention autour du Mans" />
          <figcaption className="mt-1 text-center text-small text-balance text-muted">
            Pour se repérer&nbsp;: la liste donne toutes nos zones.
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function FoundZones({ search, found }: Pick<LocationsPageProps, "search" | "found">) {
  const { items, page, pageCount, total } = found;
  if (total === 0)
    return (
      <EmptyState
        title={locationLabels.empty}
        text="Votre commune n’y est pas ? Appelez-nous : nous vous dirons si nous pouvons venir."
      >
        <LinkButton to="/locations" variant="secondary">
          Voir toutes les zones
        </LinkButton>
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        title={`La liste s’arrête à la page ${pageCount}`}
        text="La page demandée n’existe pas, ou n’existe plus."
      >
        <LinkButton to={locationsPath(search)}>Revenir à la première page</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <ul className="on-sheet grid overflow-hidden rounded-control border border-line md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-2">
        {items.map((zone) => (
          <LocationCardItem key={zone.slug} zone={zone} />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => locationsPath(search, other)}
        numbered
        className="mt-6"
      />
    </>
  );
}
