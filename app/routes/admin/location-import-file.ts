import { requireActor } from "#app/domains/auth/guard.server.ts";
import { receiveImport } from "#app/domains/locations/import/commands/receive.server.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { streamedForm } from "#app/lib/forms/received-form.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/location-import-file";

export const loader = postOnly;

/**
 * Receives the file of an import of communes from the page's script. Responds with JSON, because the script shows the
 * progress.
 */
export async function action({ request, context }: Route.ActionArgs) {
  return jsonAnswer(await receiveImport(requireActor(context), streamedForm(request)));
}
