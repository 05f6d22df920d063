import { requireActor } from "#app/domains/auth/guard.server.ts";
import { subscriberExportColumns } from "#app/domains/newsletter/labels.ts";
import { exportSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";
import { csvAnswer } from "#app/lib/pages/csv.ts";
import type { Route } from "./+types/newsletter-export";

export function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const { status } = subscriberAddresses.read(url.searchParams);
  return csvAnswer("abonnes.csv", subscriberExportColumns, exportSubscribers(status));
}
