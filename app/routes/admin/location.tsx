import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { handleLocationFormRequest } from "#app/domains/locations/zones/commands/form-request.server.ts";
import { LocationForm } from "#app/domains/locations/zones/components/admin/location-form.tsx";
import { LocationLoadFailure } from "#app/domains/locations/zones/components/admin/location-load-failure.tsx";
import { backOfficeLabels } from "#app/domains/locations/zones/labels/back-office.ts";
import { getLocationForForm } from "#app/domains/locations/zones/queries/admin-form.server.ts";
import { locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { shownFiguresOf } from "#app/domains/locations/zones/rules/figures.ts";
import { locationFormValues, newLocationValues } from "#app/domains/locations/zones/rules/form-values.ts";
import { formAnswer, keepTyped } from "#app/domains/locations/zones/rules/admin-answers.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, unlessFailed } from "#app/lib/forms/outcome.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/location";

/** Whether the screen is for a new location. `/admin/locations/new` and `/admin/locations/{id}` are one route. */
const isNew = (params: { id: string }) => params.id === "new";
const titleOf = (params: { id: string }) =>
  isNew(params) ? backOfficeLabels.newTitle : backOfficeLabels.editTitle;

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const profile = requestProfile(context);
  const shown = { example: `${profile.name} ${profile.city}`, shop: shownFiguresOf(profile) };
  if (isNew(params)) return { slug: null, version: 0, values: newLocationValues(profile), ...shown };
  const location = isRecordId(params.id) ? await getLocationForForm(params.id) : null;
  if (!location) return data(null, 404);
  return { slug: location.slug, version: location.version, values: locationFormValues(location), ...shown };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  if (!isNew(params) && !isRecordId(params.id)) throw data(null, 404);
  const id = isNew(params) ? null : params.id;
  const result = await handleLocationFormRequest(actor, id, formValues(await request.formData()));
  if ("description" in result) return data(result);
  return result.outcome === "done" ? redirect(locationAddresses.path) : answerOf(result);
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

export const shouldRevalidate = unlessFailed;

export function meta({ params, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, titleOf(params));
}

export default function Location({ loaderData, actionData, params }: Route.ComponentProps) {
  const title = titleOf(params);
  if (!loaderData) return <LocationLoadFailure title={title} text={backOfficeLabels.gone} />;
  const { slug, version, values, example, shop } = loaderData;
  return (
    <AdminPage
      title={title}
      end={
        slug && (
          <LinkButton to={`/locations/${slug}`} variant="secondary" size="sm" reloadDocument>
            Page publique
          </LinkButton>
        )
      }
    >
      <LocationForm
        values={values}
        version={version}
        answer={formAnswer(actionData)}
        example={example}
        shop={shop}
      />
    </AdminPage>
  );
}

/** The screen for a location that cannot be loaded. It links back to the list (rule zones/form). */
export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return (
    <LocationLoadFailure
      title={titleOf(params)}
      text="Le problème vient de notre côté. Réessayez dans un instant."
    />
  );
}
