import { data, replace } from "react-router";
import { ErrorMessage, isUnavailable } from "#app/domains/site/components/error-page.tsx";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { businessId, localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { LocationNotFound } from "#app/domains/locations/zones/components/location-message.tsx";
import { LocationLoading } from "#app/domains/locations/zones/components/location-loading.tsx";
import { LocationPageView } from "#app/domains/locations/zones/components/location-page.tsx";
import {
  locationLabels,
  locationSharedTitle,
  locationTitle,
} from "#app/domains/locations/zones/labels/public.ts";
import { getLocationPage, getMovedLocationPath } from "#app/domains/locations/zones/queries/page.server.ts";
import { locationJsonLd } from "#app/domains/locations/zones/rules/structured-data.ts";
import { isLocationPath } from "#app/domains/locations/rules/paths.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";
import type { Route } from "./+types/location";

const LateView = lateComponent(() =>
  import("#app/domains/locations/zones/components/location-page.tsx").then((late) => late.LocationPageView),
);

export async function loader({ params, context }: Route.LoaderArgs) {
  requireShown(context, "/locations");
  const zone = await getLocationPage(params.slug, new Date(), requestProfile(context));
  if (!zone) {
    const path = await getMovedLocationPath(params.slug);
    if (path) throw replace(path, 301);
    return data(null, { status: 404 });
  }
  tagPage(context, "location-places", `location:${zone.slug}`, "posts");
  return data(zone);
}

export function meta({ matches, loaderData: zone, params }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  if (!zone)
    return pageMeta(matches, {
      title: `${locationLabels.notFoundTitle} | ${profile.name}`,
      description: locationLabels.notFoundText,
      path: `/locations/${params.slug}`,
      noindex: true,
    });
  const site = siteOf(matches);
  const path = `/locations/${zone.slug}`;
  return pageMeta(matches, {
    title: locationTitle(zone),
    sharedTitle: locationSharedTitle(zone),
    description: zone.metaDescription,
    path,
    image: { card: `zone-${zone.slug}`, alt: `Dépannage informatique ${zone.at}` },
    noindex: !zone.isIndexed,
    jsonLd: import.meta.env.SSR &&
      site && [
        localBusinessJsonLd(profile, site.origin),
        locationJsonLd(zone, { id: businessId(site.origin), url: `${site.origin}${path}` }),
      ],
    trail: [
      { name: locationLabels.listTitle, path: "/locations" },
      { name: zone.city, path },
    ],
  });
}

export const handle = { startsLight: true };

export default function Location({ loaderData: zone }: Route.ComponentProps) {
  const isZoneComing = useSlowNavigation(isLocationPath);
  if (isZoneComing) return <LocationLoading />;
  if (!zone) return <LocationNotFound />;
  return (
    <LatePart name="zone" of={zone.slug} other={<LateView zone={zone} />}>
      {import.meta.env.SSR && <LocationPageView zone={zone} />}
    </LatePart>
  );
}

/**
 * The page for a zone (town) that cannot be loaded. While the database is down, it says that the page is unavailable.
 * Otherwise it says that there is no such zone (rule zones/detail).
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isUnavailable(error) ? <ErrorMessage error={error} /> : <LocationNotFound />;
}
