import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import {
  type PlanRole,
  type PlanSheet,
  pricedDevices,
  type PriceExample,
  type PriceList,
  type PricingPlan,
} from "../content.ts";

/** Returns the plan with this role; undefined if no row of the price list has it. */
export function planWith({ home, remote }: PriceList, role: PlanRole): PricingPlan | undefined {
  return [...home, ...remote].find((plan) => plan.role === role);
}

/** Returns the price of the plan with this role, in euros; null if no row of the price list has it. */
export function priceOf(prices: PriceList, role: PlanRole): number | null {
  return planWith(prices, role)?.price ?? null;
}

/** Words in the name of a plan for a visit to the customer: visit, at home, travel, at your place. */
export const visitWords = /\b(visites?|domicile|déplacements?|chez vous)\b/i;
/**
 * Words in the name of a plan for a lesson: class, lesson, training, introduction, tutoring. A lesson is not a visit,
 * even at the customer's home.
 */
const lessonWords = /\b(cours|leçons?|formations?|initiations?|accompagnement)\b/i;

/** The fields that show whether a plan is for a visit. */
type Visit = Pick<PricingPlan, "role" | "name" | "price" | "duration" | "description" | "features">;

/**
 * Returns the plan for a visit to the customer (rule prices/visit). It is the plan whose name describes a visit. If
 * there is none, it is the plan of the intervention, provided that its row mentions work at home. Undefined if there is
 * neither.
 */
export function visitPlan<Plan extends Visit>({ home }: { home: readonly Plan[] }): Plan | undefined {
  const named = home.find((plan) => isNamedVisit(plan));
  if (named) return named;
  const plan = home.find(({ role }) => role === "intervention");
  if (plan && /\batelier\b/i.test(plan.name)) return undefined;
  return plan && [plan.description, ...plan.features].some((text) => /domicile/i.test(text))
    ? plan
    : undefined;
}

/** Whether a plan or a service is a lesson. Its name decides. */
export function isLesson({ name }: { name: string }): boolean {
  return lessonWords.test(name);
}

/** Whether the name of a plan describes a visit. A lesson, a subscription or a price by the hour is no visit. */
function isNamedVisit({ name, duration }: Visit): boolean {
  if (isLesson({ name }) || isSubscription({ duration }) || isHourly({ duration })) return false;
  return visitWords.test(name);
}

/** Whether the shop charges for a visit to the customer. */
export function isVisitPaid(prices: { home: readonly Visit[] }): boolean {
  return (visitPlan(prices)?.price ?? 0) > 0;
}

type Paid = Pick<PricingPlan, "duration">;

/** Whether a plan is paid every month or every year, in total or for each device. */
export function isSubscription(plan: Paid): boolean {
  return isMonthly(plan) || isYearly(plan);
}

/** Whether a plan is paid every month. */
export function isMonthly({ duration }: Paid): boolean {
  return duration.startsWith("par mois");
}

/** Whether a plan is paid every year. */
export function isYearly({ duration }: Paid): boolean {
  return duration.startsWith("par an");
}

/** The units that are a length of time, and how texts write this length. */
const paidTimes: Readonly<Record<string, string>> = {
  "la demi-heure": "30\u00a0min",
  "l’heure": "1\u00a0h",
};

/** Returns the time for which the price of a plan is given: '1 h' or '30 min'. Null for any other unit. */
export function paidTime({ duration }: Paid): string | null {
  return paidTimes[duration] ?? null;
}

/** Whether a plan is paid by the hour or the half hour. */
export function isHourly(plan: Paid): boolean {
  return paidTime(plan) !== null;
}

/**
 * Returns the device by which a plan's price is counted: 'ordinateur' (computer) for 'par mois et par ordinateur'.
 * Returns null for any other unit.
 */
export function pricedDevice({ duration }: Paid): string | null {
  return pricedDevices.find((device) => duration.endsWith(`par ${device}`)) ?? null;
}

/** Returns the lowest price of a remote session, in euros; null if the shop sells none. */
export function leastSession(prices: Pick<PriceList, "remote">): number | null {
  const sessions = listSessions(prices);
  return sessions.length > 0 ? Math.min(...sessions.map(({ price }) => price)) : null;
}

/** Returns the remote sessions, without the plans that are paid every month or year. */
function listSessions({ remote }: Pick<PriceList, "remote">): PricingPlan[] {
  return remote.filter((plan) => plan.role !== "support" && !isSubscription(plan));
}

/**
 * Returns the short remote session, the long one, and the list of all sessions, which begins with these two. If no row
 * has one of these roles, the prices decide which session is short or long (rule prices/sessions).
 */
export function sessionsOf(prices: Pick<PriceList, "remote">) {
  const all = listSessions(prices).toSorted((one, other) => one.price - other.price);
  const others = all.filter(({ role }) => role === null);
  const named = (role: PlanRole) => all.find((plan) => plan.role === role);
  const long = named("long");
  const short = named("short") ?? others.find(({ price }) => !long || price <= long.price);
  const longer = long ?? others.find((plan) => plan !== short && (!short || plan.price >= short.price));
  const first = [short, longer].filter((plan) => plan !== undefined);
  return { short, long: longer, all: [...first, ...all.filter((plan) => !first.includes(plan))] };
}

/** Returns a plan in the form in which pages show it: with its price as a text and without empty features. */
export function pricedPlan(plan: PricingPlan): PostedPlan {
  const { name, price, duration, description, features, notIncluded, mark, cta, link } = plan;
  return {
    name,
    price: eurosText(price),
    duration,
    description,
    features: features.filter(Boolean),
    notIncluded,
    ...(mark ? { mark } : {}),
    cta,
    to: link,
  };
}

/** The parameter of the quote form's URL that names the plan which the visitor chose on a service's page. */
export const planParameter = "formule";

/**
 * Returns the quote form's URL for a plan that a visitor chooses (rule forms/plan). `choice` is the option in that form
 * of the service whose page shows the plan; null on the home page, whose plans belong to no single service.
 */
export function planHref(choice: string | null, name: string): string {
  const slug = slugify(name);
  const query = [choice && `service=${choice}`, slug && `${planParameter}=${slug}`].filter(Boolean).join("&");
  return query ? `/devis?${query}` : "/devis";
}

/**
 * Returns the text about the plan that the quote form's URL names (rule forms/plan): 'Sécurité informatique, Pro, 9 €
 * par mois (formule choisie)', which means 'Computer security, Pro, 9 € a month (chosen plan)'. The service is missing
 * for a plan of the home page. Returns null if the shop does not sell that plan.
 */
export function chosenPlanText(
  query: URLSearchParams,
  { home, remote, security, maintenance }: Pick<PriceList, "home" | PlanSheet>,
): string | null {
  const named = query.get(planParameter);
  if (!named) return null;
  const choice = query.get("service");
  const address = planHref(choice, named);
  const plan = [...home, ...remote, ...security, ...maintenance].find(({ link }) => link === address);
  if (!plan) return null;
  // The link of a plan is only made with a known service.
  const service = choice ? `${serviceChoiceLabels[choice as ServiceChoice]}, ` : "";
  return `${service}${plan.name}, ${eurosText(plan.price)} ${plan.duration} (formule choisie)`;
}

/** Returns the price examples (lowest prices of frequent repairs) that a service's page shows. */
export function examplesOf(examples: readonly PriceExample[], path: string): PriceExample[] {
  return examples.filter(({ services }) => services.some((service) => service === path));
}
