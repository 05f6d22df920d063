import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed, isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import {
  firstAidTopics,
  pricedServices,
  promises,
  sharedTopics,
  visitTopics,
  widerVisits,
} from "../content/priced-services.ts";
import type { Topic } from "../content/topics.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { homesOnlyText, noVisitText } from "../content/zone-texts.ts";
import { noMacsText, withdrawnText } from "../labels.ts";
import { fillPlaceholders } from "./placeholders.ts";

/**
 * Returns an answer with the business's values filled in. Leaves out the services that the business does not offer and
 * the pages that it does not show.
 */
export function offeredAnswer(response: string, profile: SiteProfile): string {
  const starter = starterResponses.find((one) => one.response === response);
  const filled = fillPlaceholders(response, profile);
  const said = withoutHidden(starter ? withFewerVisits(filled, starter.topic, profile) : filled, profile);
  if (starter?.topic === "mac" && !isMacServed(profile)) return fillPlaceholders(noMacsText, profile);
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

/** Returns a starter response without the visits that the shop does not make (rule settings/visits). */
function withFewerVisits(said: string, topic: Topic, profile: SiteProfile): string {
  const { toCompanies, beyondRadius } = widerVisits;
  const { homesOnly, neverBeyond } = profile.site;
  const near = neverBeyond ? said.replace(beyondRadius.said, beyondRadius.instead) : said;
  if (!homesOnly) return near;
  const home = near.replace(toCompanies.said, toCompanies.instead);
  return topic === "business" ? `${home}\n${homesOnlyText(isRemoteOffered(profile))}` : home;
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
