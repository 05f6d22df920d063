import { getActor } from "#app/domains/auth/queries.server.ts";

const none = { "Cache-Control": "no-store" };

/** Who sends what the collector sends; a session is only looked for when there are cookies. */
export async function beaconSender({ headers }: Request, url: URL) {
  const userAgent = headers.get("user-agent");
  const { actor } = await getActor({ cookies: headers.get("cookie"), userAgent }, { prolong: false });
  return { userAgent, isStaff: actor !== null, host: url.host };
}

/** The JSON of a beacon, whatever type it announces: `sendBeacon` sends plain text. Undefined when it is none. */
export async function beaconBody(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text()) as unknown;
  } catch {
    return undefined;
  }
}

/** Taken, with nothing to say. */
export function beaconTaken(isUnderstood: boolean): Response {
  return new Response(null, { status: isUnderstood ? 204 : 400, headers: none });
}
