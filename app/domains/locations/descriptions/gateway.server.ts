import type { SiteProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { writeText } from "#app/lib/text-generation/text-service.server.ts";
import type { DescribedPlace } from "./rules/description.ts";
import { promptFor } from "./rules/prompts.ts";

/**
 * The most descriptions that the site requests from the text-generation service in one day. This is enough to describe
 * every commune (municipality) of France, about 35,000, once.
 */
const callsPerDay = 40_000;

const instructions = ({
  name,
  at,
}: SiteProfile) => `Tu écris en français pour ${name}, un atelier de dépannage informatique
${at}. Tu réponds par du HTML seul : un h2, un paragraphe, puis deux h3 suivis chacun d’un paragraphe.
Ni prix, ni délai, ni chiffre qui ne t’est pas donné ; pas de superlatif.`;

/**
 * Asks the text-generation service (an external machine that writes texts) for a description of 100 to 150 words that
 * names the city and the region. Returns sanitised HTML with the headings by which the list finds its excerpt. Returns
 * null if that fails; the caller then uses the built-in description (rule zones/descriptions).
 */
export async function writeDescription(place: DescribedPlace, signal?: AbortSignal): Promise<string | null> {
  const profile = await currentProfile();
  const answer = await writeText({
    purpose: "locations",
    callsPerDay,
    instructions: instructions(profile),
    prompt: promptFor(place, profile),
    maximumTokens: 1_024,
    signal,
  });
  if ("refused" in answer) return null;
  const written = answer.text
    .trim()
    .replace(/^```(?:html)?/, "")
    .replace(/```$/, "");
  const html = sanitizeContent(written).trim();
  const title = html.indexOf("<h2>");
  return title >= 0 && html.includes("<h3>", title) ? html : null;
}
