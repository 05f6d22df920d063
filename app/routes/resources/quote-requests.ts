import { receiveQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { maximumFileBytes } from "#app/domains/quote-requests/rules.ts";
import { openSlip } from "#app/domains/quote-requests/slip/commands.server.ts";
import { outcomeStatus, withRefusal } from "#app/lib/forms/outcome.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/quote-requests";

/** Receives the form of /devis from the page's script, and answers in JSON so that the script can show progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientKey, networkKey } = context.get(requestInfo);
  const outcome = await withReceivedForm(request, maximumFileBytes, networkKey, ({ values, files }) =>
    receiveQuoteRequest(values, files, { clientKey, networkKey }),
  );
  const slip = outcome.outcome === "done" ? await openSlip(outcome.reference) : null;
  return Response.json(slip ? { ...outcome, next: slip.href } : withRefusal(outcome), {
    status: outcomeStatus[outcome.outcome],
    headers: slip ? { "Set-Cookie": slip.cookie } : undefined,
  });
}
