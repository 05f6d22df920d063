import { redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { exportHeldData } from "#app/domains/privacy/queries/person.server.ts";
import { downloadAnswer } from "#app/lib/csv.ts";
import { firstValue, formValues } from "#app/lib/form.ts";
import type { Route } from "./+types/privacy-export";

/** The address is for posts: whose data is asked for stays out of addresses and histories. */
export function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return redirect("/admin/privacy");
}

export async function action({ request, context }: Route.ActionArgs) {
  requireActor(context);
  const email = firstValue(formValues(await request.formData()), "email");
  return downloadAnswer(
    "donnees-personnelles.json",
    "application/json; charset=utf-8",
    exportHeldData(email),
  );
}
