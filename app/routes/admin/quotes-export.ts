import { requireActor } from "#app/domains/auth/guard.server.ts";
import { quoteExportColumns } from "#app/domains/quote-requests/labels.ts";
import { exportQuoteRequests } from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import type { Route } from "./+types/quotes-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = quoteAddresses.read(url.searchParams);
  return csvAnswer("devis.csv", quoteExportColumns, exportQuoteRequests(address));
}
