import type { SiteProfile } from "#app/domains/business/profile.ts";
import { closedTexts } from "#app/domains/business/rules/texts.ts";
import { fillPlaceholders } from "../../rules/placeholders.ts";

/**
 * Returns the usual hours and the next closures, for the end of an answer. `said` is the answer so far; closures that
 * it gives are not repeated.
 */
export function usualHours(said: string, profile: SiteProfile): string {
  const closed = closedTexts(profile).filter((text) => !said.includes(text));
  const closures = closed.map((text) => `${text}. `).join("");
  return fillPlaceholders(`Nos horaires. {horaires}. ${closures}Un doute ? {telephone}.`, profile);
}
