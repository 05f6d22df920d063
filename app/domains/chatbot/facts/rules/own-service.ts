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
 * Work that starter responses refuse, with a pattern for the words that name it. A service that the owner added may
 * include this work.
 */
const declined: Partial<Record<Topic, RegExp>> = {
  consoles: /^(consol|playstation|xbox|nintendo|manett)/,
  phones: /^(telephon|smartphon|tablett|iphon|ipad)/,
};

type Offer = Pick<BusinessProfile, "ownServices" | "name" | "city" | "department">;
type Understood = { topic: string | null; response: string } | undefined;

/**
 * Returns the answer about a service that the owner added: its introduction and its page (rule assistant/own-services).
 * The question must contain the words of its name, or a brand from its texts if no response fits, or name work that an
 * unchanged response would refuse. Otherwise null.
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
    return isNamed || (refused && words.some((word) => refused.test(word)));
  });
  if (!own) return null;
  return ownServiceText({ ...own, price: own.from === null ? null : eurosText(own.from) });
}

/**
 * Matches a word that is probably a brand: with a capital letter inside a sentence ('Switch') or inside the word
 * ('PlayStation').
 */
const brand = /(?<=[\p{L}\d,;(] )\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu;

/** Returns the brands in a service's own texts, normalised. The shop's own names are not brands. */
function brandsIn({ description, lead }: BusinessProfile["ownServices"][number], shop: Offer): string[] {
  const own = new Set(normalise(`${shop.name} ${shop.city} ${shop.department}`));
  const named = [...`${description}\n${lead}`.matchAll(brand)].flatMap(([name]) => normalise(name));
  return named.filter((word) => !own.has(word));
}

/**
 * Returns the answer that a named service is not offered (rule assistant/withdrawn). Null when the question names no
 * withdrawn service. With `isPlain`, one word of the name is not enough: the question needs a second word about the
 * service, as in 'récupérer' (recover) and 'données' (data).
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
