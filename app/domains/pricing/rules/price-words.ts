import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PlanRole, PriceList, PricingPlan } from "../content.ts";
import { isMonthly, leastSession, planWith, pricedDevice, sessionsOf, visitPlan } from "./plans.ts";
import { rowWords } from "./row-words.ts";
import { travelFeesText } from "./travel-fees.ts";

/**
 * Returns the range of some prices in euros: '29-199 €'. Returns one price if all are equal, and null if there are
 * none.
 */
export function priceRange(prices: readonly number[]): string | null {
  if (prices.length === 0) return null;
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range = least === most ? [most] : [least, most];
  return `${range.map(bareAmount).join("-")} €`;
}

/**
 * Returns the prices that texts name in braces, by these names. The price of something that the shop does not sell is
 * null, so that no text gives it. For a shop that charges no VAT, the texts say so where other shops say 'TTC' (taxes
 * included; rule prices/taxes).
 */
export function priceWords(prices: PriceList, isVatExempt = false) {
  const named = (role: PlanRole) => planText(planWith(prices, role));
  const { home, security, maintenance } = prices;
  const { short, long } = sessionsOf(prices);
  const [monthlySecurity, monthlyMaintenance] = [security.filter(isMonthly), maintenance.filter(isMonthly)];
  return {
    prix_diagnostic: named("diagnosis"),
    prix_intervention: named("intervention"),
    prix_visite: planText(visitPlan(prices)),
    prix_support: named("support"),
    prix_entreprise: named("company"),
    prix_seance_courte: planText(short),
    prix_seance_longue: planText(long),
    prix_seance: textOf(leastSession(prices)),
    prix_securite: planText(cheapest(monthlySecurity)),
    prix_maintenance: planText(cheapest(monthlyMaintenance)),
    prix_formules_securite: listed(monthlySecurity),
    prix_formules_maintenance: listed(monthlyMaintenance),
    prix_accueil: listed(home),
    niveaux_securite: security.length ? countedText(security.length, "niveau", "niveaux") : null,
    des_seance: startingAt(sessionsOf(prices).all),
    des_securite: startingAt(monthlySecurity),
    des_maintenance: startingAt(monthlyMaintenance),
    ttc: isVatExempt ? "nets, TVA non applicable" : "TTC",
    toutes_taxes: isVatExempt ? "TVA non applicable" : "toutes taxes comprises",
    deplacement: travelFeesText(prices),
    ...rowWords(prices),
  };
}

export type PriceWords = ReturnType<typeof priceWords>;

function textOf(price: number | null): string | null {
  return price === null ? null : eurosText(price);
}

/** Returns a plan's price: '29 €', or '29 € par ordinateur' for a price for each computer. Null without a plan. */
function planText(plan: PricingPlan | undefined): string | null {
  return plan ? `${eurosText(plan.price)}${forEach(plan)}` : null;
}

function forEach(plan: PricingPlan): string {
  const device = pricedDevice(plan);
  return device === null ? "" : ` par ${device}`;
}

function cheapest(plans: readonly PricingPlan[]): PricingPlan | undefined {
  return plans.toSorted((one, other) => one.price - other.price)[0];
}

/**
 * Returns the lowest price: 'dès 29 €' (from 29 €), or 'à 29 €' (at 29 €) if all plans cost the same. Null without
 * plans.
 */
function startingAt(plans: readonly PricingPlan[]): string | null {
  const least = planText(cheapest(plans));
  return least && `${plans.every((plan) => planText(plan) === least) ? "à" : "dès"} ${least}`;
}

/**
 * Returns all prices, the lowest first: '29, 59 et 199 €' (29, 59 and 199 €). If the plans have different units, each
 * price has its unit. Null without plans.
 */
function listed(plans: readonly PricingPlan[]): string | null {
  const sorted = plans.toSorted((one, other) => one.price - other.price);
  const texts = [...new Set(sorted.map(planText))].filter((text) => text !== null);
  const [unit = "", ...others] = new Set(plans.map(forEach));
  if (texts.length === 0 || others.length > 0) return enumerate(texts) || null;
  const bare = texts.map((text) => text.slice(0, text.length - unit.length - " €".length));
  return `${enumerate(bare)}\u00a0€${unit}`;
}

/** Returns the amount without the euro sign: '29'. */
function bareAmount(euros: number): string {
  return eurosText(euros).slice(0, -2);
}
