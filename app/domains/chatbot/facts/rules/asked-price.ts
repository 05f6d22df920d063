import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { fillText } from "#app/domains/business/rules/texts.ts";
import { isVisiting, isWithdrawn, listServices } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { partsPages, partsRule, type PriceList, type PricingPlan } from "#app/domains/pricing/content.ts";
import { examplesOf, sessionsOf, visitPlan } from "#app/domains/pricing/rules/plans.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { travelFeesText } from "#app/domains/pricing/rules/travel-fees.ts";
import { generalPriceTopics, type PricedService, pricedServices } from "../../content/priced-services.ts";
import { fillerWords } from "../../content/filler-words.ts";
import { priceTexts as texts } from "../../labels.ts";
import { normalise } from "../../understanding/rules/normalise.ts";
import { asksAboutMac } from "./asked-mac.ts";
import { companyContract } from "./company-contract.ts";
import { actsOnly, isAsked, isNamed } from "./named-price.ts";
import { isSameWord, namedService, ownSheets, shortestNaming, wordsNaming } from "./named-service.ts";
import { noPlans } from "./no-plans.ts";
import { stem } from "../../passages/rules/passages.ts";
import { monthlyPlans, pricesPath, sheet } from "./price-sheet.ts";

const asksPrice =
  /\b(prix|tarifs?|cout\w*|euros?(?! (sur|de) (mon|ma|notre|nos) )|forfaits?|abonnements?|formules?|combien(?! (de|d|temps)\b)|(trop|pas|plus|est|coute|revient) chere?)\b|€/;
const asksPlan = /\b(forfaits?|abonnements?|formules?|mensuel\w*|annuel\w*|par (mois|an))\b/;
const asksYear = /\b(annuel\w*|par an|a l annee)\b/;

const asksPrivate = /\b(particuliers?|famil\w*|foyers?|perso|personnel)\b/;
const asksContract = /\b(abonnements?|contrats?|forfaits?|formules?|mensuel\w*|annuel\w*|par (mois|an))\b/;

/** Topics whose questions may ask for a plan (a monthly or yearly offer). */
const planTopics = new Set<string | null>(["subscriptions", "business", "maintenance", "prices"]);

const asksMonthly = /\b(abonnements?|mensuel\w*|annuel\w*|par (mois|an))\b/;
const asksHome = /\b(visites?|domicile|deplac\w*|chez (moi|nous|eux))\b/;
/** Matches only words about a cost. `asksPrice` also matches 'combien' alone, which means 'how much' or 'how long'. */
const asksCost = /\b(combien (pour|coute\w*|ca coute\w*|vaut)|prix|tarifs?|cout\w*)\b/;

type Offer = Pick<
  BusinessProfile,
  "prices" | "priceWords" | "site" | "ownServices" | "claims" | "freeRefusal" | "invented"
>;

/**
 * Returns the published prices of the plan or service that a question names (rule assistant/facts), or null. `topics`
 * are the topics of the responses (stored answers) that fit the question. `hasPrice`: the response has prices in it. If
 * several cases fit, the most specific one decides.
 */
export function askedPrice(question: string, asked: Asked, profile: Offer): string | null {
  const said = priceAnswer(question, asked, profile);
  return said === null ? null : fillText(said, { toutes_taxes: profile.priceWords.toutes_taxes });
}

interface Asked {
  topics: readonly (string | null)[];
  hasPrice: boolean;
}

function priceAnswer(question: string, { topics, hasPrice }: Asked, profile: Offer): string | null {
  const words = normalise(question);
  const text = words.join(" ");
  const notSold = companyContract(text, profile) ?? noPlans(words, topics, profile);
  if (notSold !== null) return notSold;
  if (topics.some((topic) => planTopics.has(topic)) && asksPrivate.test(text) && asksContract.test(text))
    return privatePlans(text, profile);
  if (!asksPrice.test(text)) return null;
  const isGeneral =
    topics.some((topic) => generalPriceTopics.some((one) => one === topic)) ||
    (topics.includes("delay") && asksCost.test(text));

  // 1. A service that the owner added is the most specific case.
  const own = ownPrice(words, profile);
  if (own !== null) return own;

  // 2. A service of the site's specification. If the shop no longer offers it, there is no price. A slow computer has
  // several remedies: the price of one alone would mislead, unless the question names that remedy.
  const service = namedService(words, topics, isGeneral);
  if (service && isWithdrawn(profile, service.path)) return null;
  if (topics[0] === "slow-computer" && !(service && wordsNaming(service, words) > 0))
    return ofSlowness(profile);
  const isUnderstood = service?.topics.some((topic) => topics.includes(topic)) ?? false;
  if (service) return ofService(service, { words, isSaid: hasPrice && !isGeneral && isUnderstood }, profile);

  // 3. A visit.
  if ((isGeneral || topics.includes("home-visit")) && asksHome.test(text)) return ofVisit(profile.prices);

  // 4. A diagnosis, otherwise the monthly plans. A company that asks for plans learns if there are none.
  const plans = asksPlan.test(text) ? ofPlans(text, profile) : null;
  if (!isGeneral) {
    const isPlanless = asksPlan.test(text) && monthlyPlans(profile, false) === null;
    return topics.includes("business") && isPlanless ? noMonthly : null;
  }
  return words.some((word) => word.startsWith("diagnos")) ? ofDiagnosis(profile) : plans;
}

