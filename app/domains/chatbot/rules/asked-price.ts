import { services, type ServicePath } from "#app/domains/catalog/content.ts";
import type { PlanSheet, PriceList, PricingPlan } from "#app/domains/pricing/content.ts";
import { examplesOf, priceText } from "#app/domains/pricing/rules.ts";
import { generalPriceTopics, type PricedService, pricedServices } from "../content/priced-services.ts";
import { priceTexts as texts } from "../labels.ts";
import { normalise } from "../understanding/rules/normalise.ts";

const ownSheets: Partial<Record<ServicePath, PlanSheet>> = {
  "/services/depannage-distance": "remote",
  "/services/securite-informatique": "security",
  "/services/maintenance-preventive": "maintenance",
};
const pricesPath = "/#tarifs";

const asksPrice =
  /\b(prix|tarifs?|cout\w*|euros?|forfaits?|abonnements?|formules?|combien(?! (de|d|temps)\b)|(trop|pas|plus|est|coute|revient) chere?)\b|€/;
const asksPlan = /\b(forfaits?|abonnements?|formules?|mensuel\w*|annuel\w*|par (mois|an))\b/;
const asksYear = /\b(annuel\w*|par an|a l annee)\b/;

/**
 * Returns the published prices of what a question names (rule assistant/facts): a plan, a service, or the monthly plans.
 * `topics` are those it was understood as, `hasPrice` whether their answer says prices already. Null when it asks for no
 * price, or names nothing that has one.
 */
export function askedPrice(
  question: string,
  { topics, hasPrice }: { topics: readonly (string | null)[]; hasPrice: boolean },
  prices: PriceList,
): string | null {
  const words = normalise(question);
  const text = words.join(" ");
  if (!asksPrice.test(text)) return null;
  const isGeneral = topics.some((topic) => generalPriceTopics.some((one) => one === topic));
  const service = namedService(words, topics, isGeneral);
  if (service) return ofService(service, { words, isSaid: hasPrice && !isGeneral }, prices);
  if (!isGeneral) return null;
  if (words.some((word) => word.startsWith("diagnos")))
    return sheet(withRole(prices, "diagnosis"), { path: pricesPath });
  return asksPlan.test(text) ? monthlyPlans(prices, asksYear.test(text)) : null;
}

function withRole({ home }: PriceList, wanted: PricingPlan["role"]): PricingPlan[] {
  return home.filter(({ role }) => role === wanted);
}

/** The service most words name, else the one the question was understood as. */
function namedService(words: readonly string[], topics: readonly (string | null)[], isGeneral: boolean) {
  const understood = pricedServices.filter((one) => one.topics.some((topic) => topics.includes(topic)));
  if (understood.length === 0 && !isGeneral) return undefined;
  const named = pricedServices
    .map((one) => ({ one, times: wordsNaming(one, words) }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.times - a.times);
  return named[0]?.one ?? understood[0];
}

function wordsNaming(service: PricedService, words: readonly string[]): number {
  const beginnings = service.words.split(" ");
  return words.filter((word) => beginnings.some((beginning) => word.startsWith(beginning))).length;
}

function ofService(
  { path }: PricedService,
  { words, isSaid }: { words: readonly string[]; isSaid: boolean },
  prices: PriceList,
): string | null {
  const own = ownSheets[path];
  const plans = own ? prices[own] : withRole(prices, "intervention");
  const named = plans.filter((plan) => isNamed(plan, words));
  if (isSaid && named.length === 0) return null;
  const examples = named.length > 0 ? [] : examplesOf(prices.examples, path);
  const name = services.find((one) => one.path === path)?.name;
  return sheet(named.length > 0 ? named : plans, {
    path,
    ...(name && { name }),
    lines: examples.slice(0, mostExamples).map((one) => texts.from(one.name, priceText(one.price))),
  });
}

const mostExamples = 4;

/** Whether a question has every word of a plan's name: 'Essentiel', 'Séance de 1 h'. */
function isNamed({ name }: PricingPlan, words: readonly string[]): boolean {
  const own = normalise(name).filter((word) => !namesNothing.has(word));
  const asked = new Set(words.map((word) => alike[word] ?? word));
  return own.length > 0 && own.every((word) => asked.has(word));
}

const alike: Record<string, string> = { heure: "h", minutes: "min", une: "un" };
/** 'Forfait' and 'séance' are in the question about any of them. */
const namesNothing = new Set(["de", "seance", "forfait"]);

/** Null when the shop sells none of it. */
function sheet(
  plans: readonly PricingPlan[],
  { path, name, lines = [] }: { path: string; name?: string; lines?: readonly string[] },
): string | null {
  const [only] = plans;
  if (!only && lines.length === 0) return null;
  const missing = plans.length === 1 && only ? only.notIncluded.join(", ").toLowerCase() : "";
  return [
    name ? texts.ofService(name) : texts.published,
    ...plans.map(planLine),
    ...lines,
    ...(missing ? [texts.notIncluded(missing)] : []),
    texts.more(path),
  ].join("\n");
}

function planLine({ name, price, duration }: PricingPlan): string {
  return `• ${name}\u00a0: ${priceText(price)} ${duration}`;
}

/** What is paid each month or year, on the home page and on the pages of services. */
function monthlyPlans(prices: PriceList, isYearAsked: boolean): string | null {
  const regular = (plans: readonly PricingPlan[]) =>
    plans.filter(({ duration }) => duration === "par mois" || duration === "par an");
  const home = regular(prices.home);
  const sheets = services.flatMap(({ name, path }) => {
    const own = ownSheets[path];
    const plans = own && own !== "remote" ? regular(prices[own]) : [];
    return plans.length > 0 ? [{ name, path, plans }] : [];
  });
  const all = [...home, ...sheets.flatMap(({ plans }) => plans)];
  if (all.length === 0) return null;
  const isYearless = all.every(({ duration }) => duration === "par mois");
  return [
    isYearAsked && isYearless ? texts.noYear : texts.regular,
    ...home.map(planLine),
    ...sheets.map(({ name, path, plans }) => {
      const each = plans.map((plan) => `${plan.name} ${priceText(plan.price)} ${plan.duration}`);
      return `• ${name}\u00a0: ${each.join(", ")} (${path})`;
    }),
    texts.more(pricesPath),
  ].join("\n");
}
