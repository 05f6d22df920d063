import { data, isRouteErrorResponse } from "react-router";
import { businessProfile } from "#app/domains/business/profile.ts";
import { LocationMessage } from "#app/domains/locations/zones/components/location-message.tsx";
import { LocationsPage } from "#app/domains/locations/zones/components/locations-page.tsx";
import { listTitle, locationLabels, moreThanCommunes } from "#app/domains/locations/zones/labels/public.ts";
import { searchLocations } from "#app/domains/locations/zones/queries/list.server.ts";
import { getLocationsOverview } from "#app/domains/locations/map/queries/overview.server.ts";
import { locationsPath } from "#app/domains/locations/rules/paths.ts";
import { typedSearch } from "#app/domains/locations/zones/rules/search.ts";
import { busySearch } from "#app/lib/pages/busy-search.server.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { publicPageNumber } from "#app/lib/pages/paging.ts";
import { breadcrumbJsonLd, pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { OutageDrawing } from "#app/ui/drawings/unplugged.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/locations";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const search = typedSearch(searchParams.get("search"));
  const page = publicPageNumber(searchParams.get("page"));
  tagPage(context, "locations");
  const [overview, found] = await Promise.all([
    getLocationsOverview(),
    searchLocations(search, page).catch(busySearch),
  ]);
  return data({ search, found, ...overview }, { status: page > found.pageCount ? 404 : 200 });
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { search = "", count = 0, found } = loaderData ?? {};
  const page = found?.page ?? 1;
  const site = siteOf(matches);
  const title = listTitle(search, page);
  return pageMeta(matches, {
    title: `${title} | ${businessProfile.name}`,
    description: `${title} : dépannage et réparation informatique à domicile, en entreprise et à distance dans ${moreThanCommunes(count)}.`,
    path: locationsPath("", page),
    image: { path: "/social/zone.png", alt: "Un schéma de zones d’intervention autour de l’atelier" },
    noindex: search !== "" || !found || page > found.pageCount,
    jsonLd: site && [breadcrumbJsonLd(site, [{ name: locationLabels.listTitle, path: "/locations" }])],
  });
}

export const handle = { startsLight: true };

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <LocationMessage
      title={locationLabels.errorTitle}
      text={message || locationLabels.loadFailure}
      Drawing={OutageDrawing}
    >
      <LinkButton to="/locations" reloadDocument>
        Réessayer
      </LinkButton>
    </LocationMessage>
  );
}
