import { receiveArrival } from "#app/domains/analytics/commands/received.server.ts";
import { beaconBody, beaconSender } from "./beacon.server.ts";
import type { Route } from "./+types/visit-sessions";

export async function action({ request, url }: Route.ActionArgs) {
  const sender = await beaconSender(request, url);
  const arrival = await receiveArrival(await beaconBody(request), sender);
  return Response.json(arrival ?? null, {
    status: arrival ? 200 : 400,
    headers: { "Cache-Control": "no-store" },
  });
}
