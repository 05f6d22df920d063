import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import type { PricingPlan } from "#app/domains/pricing/content.ts";
import { isMonthly, isSubscription } from "#app/domains/pricing/rules/plans.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { priceTexts as texts } from "../../labels.ts";
import { ownSheets } from "./named-service.ts";

/** The path of the home page's section with all prices. */
export const pricesPath = "/#tarifs";

/**
 * Returns an answer about prices: the plans, further `lines`, a note and a link to `path`. Returns null if there are
 * neither plans nor lines.
 */
export function sheet(
  plans: readonly PricingPlan[],
  { path, name, lines = [], note }: { path: string; name?: string; lines?: readonly string[]; note?: string },
): string | null {
  const [only] = plans;
  if (!only && lines.length === 0) return null;
  const missing = plans.length === 1 && only ? only.notIncluded.join(", ").toLowerCase() : "";
  return [
    name ? texts.ofService(name) : texts.published,
    ...plans.map(planLine),
    ...lines,
    ...(missing && !(note && missing.includes("pièces")) ? [texts.notIncluded(missing)] : []),
    ...(note ? [note] : []),
    texts.more(path),
  ].join("\n");
}

function planLine({ name, price, duration }: PricingPlan): string {
  return `• ${name}\u00a0: ${eurosText(price)} ${duration}`;
}

/** Matches the name of a plan for companies. */
const companyName = /\b(entreprises?|pros?|professionnels?|sociétés?|bureau|tpe|pme)\b/i;

/** Whether a plan is for companies, by its role or its name. */
export function isForCompanies({ role, name }: PricingPlan): boolean {
  return role === "company" || companyName.test(name);
}

/**
 * Returns the text with all monthly and yearly plans, or null if there are none. `isYearAsked`: the question asks for a
 * yearly plan. `isPrivate` leaves out the plans for companies.
 */
export function monthlyPlans(
  profile: Pick<BusinessProfile, "prices" | "site" | "ownServices">,
  isYearAsked: boolean,
  isPrivate = false,
): string | null {
  const regular = (plans: readonly PricingPlan[]) =>
    plans.filter((plan) => isSubscription(plan) && !(isPrivate && isForCompanies(plan)));
  const { prices } = profile;
  const home = regular(prices.home);
  const sheets = listServices(profile).flatMap(({ name, path }) => {
    const own = Object.entries(ownSheets).find(([known]) => known === path)?.[1];
    const plans = own && own !== "remote" ? regular(prices[own]) : [];
    return plans.length > 0 ? [{ name, path, plans }] : [];
  });
  const all = [...home, ...sheets.flatMap(({ plans }) => plans)];
  if (all.length === 0) return null;
  const isYearless = all.every(isMonthly);
  return [
    isYearAsked && isYearless ? texts.noYear : texts.regular,
    ...home.map(planLine),
    ...sheets.map(({ name, path, plans }) => {
      const each = plans.map((plan) => `${plan.name} ${eurosText(plan.price)} ${plan.duration}`);
      return `• ${name}\u00a0: ${each.join(", ")} (${path})`;
    }),
    texts.more(pricesPath),
  ].join("\n");
}
