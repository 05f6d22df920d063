import { useEffect } from "react";
import Plus from "lucide-react/icons/plus";
import Upload from "lucide-react/icons/upload";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { handleLocationListRequest } from "#app/domains/locations/zones/commands/list-request.server.ts";
import { ZonesElsewhere } from "#app/domains/locations/zones/components/admin/zones-elsewhere.tsx";
import { LocationFilters } from "#app/domains/locations/zones/components/admin/location-filters.tsx";
import { LocationList } from "#app/domains/locations/zones/components/admin/location-list.tsx";
import { RegenerationPanel } from "#app/domains/locations/descriptions/components/regeneration.tsx";
import { LocationMapDrawing } from "#app/domains/locations/map/components/location-map.tsx";
import {
  getLastRegeneration,
  getRegenerationOutlook,
} from "#app/domains/locations/descriptions/jobs.server.ts";
import { backOfficeLabels } from "#app/domains/locations/zones/labels/back-office.ts";
import { listDepartments, listLocations } from "#app/domains/locations/zones/queries/admin-list.server.ts";
import { getZonesLeft } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { getDepartmentMap } from "#app/domains/locations/map/queries/map.server.ts";
import { getLocationsOverview } from "#app/domains/locations/map/queries/overview.server.ts";
import { filterOf, locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { foldedOnPhones, ListTools } from "#app/ui/list-tools.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import type { Route } from "./+types/locations";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = locationAddresses.read(url.searchParams);
  const filter = filterOf(address);
  // Only the first page without a search has a map, because further pages are added below it.
  const hasMap = address.page === 1 && !address.search;
  const [found, departments, { map: wholeMap }, map, regeneration, outlook, elsewhere] = await Promise.all([
    listLocations(filter, address.page),
    listDepartments(),
    getLocationsOverview(),
    hasMap && filter.department ? getDepartmentMap(filter.department) : null,
    getLastRegeneration(),
    getRegenerationOutlook(),
    getZonesLeft(requestProfile(context)),
  ]);
  const shownMap = filter.department ? map : wholeMap;
  return { address, found, departments, regeneration, outlook, elsewhere, map: hasMap ? shownMap : null };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader, { kept: !url.searchParams.has("page") });
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  return answerOf(await handleLocationListRequest(actor, formValues(await request.formData())));
}

export const clientAction = (args: Route.ClientActionArgs) =>
  answerOrFailed(args, backOfficeLabels.deletionFailure);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(backOfficeLabels.title);

export default function Locations({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useRevalidateOn(["import_runs", "location_regenerations"]);
  const { address, found, departments, regeneration, outlook, elsewhere, map } = loaderData;
  return (
    <ListTools>
      <AdminPage
        title={backOfficeLabels.title}
        padded={false}
        actions={<LocationFilters address={address} departments={departments} />}
        end={
          <div className="flex flex-wrap gap-2.5">
            <LinkButton
              to="/admin/locations/import"
              variant="secondary"
              size="sm"
              icon={Upload}
              className={foldedOnPhones}
            >
              Importer
            </LinkButton>
            <LinkButton to="/admin/locations/new" size="sm" icon={Plus}>
              Nouvelle
            </LinkButton>
          </div>
        }
      >
        {"loadFailed" in loaderData && <LoadFailure what="les localisations" />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 px-4 py-3 md:px-7 md:py-7 xl:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)]">
          <div className="min-w-0">
            {elsewhere && <ZonesElsewhere zones={elsewhere} />}
            <RegenerationPanel last={regeneration} outlook={outlook} />
            <LocationList key={locationAddresses.write(address)} address={address} found={found} />
          </div>
          {map && (
            <figure className="mx-auto w-full max-w-110 xl:sticky xl:top-7 xl:self-start">
              <LocationMapDrawing map={map} label="Schéma&nbsp;: les localisations de la liste" />
              <figcaption className="mt-1 text-center text-muted">
                Le schéma montre celles dont on connaît l’emplacement&nbsp;; la liste les donne toutes.
              </figcaption>
            </figure>
          )}
        </div>
      </AdminPage>
    </ListTools>
  );
}
