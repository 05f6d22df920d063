import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import {
  firstAidTopics,
  pricedServices,
  promises,
  sharedTopics,
  visitTopics,
} from "../content/priced-services.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { noVisitText } from "../content/zone-texts.ts";
import { withdrawnText } from "../labels.ts";
import { fillPlaceholders } from "./placeholders.ts";

/**
 * Returns an answer with the business's values filled in. Leaves out the services that the business does not offer and
 * the pages that it does not show.
 */
export function offeredAnswer(response: string, profile: SiteProfile): string {
  const said = withoutHidden(fillPlaceholders(response, profile), profile);
  const starter = starterResponses.find((one) => one.response === response);
  if (starter && visitTopics.has(starter.topic) && !isVisiting(profile))
    return fillPlaceholders(
      `${noVisitText(isRemoteOffered(profile))}\nUn conseil avant de venir\u00a0: {telephone}`,
      profile,
    );
  const service = pricedServices.find(
    ({ path, topics }) => starter && profile.site.withdrawn.includes(path) && topics.includes(starter.topic),
  );
  if (!starter || !service || sharedTopics.has(starter.topic)) return withoutWithdrawn(said, profile);
  const kept = firstAidTopics.has(starter.topic) ? keepSentences(said, (one) => !offers.test(one)) : "";
  return withoutWithdrawn(`${kept}\n${service.path}`.trim(), profile);
}

/** Matches a sentence that says what the shop does, or that invites the visitor to ask the shop for it. */
const offers = /\b(nous|notre)\b|se fait|se règle|\/devis|apportez/i;

/** Returns an answer with only the sentences that `isKept` accepts, without lines that are then empty. */
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

/** Returns an answer without the sentences that link to a page that the owner has hidden. */
function withoutHidden(answer: string, profile: SiteProfile): string {
  const { hidden } = profile.site;
  if (!hidden.some((path) => answer.includes(path))) return answer;
  return keepSentences(answer, (sentence) => !hidden.some((path) => sentence.includes(path)));
}

/**
 * Returns an answer without the lines that link to a withdrawn service, and adds that the shop does not offer this
 * service. Also removes promises about withdrawn services.
 */
export function withoutWithdrawn(answer: string, profile: SiteProfile): string {
  const { withdrawn } = profile.site;
  for (const { path, said } of promises) if (withdrawn.includes(path)) answer = answer.replace(said, "");
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
