import { requireActor } from "#app/domains/auth/guard.server.ts";
import { receiveImport } from "#app/domains/locations/import/commands/receive.server.ts";
import { streamedForm } from "#app/lib/forms/received-form.server.ts";
import type { Route } from "./+types/location-import-file";

/** The file of an import, for the page's own script: an upload whose progress can be shown needs an answer in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  return Response.json(await receiveImport(requireActor(context), streamedForm(request)));
}
