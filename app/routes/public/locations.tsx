import { data, isRouteErrorResponse, redirect } from "react-router";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { ErrorMessage } from "#app/domains/site/components/error-page.tsx";
import { getListedMap } from "#app/domains/locations/map/queries/listed.server.ts";
import { LocationMessage } from "#app/domains/locations/zones/components/location-message.tsx";
import { LocationsPage } from "#app/domains/locations/zones/components/locations-page.tsx";
import { visitsEndText, zonesDescription } from "#app/domains/locations/zones/labels/list.ts";
import { listTitle, locationLabels } from "#app/domains/locations/zones/labels/public.ts";
import { findExactZone, findMeantZone } from "#app/domains/locations/zones/queries/exact.server.ts";
import { listLetterPages, searchLocations } from "#app/domains/locations/zones/queries/list.server.ts";
import {
  departmentSearched,
  getSurroundings,
} from "#app/domains/locations/zones/queries/surroundings.server.ts";
import { zoneAddresses } from "#app/domains/locations/rules/paths.ts";
import { busySearch } from "#app/lib/pages/busy-search.server.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/locations";

export async function loader({ request, context }: Route.LoaderArgs) {
  requireShown(context, "/locations");
  const { search, department, page } = zoneAddresses.read(new URL(request.url).searchParams);
  tagPage(context, "locations");
  const [surroundings, found, exact, letters] = await Promise.all([
    getSurroundings(department),
    searchLocations({ search, department }, page).catch(busySearch),
    page === 1 ? findExactZone(search) : null,
    search ? [] : listLetterPages(department),
  ]);
  if (!surroundings) throw data(null, { status: 404 });
  const named = found.total === 0 ? departmentSearched(search, surroundings.departments) : null;
  if (named) throw redirect(zoneAddresses.write({ department: named }));
  const meant = found.total === 0 ? await findMeantZone(search) : null;
  // The first page without a search has the map of the shop's surroundings. Any other has a map of the zones that it
  // lists.
  const listed = search || page > 1 ? await getListedMap(found.items.map(({ slug }) => slug)) : null;
  const shown = { ...surroundings, map: listed ?? surroundings.map, unnamed: listed?.unnamed ?? null };
  const status = page > found.pageCount ? 404 : 200;
  const visitsEnd = visitsEndText(requestProfile(context));
  return data({ search, department, found, exact, meant, letters, visitsEnd, ...shown }, { status });
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const { search = "", department = "", count = 0, visitsEnd = "", found } = loaderData ?? {};
  const page = found?.page ?? 1;
  const title = listTitle(search, page);
  return pageMeta(matches, {
    title: `${title} | ${profile.name}`,
    description: zonesDescription(title, profile, { count, visitsEnd }),
    path: zoneAddresses.write({ page }),
    image: { card: "zone", alt: `Dépannage informatique ${profile.at} et alentour` },
    noindex: search !== "" || department !== "" || !found || page > found.pageCount,
    trail: [{ name: locationLabels.listTitle, path: "/locations" }],
  });
}

export const handle = { startsLight: true };

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorMessage error={error} />;
  const message = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  return (
    <LocationMessage
      title={locationLabels.errorTitle}
      text={message || locationLabels.loadFailure}
      drawing="outage"
    >
      <LinkButton to="/locations" reloadDocument>
        Réessayer
      </LinkButton>
    </LocationMessage>
  );
}
