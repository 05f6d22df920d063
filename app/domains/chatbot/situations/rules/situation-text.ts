import type { SiteProfile } from "#app/domains/business/profile.ts";
import { withdrawnServiceOf } from "../../rules/placeholder-values.ts";
import { offers } from "../content/offers.ts";
import type { Situation } from "../content/situation.ts";

/**
 * Returns the advice for a situation and what the shop does about it, with names in braces. The page of a service that
 * the shop no longer offers is added, because `offeredAnswer` turns it into the sentence that says so.
 */
export function situationText({ advice, offer }: Situation, profile: SiteProfile): string {
  const text = [advice, offers[offer]].filter(Boolean).join("\n");
  return [text, withdrawnServiceOf(text, profile)].filter(Boolean).join("\n");
}
