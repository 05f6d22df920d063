import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isInvitation, noPremisesText } from "#app/domains/business/rules/premises.ts";
import { isReceiving, isWithdrawn } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { withdrawnText, withheldReply } from "../labels.ts";
import type { Shop } from "./placeholder-values.ts";
import { fillPlaceholders } from "./placeholders.ts";

/**
 * Returns the text of a response with today's values (rule assistant/true-anywhere). Leaves out sentences whose value
 * is missing, services that the shop does not offer and pages that it does not show.
 */
export function offeredAnswer(response: string, profile: Shop): string {
  const starter = starterResponses.find((one) => one.response === response);
  const filled = withoutHidden(fillPlaceholders(response, profile), profile);
  const said = withoutInvitations(filled, profile, response.includes("{adresse}"));
  if (!starter?.service || !isWithdrawn(profile, starter.service)) return withoutWithdrawn(said, profile);
  const advice = starter.hasAdvice ? said : "";
  return withoutWithdrawn(`${advice}\n${starter.service}`.trim(), profile);
}

/** What a response says today, and whether the telephone number and the message form are offered with it. */
interface Said {
  content: string;
  offersContact: boolean;
}

/**
 * Returns what a response (a stored answer) says today. If the owner does not want it given, returns an offer of
 * contact.
 */
export function saidResponse(
  { response, withheld, offersContact }: { response: string; withheld: boolean; offersContact: boolean },
  profile: Shop,
): Said {
  if (withheld) return { content: fillPlaceholders(withheldReply, profile), offersContact: true };
  return { content: offeredAnswer(response, profile), offersContact };
}

/** Returns an answer with only the sentences that `isKept` accepts. A line without any sentence left disappears. */
function keepSentences(answer: string, isKept: (sentence: string) => boolean): string {
  return answer
    .split("\n")
    .map((line) =>
      line
        .split(/(?<=[.!?]) /)
        .filter(isKept)
        .join(" "),
    )
    .filter(Boolean)
    .join("\n");
}

/**
 * Returns an answer without sentences that invite people to come, for a shop that receives nobody (rule
 * settings/premises). If nothing is left, or the answer was about the address, it says where the shop works instead.
 */
export function withoutInvitations(answer: string, profile: SiteProfile, isAboutAddress = false): string {
  if (isReceiving(profile)) return answer;
  const plain = answer.replace(/\s: l’appareil se dépose à l’atelier, aux heures d’ouverture/, "");
  const kept = keepSentences(plain, (sentence) => !isInvitation(sentence));
  return isAboutAddress || kept === "" ? `${noPremisesText(profile)}\n${kept}`.trim() : kept;
}

/** Returns an answer without the sentences that link to a page that the owner has hidden. */
function withoutHidden(answer: string, profile: SiteProfile): string {
  const { hidden } = profile.site;
  if (!hidden.some((path) => answer.includes(path))) return answer;
  return keepSentences(answer, (sentence) => !hidden.some((path) => sentence.includes(path)));
}

/**
 * Returns an answer without the lines that link to a service which the shop no longer offers. Adds that the shop does
 * not offer it.
 */
export function withoutWithdrawn(answer: string, profile: SiteProfile): string {
  const { withdrawn } = profile.site;
  const named = services.filter(({ path }) => withdrawn.includes(path) && answer.includes(path));
  if (named.length === 0) return answer;
  const kept = answer.split("\n").filter((line) => !named.some(({ path }) => line.includes(path)));
  return [
    ...kept,
    withdrawnText(
      named.map(({ name }) => name),
      profile.phone.display.replaceAll(" ", "\u00a0"),
    ),
  ].join("\n");
}
