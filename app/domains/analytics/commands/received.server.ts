import type { output } from "zod/mini";
import { countedPath, isCountedPath, sourceOf, storedReferrer, storedUrl } from "../rules/visits.ts";
import { arrivalSchema, departureSchema, pageViewSchema } from "../validation.ts";
import { recordPageView } from "./page-views.server.ts";
import { endVisitSession, openVisitSession } from "./visit-sessions.server.ts";
import { describeVisitor } from "./visitor-traits.server.ts";

interface Sender {
  userAgent: string | null;
  /** Signed-in staff are not counted (decision 30). */
  isStaff: boolean;
  /** Of our own pages. */
  host: string;
}

type Arrival = { session_id: string; is_new_visit: boolean } | { session_id: null };

/** A visitor arrives. Robots and staff get no session, and send nothing more. Undefined: not understood. */
export async function receiveArrival(
  body: unknown,
  { userAgent, isStaff, host }: Sender,
): Promise<Arrival | undefined> {
  const arrival = arrivalSchema.safeParse(body);
  if (!arrival.success) return undefined;
  const traits = describeVisitor(userAgent);
  if (!traits || isStaff) return { session_id: null };
  const { visitor_id, referrer }: output<typeof arrivalSchema> = arrival.data;
  const { id, isNewVisit } = await openVisitSession(visitor_id, {
    ...traits,
    source: sourceOf(referrer, host),
  });
  return { session_id: id, is_new_visit: isNewVisit };
}

/** A page was shown. Taken: it will be stored, or concerns nobody; full: too much waits for the database already. */
export function receivePageView(
  body: unknown,
  { isStaff, host }: Omit<Sender, "userAgent">,
): "taken" | "unclear" | "full" {
  const view = pageViewSchema.safeParse(body);
  if (!view.success) return "unclear";
  const { session_id: sessionId, url, path, referrer } = view.data;
  // A robot has no session, and a view without one is dropped where it is stored.
  if (isStaff || !isCountedPath(path)) return "taken";
  const isTaken = recordPageView({
    sessionId,
    url: storedUrl(url),
    path: countedPath(path),
    referrer: storedReferrer(referrer, host),
    createdAt: new Date(),
  });
  return isTaken ? "taken" : "full";
}

/** The page was left. Returns false when that is not understood. */
export async function receiveDeparture(body: unknown): Promise<boolean> {
  const departure = departureSchema.safeParse(body);
  if (departure.success) await endVisitSession(departure.data.session_id);
  return departure.success;
}
