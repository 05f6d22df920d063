import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { pricedServices } from "../../content/priced-services.ts";
import { starterResponses } from "../../content/starter-responses.ts";
import type { Topic } from "../../content/topics.ts";
import { ownServiceText, withdrawnText } from "../../labels.ts";
import { normalise } from "../../understanding/rules/normalise.ts";
import { isSameWord, shortestNaming, wordsNaming } from "./named-service.ts";
import { stem } from "../../passages/rules/passages.ts";

/**
 * Kinds of work that a response (a stored answer) of the program says the shop does not do, and for each the words that
 * name it. A service that the owner added may be such work.
 */
const declined: Partial<Record<Topic, RegExp>> = {
  consoles: /^(consol|playstation|ps\d|xbox|nintendo|switch|wii|manett)/,
  phones: /^(telephon|smartphon|tablett|iphon|ipad)/,
};

type Offer = Pick<BusinessProfile, "ownServices" | "name" | "city" | "department">;
type Understood = { topic: string | null; response: string } | undefined;

/**
 * Returns the answer about a service that the owner added: introduction, lowest price and page (rule
 * assistant/own-services), or null. The question means the service if it has every word of the service's name. If no
 * response fits, a brand in the service's texts is enough. If the program's response declines such work, it is enough
 * that the question and the service's name both have a word of `declined`.
 */
export function ownServiceAnswer(
  question: string,
  understood: Understood,
  profile: Offer,
  isAnswered = true,
): string | null {
  const { ownServices } = profile;
  if (ownServices.length === 0) return null;
  const typed = normalise(question);
  const asked = new Set(typed.map(stem));
  const refused = declinedBy(understood);
  const own = ownServices.find((service) => {
    const words = namingWords(service.name);
    if (!isAnswered && brandsIn(service, profile).some((brand) => asked.has(stem(brand)))) return true;
    const isNamed = words.length > 0 && words.every((word) => typed.some((one) => isSameWord(word, one)));
    const isAsked = refused !== undefined && typed.some((word) => refused.test(word));
    return isNamed || (isAsked && words.some((word) => refused.test(word)));
  });
  if (!own) return null;
  return ownServiceText({ ...own, price: own.from === null ? null : eurosText(own.from) });
}

/**
 * Matches a word that is probably a brand: it has a capital letter inside a sentence ('Switch') or inside the word
 * ('PlayStation').
 */
const brand = /(?<=[\p{L}\d,;(] )\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu;

/** Returns the brands that a service's texts name, normalised. The names of the shop and of its place are left out. */
function brandsIn({ description, lead }: BusinessProfile["ownServices"][number], shop: Offer): string[] {
  const own = new Set(normalise(`${shop.name} ${shop.city} ${shop.department}`));
  const named = [...`${description}\n${lead}`.matchAll(brand)].flatMap(([name]) => normalise(name));
  return named.filter((word) => !own.has(word));
}

/**
 * Returns the answer that the shop does not offer the service which the question names (rule assistant/withdrawn), or
 * null. With `isPlain`, one word of the service's name is not enough. A second word about the service is needed:
 * 'récupérer' (recover) beside 'données' (data).
 */
export function withdrawnAnswer(
  question: string,
  { site, phone }: Pick<BusinessProfile, "site" | "phone">,
  isPlain: boolean,
): string | null {
  const words = normalise(question);
  const named = services.find(({ name, path }) => {
    const [first = "", ...more] = namingWords(name);
    if (!site.withdrawn.includes(path)) return false;
    const others = words.filter((word) => stem(word) !== stem(first));
    if (others.length === words.length) return false;
    const isAbout = more.length > 0 && more.every((word) => others.some((one) => stem(one) === stem(word)));
    return (
      !isPlain || isAbout || pricedServices.some((one) => one.path === path && wordsNaming(one, others) > 0)
    );
  });
  return named ? withdrawnText([named.name], phone.display.replaceAll(" ", "\u00a0")) : null;
}

function declinedBy(understood: Understood): RegExp | undefined {
  const starter = starterResponses.find(({ topic }) => topic === understood?.topic);
  return starter && starter.response === understood?.response ? declined[starter.topic] : undefined;
}

function namingWords(name: string): string[] {
  return normalise(name).filter((word) => word.length > shortestNaming);
}
