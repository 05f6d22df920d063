import { redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { privacyTexts } from "#app/domains/privacy/labels.ts";
import { exportHeldData } from "#app/domains/privacy/queries/person.server.ts";
import { exportPersonSchema } from "#app/domains/privacy/validation.ts";
import { downloadAnswer } from "#app/lib/pages/csv.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { formValues } from "#app/lib/forms/form.ts";
import type { Route } from "./+types/privacy-export";

/**
 * A GET request exports nothing. Only a POST does, so that the person's e-mail address stays out of URLs and browser
 * histories.
 */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return redirect("/admin/privacy");
}

export async function action({ request, context }: Route.ActionArgs) {
  requireActor(context);
  const checked = checkForm(exportPersonSchema, formValues(await request.formData()));
  if ("errors" in checked) {
    const headers = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response(privacyTexts.exportRefused, { status: 400, headers });
  }
  const { email } = checked.data;
  return downloadAnswer(
    "donnees-personnelles.json",
    "application/json; charset=utf-8",
    exportHeldData(email),
  );
}
