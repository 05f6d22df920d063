import { receiveDeparture } from "#app/domains/analytics/commands/received.server.ts";
import { beaconBody, beaconTaken } from "./beacon.server.ts";
import type { Route } from "./+types/visit-sessions-end";

export async function action({ request }: Route.ActionArgs) {
  return beaconTaken(await receiveDeparture(await beaconBody(request)));
}
