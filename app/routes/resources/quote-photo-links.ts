import { makePhotoLink } from "#app/domains/quote-requests/photos/commands.server.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/quote-photo-links";

export const loader = postOnly;

/**
 * Creates the link through which a telephone adds photos to a quote form that is not sent yet. The form's script
 * requests it.
 */
export async function action({ context }: Route.ActionArgs) {
  const answer = await makePhotoLink(context.get(requestInfo).clientKey);
  return jsonAnswer(answer, { "Cache-Control": "no-store" });
}