const noMonthly = `${texts.noMonthly}\n${texts.more(pricesPath)}`;

/** Returns the prices of the monthly and yearly plans that private persons can buy, or the text that there are none. */
function privatePlans(text: string, profile: Offer): string {
  const plans = monthlyPlans(profile, asksYear.test(text), true);
  if (plans !== null) return plans;
  return monthlyPlans(profile, false) === null ? noMonthly : `${texts.noPrivate}\n${texts.more(pricesPath)}`;
}

/**
 * Returns the prices of the monthly and yearly plans. If there are none, returns the text that says so if the question
 * asks for a price by month or year, and null otherwise.
 */
function ofPlans(text: string, profile: Offer): string | null {
  return monthlyPlans(profile, asksYear.test(text)) ?? (asksMonthly.test(text) ? noMonthly : null);
}

/**
 * Returns the price of a diagnosis. If it is free before a repair, the answer begins with that rule of the settings.
 */
function ofDiagnosis({ prices, claims, freeRefusal }: Offer): string | null {
  const plans = withRole(prices, "diagnosis");
  const rule = claims.diagnosisRule;
  if (freeRefusal === null) return sheet(plans, { path: pricesPath, note: rule });
  const paid = sheet(plans, { path: pricesPath });
  return paid === null ? null : `${rule}\n${paid}`;
}

/**
 * Returns the prices of the remedies for a slow computer: an intervention, a remote session, a better disk or memory.
 */
function ofSlowness({ prices, site, claims }: Offer): string | null {
  const upgrades = isWithdrawn({ site }, "/services/mise-a-niveau")
    ? []
    : examplesOf(prices.examples, "/services/mise-a-niveau");
  return sheet([...withRole(prices, "intervention"), ...offeredSessions({ prices, site })], {
    path: pricesPath,
    name: texts.slowness,
    lines: upgrades.slice(0, mostExamples).map((one) => texts.from(one.name, eurosText(one.price))),
    note: claims.diagnosisRule,
  });
}

/** Returns the remote sessions of the price list, or none if the shop does not offer remote support. */
function offeredSessions({ prices, site }: Pick<Offer, "prices" | "site">): PricingPlan[] {
  return isWithdrawn({ site }, "/services/depannage-distance") ? [] : sessionsOf(prices).all;
}

/** Returns the price of a visit, followed by the travel fees. */
function ofVisit(prices: PriceList): string | null {
  const plan = visitPlan(prices);
  const fees = travelFeesText(prices);
  return sheet(plan ? [plan] : [], {
    path: pricesPath,
    lines: fees === null ? [] : [texts.travel(fees)],
  });
}

/**
 * Whether a topic belongs to the service that the question names. If the question names none, whether it belongs to the
 * service that the question's topics are about.
 */
export function isAboutNamed(
  topic: string | null,
  question: string,
  topics: readonly (string | null)[],
): boolean {
  const service = namedService(normalise(question), topics, false);
  return service?.topics.some((one) => one === topic) ?? false;
}

/**
 * Whether a question asks for the price of a visit or of one of the shop's price examples, and for nothing else. 'prix
 * batterie' (price of a battery) does; 'prix batterie vélo' (price of a bicycle battery) does not.
 */
