import { receiveQuoteForm } from "#app/domains/quote-requests/commands.server.ts";
import { jsonAnswer, withRefusal } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/quote-requests";

export const loader = postOnly;

/**
 * Receives the quote form (/devis) from the page's script. Responds with JSON, because the script shows the progress.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, slip } = await receiveQuoteForm(request, context.get(requestInfo), { keepsFiles: true });
  if (slip) return jsonAnswer({ ...outcome, next: slip.href }, { "Set-Cookie": slip.cookie });
  return jsonAnswer(withRefusal(outcome));
}
