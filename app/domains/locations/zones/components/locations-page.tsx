import type { Page } from "#app/lib/pages/paging.ts";
import { classes } from "#app/ui/classes.ts";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";
import type { LocationMap } from "../../map/rules/map.ts";
import { isLocationPath, zoneAddresses, zoneListId, zoneResultsId } from "../../rules/paths.ts";
import { foundZones } from "../labels/public.ts";
import type { ExactZone } from "../queries/exact.server.ts";
import type { LocationCard } from "../queries/list.server.ts";
import type { Surrounding } from "../queries/surroundings.server.ts";
import { LocationListLoading, LocationLoading } from "./location-loading.tsx";
import { LocationSearch } from "./location-search.tsx";
import { ZonesPart, type ZonesPartProps } from "./zones-parts.tsx";

export interface LocationsPageProps {
  search: string;
  /** The code of the département (administrative area) that is shown; empty for all. */
  department: string;
  /** The number of all zones (towns), whatever the visitor searched for. */
  count: number;
  /** A space and the sentence that names the distance at which visits end. Empty if the shop also goes farther. */
  visitsEnd: string;
  found: Page<LocationCard>;
  exact: ExactZone | null;
  /** The zone that a search without result probably means. */
  meant: ExactZone | null;
  around: readonly Surrounding[];
  letters: readonly { letter: string; page: number }[];
  departments: readonly { code: string; name: string }[];
  home: string;
  map: LocationMap | null;
  /**
   * The zones of this page of the list that have no name on the map. Null if the map shows the shop's surroundings
   * instead of this page's zones (rule zones/map).
   */
  unnamed: readonly string[] | null;
  /**
   * The département that the map shows, as in 'en Mayenne' (in Mayenne). Null if the shop's département has no zones.
   */
  inArea: string | null;
}

const LateZonesPart = lateComponent(() => import("./zones-parts.tsx").then((late) => late.ZonesPart));

/**
 * The page of zones. It begins with the shop's surroundings and their map, then the list (rules zones/list and
 * zones/surroundings). After a search and on further pages, the list comes first, with the map beside it or, on a
 * phone, below it.
 */
export function LocationsPage(props: LocationsPageProps) {
  const { search, department, found, map, inArea } = props;
  const isListComing = useSlowNavigation((pathname) => pathname === "/locations");
  const isZoneComing = useSlowNavigation(isLocationPath);
  if (isZoneComing) return <LocationLoading />;
  const isListFirst = search !== "" || found.page > 1;
  const isNothingFound = search !== "" && found.total === 0;
  const isBesideMap = isListFirst && map !== null;
  const address = zoneAddresses.write({ search, department, page: found.page });
  const late = (part: ZonesPartProps["part"]) => (
    <LatePart
      name={`zones-${part}`}
      of={address}
      other={<LateZonesPart {...{ shown: props, part, isBesideMap }} />}
    >
      {import.meta.env.SSR && <ZonesPart {...{ shown: props, part, isBesideMap }} />}
    </LatePart>
  );
  const list = (
    <section
      id={zoneListId}
      tabIndex={-1}
      aria-labelledby={isNothingFound ? zoneResultsId : "liste-zones"}
      className={classes("outline-none", isBesideMap ? "mt-6" : "mt-12")}
    >
      {!isNothingFound && (
        <h2 id="liste-zones" className="mb-4 text-section">
          {listHeading(search, department ? inArea : null)}
        </h2>
      )}
      {isListComing ? <LocationListLoading isNarrow={isBesideMap} /> : late("list")}
    </section>
  );
  return (
    <div className="wrap pt-7 pb-(--section)">
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10",
          isBesideMap
            ? "lg:grid-cols-[minmax(0,7.7fr)_minmax(0,4.3fr)]"
            : !isListFirst && "lg:grid-cols-[minmax(0,6.6fr)_minmax(0,5.4fr)]",
        )}
      >
        <div>
          {late("head")}
          <div className="mt-7">
            <LocationSearch search={search} />
          </div>
          <p
            id={zoneResultsId}
            role="status"
            tabIndex={-1}
            className="mt-3 mb-7 min-h-6 scroll-mt-[calc(var(--header)+88px)] text-small text-muted outline-none"
          >
            {search ? foundZones(found.total) : ""}
          </p>
          {late("nearest")}
          {isListFirst && list}
        </div>
        {map && (
          <div
            className={classes(
              "mx-auto w-full max-w-150 lg:pt-7",
              isListFirst && "lg:sticky lg:top-(--header) lg:self-start",
            )}
          >
            {late("map")}
          </div>
        )}
      </div>
      {!isListFirst && list}
    </div>
  );
}

function listHeading(search: string, inArea: string | null): string {
  if (search) return "Résultats, de A à Z";
  return inArea ? `Les communes ${inArea}, de A à Z` : "Toutes les communes, de A à Z";
}
