import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { handleImportRequest } from "#app/domains/locations/import/jobs.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import type { Route } from "./+types/location-import-control";

/** Cancels or resumes an import, then shows its progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const isUnderstood = await handleImportRequest(actor, formValues(await request.formData()));
  if (!isUnderstood) throw data(null, 400);
  return redirect("/admin/locations/import");
}
