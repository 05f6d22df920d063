import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { handleLocationFormRequest } from "#app/domains/locations/zones/commands/form-request.server.ts";
import { LocationForm } from "#app/domains/locations/zones/components/admin/location-form.tsx";
import { backOfficeLabels } from "#app/domains/locations/zones/labels/back-office.ts";
import { formAnswer, keepTyped } from "#app/domains/locations/zones/rules/admin-answers.ts";
import { locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { newLocationValues } from "#app/domains/locations/zones/rules/form-values.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/location-new";

export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await handleLocationFormRequest(actor, null, formValues(await request.formData()));
  if ("description" in result) return data(result);
  return result.outcome === "done" ? redirect(locationAddresses.path) : answerOf(result);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepTyped(request, serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${backOfficeLabels.newTitle} | ${businessProfile.name}` }];
}

export default function NewLocation({ actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={backOfficeLabels.newTitle}>
      <LocationForm values={newLocationValues} version={0} answer={formAnswer(actionData)} />
    </AdminPage>
  );
}
