import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { starterResponses } from "../content/starter-responses.ts";

/** What the owner may decide about a ready answer (see `ReadyAnswer`; rule assistant/read). */
export const readyActs = ["read", "unread", "withhold", "say"] as const;

export type ReadyAct = (typeof readyActs)[number];

/** A ready answer: a response that came with the program, as it came or in the owner's own words. */
export interface ReadyAnswer {
  topic: string | null;
  version: number;
  withheld: boolean;
  reviewedAt: Date | null;
}

/**
 * Whether the owner still has to read a ready answer. The owner need not read an answer about a service that the shop
 * no longer offers, nor one in the owner's own words.
 */
export function isToRead(
  { topic, version, withheld, reviewedAt }: ReadyAnswer,
  profile: SiteProfile,
): boolean {
  if (topic === null || version > 1 || withheld || reviewedAt !== null) return false;
  const service = starterResponses.find((one) => one.topic === topic)?.service;
  return service === undefined || !isWithdrawn(profile, service);
}
