import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isSubscription } from "#app/domains/pricing/rules/plans.ts";
import { contractTexts as texts } from "../../content/shop-texts.ts";
import { priceTexts } from "../../labels.ts";
import { isForCompanies, pricesPath, sheet } from "./price-sheet.ts";

const contract = /\b(contrats?|forfaits?|formules?|abonnements?|mensuel\w*|par (mois|an))\b/;
const upkeep = /\b(maintenance|entretien|entretenir|infogerance|parc)\b/;
const company =
  /\b(entreprises?|societes?|associations?|pme|tpe|cabinets?|commerces?|artisans?|professionnels?|pros?|bureaux?|postes)\b/;

type Offer = Pick<BusinessProfile, "prices" | "invented">;

/**
 * Returns the answer to a company that asks for a maintenance contract (rule assistant/company-contract). It gives the
 * plans. If the owner has verified none of them, it offers the contact. If there are no plans, it says so. Returns null
 * for any other question, and for a shop that sells only other plans.
 */
export function companyContract(text: string, { prices, invented }: Offer): string | null {
  if (![contract, upkeep, company].every((asked) => asked.test(text))) return null;
  const home = prices.home.filter((plan) => isSubscription(plan) && isForCompanies(plan));
  const offered = prices.maintenance.filter(isSubscription);
  const named = offered.filter(isForCompanies);
  const isVerified = !Object.hasOwn(invented.prices, "maintenancePlans");
  const upkeepPlans = !isVerified ? [] : named.length > 0 ? named : offered;
  const plans = [...home, ...upkeepPlans.map((plan) => ({ ...plan, name: texts.upkeep(plan.name) }))];
  if (plans.length > 0) return sheet(plans, { path: pricesPath, name: texts.name, note: texts.quote });
  if (offered.length > 0) return texts.contact;
  const isPlanless = ![...prices.home, ...prices.security].some(isSubscription);
  return isPlanless ? `${priceTexts.noMonthly}\n${texts.quote}` : null;
}
