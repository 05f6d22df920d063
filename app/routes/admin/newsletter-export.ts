import { requireActor } from "#app/domains/auth/guard.server.ts";
import { subscribersTexts } from "#app/domains/newsletter/labels.ts";
import { listAllSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { subscriberStatus } from "#app/domains/newsletter/rules.ts";
import { csvAnswer, toCsv } from "#app/lib/csv.ts";
import type { Route } from "./+types/newsletter-export";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const subscribers = await listAllSubscribers(subscriberStatus(url.searchParams.get("status")));
  const rows = subscribers.map(({ email, createdAt, confirmedAt, unsubscribedAt }) => [
    email,
    ...[createdAt, confirmedAt, unsubscribedAt].map((moment) => moment?.toISOString() ?? null),
  ]);
  return csvAnswer("abonnes.csv", toCsv(subscribersTexts.columns, rows));
}
