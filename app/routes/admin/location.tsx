import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { handleLocationFormRequest } from "#app/domains/locations/zones/commands/form-request.server.ts";
import { LocationForm } from "#app/domains/locations/zones/components/admin/location-form.tsx";
import { LocationLoadFailure } from "#app/domains/locations/zones/components/admin/location-load-failure.tsx";
import { backOfficeLabels } from "#app/domains/locations/zones/labels/back-office.ts";
import { getLocationForForm } from "#app/domains/locations/zones/queries/admin-form.server.ts";
import { locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { locationFormValues } from "#app/domains/locations/zones/rules/form-values.ts";
import { formAnswer, keepTyped } from "#app/domains/locations/zones/rules/admin-answers.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import type { Route } from "./+types/location";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const location = isRecordId(params.id) ? await getLocationForForm(params.id) : null;
  return data(location, location ? 200 : 404);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  if (!isRecordId(params.id)) throw data(null, 404);
  const result = await handleLocationFormRequest(actor, params.id, formValues(await request.formData()));
  if ("description" in result) return data(result);
  return result.outcome === "done" ? redirect(locationAddresses.path) : answerOf(result);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${backOfficeLabels.editTitle} | ${businessProfile.name}` }];
}

export default function Location({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData)
    return <LocationLoadFailure title={backOfficeLabels.editTitle} text={backOfficeLabels.gone} />;
  return (
    <AdminPage
      title={backOfficeLabels.editTitle}
      live={
        <LinkButton to={`/locations/${loaderData.slug}`} variant="secondary" size="sm" reloadDocument>
          Page publique
        </LinkButton>
      }
    >
      <LocationForm
        values={locationFormValues(loaderData)}
        version={loaderData.version}
        answer={formAnswer(actionData)}
      />
    </AdminPage>
  );
}

/** Shown when a location fails to load (rule zones/form). */
export function ErrorBoundary() {
  return (
    <LocationLoadFailure
      title={backOfficeLabels.editTitle}
      text="Le problème vient de notre côté. Réessayez dans un instant."
    />
  );
}
