import bowser from "bowser";
import { isbot } from "isbot";
import type { output } from "zod/mini";
import { deviceKind } from "../rules/devices.ts";
import {
  countedPath,
  isCountedPath,
  sourceOf,
  storedReferrer,
  storedUrl,
  type VisitorTraits,
} from "../rules/visits.ts";
import { arrivalSchema, departureSchema, pageViewSchema } from "../validation.ts";
import { recordPageView } from "./page-views.server.ts";
import { endVisitSession, openVisitSession } from "./visit-sessions.server.ts";

interface Sender {
  userAgent: string | null;
  /** Whether the visitor is signed-in staff, who are not counted (rule visits/not-counted). */
  isStaff: boolean;
  /** The host of this site. A referrer with this host is a page of the site itself. */
  host: string;
}

type Arrival = { session_id: string; is_new_visit: boolean } | { session_id: null };

/**
 * Handles the first request of a visitor's browser. Returns undefined for an invalid body. Returns `session_id: null`
 * for robots and staff, so that their browser sends nothing more.
 */
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

/**
 * Handles a page view. Returns `taken` if it is queued or must not be counted, `full` if the queue is full, and
 * `unclear` if the body is invalid.
 */
export function receivePageView(
  body: unknown,
  { isStaff, host }: Omit<Sender, "userAgent">,
): "taken" | "unclear" | "full" {
  const view = pageViewSchema.safeParse(body);
  if (!view.success) return "unclear";
  const { session_id: sessionId, url, referrer } = view.data;
  const path = countedPath(view.data.path);
  // Robots need no check here. They have no session, and a view without a session is dropped when it is stored.
  if (isStaff || !isCountedPath(path)) return "taken";
  const isTaken = recordPageView({
    sessionId,
    url: storedUrl(url),
    path,
    referrer: storedReferrer(referrer, host),
    createdAt: new Date(),
  });
  return isTaken ? "taken" : "full";
}

/** Handles the request that a browser sends when the visitor leaves. Returns false for an invalid body. */
export async function receiveDeparture(body: unknown): Promise<boolean> {
  const departure = departureSchema.safeParse(body);
  if (departure.success) await endVisitSession(departure.data.session_id);
  return departure.success;
}

/**
 * Returns what the site stores of a browser's user agent: the names of the browser and the system, and the class of the
 * device. Returns null for robots and unknown agents, which are not counted (rule visits/not-counted).
 */
function describeVisitor(userAgent: string | null): Omit<VisitorTraits, "source"> | null {
  if (!userAgent || isbot(userAgent)) return null;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 500));
  const family = browser.name || "Navigateur inconnu";
  return {
    userAgent: (os.name ? `${family} sur ${os.name}` : family).slice(0, 100),
    device: deviceKind(platform.type),
  };
}
