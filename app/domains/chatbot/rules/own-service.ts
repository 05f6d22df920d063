import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { services } from "#app/domains/catalog/content.ts";
import { priceText } from "#app/domains/pricing/rules.ts";
import { starterResponses } from "../content/starter-responses.ts";
import type { Topic } from "../content/topics.ts";
import { ownServiceText, withdrawnText } from "../labels.ts";
import { normalise } from "../understanding/rules/normalise.ts";
import { stem } from "./passages.ts";

const shortestNaming = 3;

/** What starter responses say the shop does not do, by the words that name it. An own service may do it. */
const declined: Partial<Record<Topic, RegExp>> = {
  consoles: /^(consol|playstation|xbox|nintendo|manett)/,
  phones: /^(telephon|smartphon|tablett|iphon|ipad)/,
};

type Offer = Pick<BusinessProfile, "ownServices" | "name" | "city" | "department">;
type Understood = { topic: string | null; response: string } | undefined;

/**
 * Returns what to say of a service the owner added: its introduction and its page (rule assistant/own-services). Null
 * unless the question has its name's words, or a brand of its texts while no response answers, or a response nobody changed would say that the shop does not do it.
 */
export function ownServiceAnswer(
  question: string,
  understood: Understood,
  profile: Offer,
  isAnswered = true,
): string | null {
  const { ownServices } = profile;
  if (ownServices.length === 0) return null;
  const asked = new Set(normalise(question).map(stem));
  const refused = declinedBy(understood);
  const own = ownServices.find((service) => {
    const words = namingWords(service.name);
    if (!isAnswered && brandsIn(service, profile).some((brand) => asked.has(stem(brand)))) return true;
    const isNamed = words.length > 0 && words.every((word) => asked.has(stem(word)));
    return isNamed || (refused && words.some((word) => refused.test(word)));
  });
  if (!own) return null;
  return ownServiceText({ ...own, price: own.from === null ? null : priceText(own.from) });
}

/** A name within a sentence, or one with a capital inside: 'Switch', 'PlayStation'. */
const brand = /(?<=[\p{L}\d,;(] )\p{Lu}\p{Ll}{3,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+/gu;

/** The brands that a service's own texts name, as they are compared. The shop's own names are none. */
function brandsIn({ description, lead }: BusinessProfile["ownServices"][number], shop: Offer): string[] {
  const own = new Set(normalise(`${shop.name} ${shop.city} ${shop.department}`));
  const named = [...`${description}\n${lead}`.matchAll(brand)].flatMap(([name]) => normalise(name));
  return named.filter((word) => !own.has(word));
}

/** Returns that a service a question names is not offered. Null when it names none the owner has withdrawn. */
export function withdrawnAnswer(question: string, { site }: Pick<BusinessProfile, "site">): string | null {
  const asked = new Set(normalise(question).map(stem));
  const named = services.find(({ name, path }) => {
    const [first = ""] = namingWords(name);
    return site.withdrawn.includes(path) && asked.has(stem(first));
  });
  return named ? withdrawnText([named.name]) : null;
}

function declinedBy(understood: Understood): RegExp | undefined {
  const starter = starterResponses.find(({ topic }) => topic === understood?.topic);
  return starter && starter.response === understood?.response ? declined[starter.topic] : undefined;
}

function namingWords(name: string): string[] {
  return normalise(name).filter((word) => word.length > shortestNaming);
}
