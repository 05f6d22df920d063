import { receivePageView } from "#app/domains/analytics/commands/received.server.ts";
import { beaconBody, beaconSender, beaconTaken } from "./beacon.server.ts";
import type { Route } from "./+types/page-views";

export async function action({ request, url }: Route.ActionArgs) {
  const sender = await beaconSender(request, url);
  return beaconTaken(receivePageView(await beaconBody(request), sender));
}
