import type { ReactNode } from "react";
import { useProfile } from "#app/domains/business/profile.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LocationMapDrawing } from "../../map/components/location-map.tsx";
import { zonesLead } from "../labels/list.ts";
import { locationLabels } from "../labels/public.ts";
import { DepartmentChoice } from "./department-choice.tsx";
import { FoundZones } from "./found-zones.tsx";
import type { LocationsPageProps } from "./locations-page.tsx";
import { ExactMatch, Surroundings } from "./surroundings.tsx";

/**
 * The props of one part of the page of zones. The server renders the first page. The browser fetches the code of the
 * parts only when the visitor goes on to another search or page of the list.
 */
export interface ZonesPartProps {
  shown: LocationsPageProps;
  part: "head" | "nearest" | "list" | "map";
  /** Whether the map is beside the list. */
  isBesideMap: boolean;
}

/**
 * Shows one part of the page of zones (towns): its head, the zones nearest to the shop or searched, the list, or the
 * map.
 */
export function ZonesPart({ shown, part, isBesideMap }: ZonesPartProps): ReactNode {
  const profile = useProfile();
  const { search, exact, around, departments, department, home, map, unnamed, inArea } = shown;
  switch (part) {
    case "head":
      return (
        <>
          <Breadcrumbs items={[{ label: "Accueil", to: "/" }, { label: "Zones d’intervention" }]} />
          <h1 className="mt-8">{locationLabels.listTitle}</h1>
          <p className="mt-4.5 max-w-[34.6em] text-lead text-muted">{zonesLead(profile, shown)}</p>
        </>
      );
    case "nearest":
      if (exact) return <ExactMatch exact={exact} />;
      return search === "" && shown.found.page === 1 && <Surroundings around={around} />;
    case "list":
      return <FoundZones {...shown} isNarrow={isBesideMap} />;
    case "map":
      return (
        map && (
          <>
            <figure>
              <LocationMapDrawing
                map={map}
                label={`Schéma\u00a0: ${unnamed ? "les zones de cette page" : `nos zones ${inArea ?? "autour de l’atelier"}`}`}
              />
              <figcaption className="mt-1 text-center text-small text-balance text-muted">
                Pour se repérer&nbsp;: la liste donne toutes nos zones.
                {map.named.some(({ isBeside }) => isBeside) && " En gris, des communes voisines."}
                {unnamed && unnamed.length > 0 && ` Sans place sur ce schéma\u00a0: ${unnamed.join(", ")}.`}
              </figcaption>
            </figure>
            {departments.length > 1 && (
              <DepartmentChoice departments={departments} chosen={department || home} />
            )}
          </>
        )
      );
  }
}
