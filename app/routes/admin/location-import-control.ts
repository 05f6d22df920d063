import { redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { handleImportRequest } from "#app/domains/locations/import/jobs.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/location-import-control";

export const loader = postOnly;

/** Cancels or resumes an import of communes, then redirects to the screen with its progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await handleImportRequest(actor, formValues(await request.formData()));
  return result.outcome === "refused" ? answerOf(result) : redirect("/admin/locations/import");
}
