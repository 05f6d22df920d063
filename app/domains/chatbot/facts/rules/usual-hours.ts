import type { SiteProfile } from "#app/domains/business/profile.ts";
import { closedTexts } from "#app/domains/business/rules/texts.ts";
import { fillPlaceholders } from "../../rules/placeholders.ts";

/**
 * Returns the usual hours and the closures of the next weeks, for the end of an answer. Leaves out the closures that the
 * answer has already given.
 */
export function usualHours(said: string, profile: SiteProfile): string {
  const closed = closedTexts(profile).filter((text) => !said.includes(text));
  const closures = closed.map((text) => `${text}. `).join("");
  return fillPlaceholders(`Nos horaires. {horaires}. ${closures}Un doute ? {telephone}.`, profile);
}
