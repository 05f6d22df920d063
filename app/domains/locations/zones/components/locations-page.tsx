import { useProfile } from "#app/domains/business/profile.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classes } from "#app/ui/classes.ts";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";
import { LocationMapDrawing } from "../../map/components/location-map.tsx";
import type { LocationMap } from "../../map/rules/map.ts";
import { isLocationPath, zoneListId, zoneResultsId } from "../../rules/paths.ts";
import { zonesLead } from "../labels/list.ts";
import { foundZones, locationLabels } from "../labels/public.ts";
import type { ExactZone } from "../queries/exact.server.ts";
import type { LocationCard } from "../queries/list.server.ts";
import type { Surrounding } from "../queries/surroundings.server.ts";
import { DepartmentChoice } from "./department-choice.tsx";
import { FoundZones } from "./found-zones.tsx";
import { LocationListLoading, LocationLoading } from "./location-loading.tsx";
import { LocationSearch } from "./location-search.tsx";
import { ExactMatch, Surroundings } from "./surroundings.tsx";

export interface LocationsPageProps {
  search: string;
  /** The code of the département that is shown; empty for all. */
  department: string;
  /** The number of all zones (towns), whatever the visitor searched for. */
  count: number;
  /** The sentence that says where the visits end, after a space. Empty if the shop also goes farther. */
  visitsEnd: string;
  found: Page<LocationCard>;
  exact: ExactZone | null;
  around: readonly Surrounding[];
  letters: readonly { letter: string; page: number }[];
  departments: readonly { code: string; name: string }[];
  home: string;
  map: LocationMap | null;
  /**
   * If the map shows the zones of this page of the list, instead of the surroundings (rule zones/map): those without a
   * name on it. Otherwise null.
   */
  unnamed: readonly string[] | null;
  /** The département that is shown, as in 'en Mayenne'. Null if the shop's own has no zones. */
  inArea: string | null;
}

/**
 * The page of zones: the shop's surroundings and their map, then the list (rules zones/list and zones/surroundings). A
 * search and the further pages show the list at once, and the map beside it or, on a phone, below it.
 */
export function LocationsPage(props: LocationsPageProps) {
  const { search, department, found, exact, around, departments, home, map, unnamed, inArea } = props;
  const profile = useProfile();
  const isZoneComing = useSlowNavigation(isLocationPath);
  if (isZoneComing) return <LocationLoading />;
  const isListFirst = search !== "" || found.page > 1;
  const list = <ZoneList {...props} isBesideMap={isListFirst && map !== null} />;
  return (
    <div className="wrap pt-7 pb-(--section)">
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10",
          isListFirst && map
            ? "lg:grid-cols-[minmax(0,7.7fr)_minmax(0,4.3fr)]"
            : !isListFirst && "lg:grid-cols-[minmax(0,6.6fr)_minmax(0,5.4fr)]",
        )}
      >
        <div>
          <Breadcrumbs items={[{ label: "Accueil", to: "/" }, { label: "Zones d’intervention" }]} />
          <h1 className="mt-8">{locationLabels.listTitle}</h1>
          <p className="mt-4.5 max-w-[34.6em] text-lead text-muted">{zonesLead(profile, props)}</p>
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
          {exact ? <ExactMatch exact={exact} /> : !isListFirst && <Surroundings around={around} />}
          {isListFirst && list}
        </div>
        {map && (
          <figure
            className={classes(
              "mx-auto w-full max-w-150 lg:pt-7",
              isListFirst && "lg:sticky lg:top-(--header) lg:self-start",
            )}
          >
            <LocationMapDrawing
              map={map}
              label={`Schéma\u00a0: ${unnamed ? "les zones de cette page" : `nos zones ${inArea ?? "autour de l’atelier"}`}`}
            />
            <figcaption className="mt-1 text-center text-small text-balance text-muted">
              Pour se repérer&nbsp;: la liste donne toutes nos zones.
              {map.named.some(({ isBeside }) => isBeside) && " En gris, des communes voisines."}
              {unnamed && unnamed.length > 0 && ` Sans place sur ce schéma\u00a0: ${unnamed.join(", ")}.`}
            </figcaption>
            {departments.length > 1 && (
              <DepartmentChoice departments={departments} chosen={department || home} />
            )}
          </figure>
        )}
      </div>
      {!isListFirst && list}
    </div>
  );
}

function ZoneList(props: LocationsPageProps & { isBesideMap: boolean }) {
  const isListComing = useSlowNavigation((pathname) => pathname === "/locations");
  const { search, department, inArea, isBesideMap } = props;
  return (
    <section
      id={zoneListId}
      tabIndex={-1}
      aria-labelledby="liste-zones"
      className={classes("outline-none", isBesideMap ? "not-first:mt-10" : "mt-12")}
    >
      <h2 id="liste-zones" className="mb-4 text-section">
        {listHeading(search, department ? inArea : null)}
      </h2>
      {isListComing ? (
        <LocationListLoading isNarrow={isBesideMap} />
      ) : (
        <FoundZones {...props} isNarrow={isBesideMap} />
      )}
    </section>
  );
}

function listHeading(search: string, inArea: string | null): string {
  if (search) return "Résultats, de A à Z";
  return inArea ? `Les communes ${inArea}, de A à Z` : "Toutes les communes, de A à Z";
}
