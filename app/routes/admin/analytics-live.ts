import { countActiveVisitors } from "#app/domains/analytics/queries/statistics.server.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import type { Route } from "./+types/analytics-live";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  return Response.json(
    { active: await countActiveVisitors() },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
