import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { starterResponses } from "../content/starter-responses.ts";

/**
 * What the owner may decide about a ready answer (rule assistant/read): it is read or unread; the assistant no longer
 * gives it, or gives it again.
 */
export const readyActs = ["read", "unread", "withhold", "say"] as const;

export type ReadyAct = (typeof readyActs)[number];

/** A ready answer: a response that came with the program. Its text may be the program's or the owner's. */
export interface ReadyAnswer {
  topic: string | null;
  version: number;
  withheld: boolean;
  reviewedAt: Date | null;
}

/**
 * Whether the owner has not read a ready answer yet. False if the owner reworded it, decided about it, or no longer
 * offers the service that it is about.
 */
export function isToRead(
  { topic, version, withheld, reviewedAt }: ReadyAnswer,
  profile: SiteProfile,
): boolean {
  if (topic === null || version > 1 || withheld || reviewedAt !== null) return false;
  const service = starterResponses.find((one) => one.topic === topic)?.service;
  return service === undefined || !isWithdrawn(profile, service);
}
