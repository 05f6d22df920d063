import {
  receiveArrival,
  receiveDeparture,
  receivePageView,
} from "#app/domains/analytics/commands/received.server.ts";
import type { Beacons } from "./http/beacons.ts";

/**
 * The endpoints to which the pages' script reports visits. The edge (the HTTP layer in front of React Router) handles
 * them itself, because a pass through React Router costs more than storing a view (ADR 101).
 */
export const collection: Beacons = {
  "/api/visit-sessions": async (body, sender) => {
    const arrival = await receiveArrival(body, sender);
    return arrival ? { status: 200, json: arrival } : { status: 400 };
  },
  "/api/visit-sessions/end": async (body) => ({ status: (await receiveDeparture(body)) ? 204 : 400 }),
  "/api/page-views": (body, sender) => ({ status: statuses[receivePageView(body, sender)] }),
};

const statuses = { taken: 204, unclear: 400, full: 503 } as const;
