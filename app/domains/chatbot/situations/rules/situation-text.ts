import { offers } from "../content/offers.ts";
import type { Situation } from "../content/situation.ts";

/** Returns the advice for a situation and what the shop does about it, with names in braces. */
export function situationText({ advice, offer }: Situation): string {
  return [advice, offers[offer]].filter(Boolean).join("\n");
}