export function asksPublishedPrice(question: string, { prices }: Pick<Offer, "prices">): boolean {
  const words = normalise(question);
  if (!asksPrice.test(words.join(" "))) return false;
  const rest = words.filter((word) => word.length > 1 && !askingWords.has(word) && !asksPrice.test(word));
  if (rest.length === 0) return false;
  if (visitPlan(prices) && rest.every((word) => asksHome.test(word))) return true;
  return prices.examples.some((example) => {
    const own = new Set([...normalise(example.name), ...machineWords].map(stem));
    return isAsked(example, rest) && rest.every((word) => own.has(stem(word)) || actsOnly.has(word));
  });
}

const askingWords = new Set(
  `${fillerWords} le la les un une des de du pour votre vos mon ma combien est`
    .split(/\s+/)
    .flatMap((word) => normalise(word)),
);
const machineWords = "ordinateur ordi pc portable neuf neuve".split(" ");

/** Whether a question about a price names a service that the owner added. */
export function asksOwnPrice(question: string, profile: Offer): boolean {
  const words = normalise(question);
  return asksPrice.test(words.join(" ")) && ownPrice(words, profile) !== null;
}

/**
 * Returns the lowest price of a service that the owner added, or null. The question must have all words of the
 * service's name, or the main word of it.
 */
function ownPrice(words: readonly string[], { ownServices }: Offer): string | null {
  const priced = ownServices.flatMap(({ name, path, from }) => {
    const own = normalise(name).filter((word) => word.length > shortestNaming);
    return from === null || own.length === 0 ? [] : [{ name, path, from, own }];
  });
  const asked = new Set(words.map(stem));
  // 'Montage d’un SSD' (fitting an SSD) names a service of the program. Then the main word alone of an added service
  // ('montage', fitting) is not enough.
  const isOpen = pricedServices.every((one) => wordsNaming(one, words) === 0);
  const named =
    priced.find(({ own }) => own.every((word) => words.some((one) => isSameWord(word, one)))) ??
    priced.find(({ own }) => {
      const subject = own.find((word) => !commonWords.has(stem(word)));
      return isOpen && subject !== undefined && asked.has(stem(subject));
    });
  if (!named) return null;
  const { name, path, from } = named;
  return sheet([], { path, name, lines: [texts.from(name, eurosText(from))] });
}

/** Words in the names of many services. One of them alone does not show which service is meant. */
const commonWords: ReadonlySet<string> = new Set(
  [
    "service aide assistance vente achat pose installation remplacement changement depannage nettoyage",
    "informatique ordinateur ordinateurs portable domicile atelier entreprise particulier forfait prix",
    ...services.map(({ name }) => name),
  ]
    .flatMap(normalise)
    .map(stem),
);

function withRole({ home }: PriceList, wanted: PricingPlan["role"]): PricingPlan[] {
  return home.filter(({ role }) => role === wanted);
}

function ofService(
  { path }: PricedService,
  { words, isSaid }: { words: readonly string[]; isSaid: boolean },
  profile: Offer,
): string | null {
  const { prices } = profile;
  const own = ownSheets[path];
  const isHome = !own && isVisiting(profile) && asksHome.test(words.join(" "));
  const visit = isHome ? visitPlan(prices) : undefined;
  const plans = own ? prices[own] : visit ? [visit] : withRole(prices, "intervention");
  const fees = visit ? travelFeesText(prices) : null;
  const named = plans.filter((plan) => isNamed(plan, words));
  if (isSaid && named.length === 0) return null;
  // The price examples are those of PCs. A part for a Mac has another price.
  const isMac = asksAboutMac(words.join(" "));
  const examples = named.length > 0 || isMac ? [] : examplesOf(prices.examples, path);
  const asked = examples.filter((example) => isAsked(example, words));
  const name = listServices(profile).find((one) => one.path === path)?.name;
  // Trouble with software can also be mended in a remote session, so the price of a session is given too.
  const isCleaning = path === "/services/depannage-logiciel" && visit === undefined;
  const sessions = isCleaning ? offeredSessions(profile) : [];
  const shown = asked.length > 0 ? [] : named.length > 0 ? named : [...plans, ...sessions];
  const lines = asked.length > 0 ? asked : examples.slice(0, mostExamples);
  return sheet(shown, {
    path,
    ...(name && { name }),
    lines: [
      ...lines.map((one) => texts.from(one.name, eurosText(one.price))),
      ...(fees === null ? [] : [texts.travel(fees)]),
    ],
    ...((lines.length > 0 || isMac) && partsPages.has(path) && { note: partsNote(shown) }),
  });
}

function partsNote(plans: readonly PricingPlan[]): string {
  return plans.length > 0 ? partsRule.sentence : partsRule.ofExamples;
}

const mostExamples = 4;
