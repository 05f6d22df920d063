import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PlanRole, PriceList, PricingPlan } from "../content.ts";
import { leastSession, priceOf, sessionsOf, visitPlan } from "./plans.ts";
import { rowWords } from "./row-words.ts";
import { travelFeesText } from "./travel-fees.ts";

/** Returns the lowest and the highest price of the home page's plans: '29-199 €'. Null if there is no plan. */
export function priceRange({ home }: PriceList): string | null {
  if (home.length === 0) return null;
  const [least, most] = [lowest(home), Math.max(...home.map(({ price }) => price))];
  const range = least === most ? [most] : [least, most];
  return `${range.map(bareAmount).join("-")} €`;
}

/**
 * Returns the prices that texts name in braces. A price of something that the shop does not sell is null (see
 * `fillText`). Instead of 'TTC' ("with tax"), a shop that charges no VAT says so (rule prices/taxes).
 */
export function priceWords(prices: PriceList, isVatExempt = false) {
  const named = (role: PlanRole) => textOf(priceOf(prices, role));
  const { home, security, maintenance, travelFees } = prices;
  const { short, long } = sessionsOf(prices);
  const monthly = (plans: readonly PricingPlan[]) => plans.filter(({ duration }) => duration === "par mois");
  const [monthlySecurity, monthlyMaintenance] = [monthly(security), monthly(maintenance)];
  return {
    prix_diagnostic: named("diagnosis"),
    prix_intervention: named("intervention"),
    prix_visite: textOf(visitPlan(prices)?.price ?? null),
    prix_support: named("support"),
    prix_entreprise: named("company"),
    prix_seance_courte: textOf(short?.price ?? null),
    prix_seance_longue: textOf(long?.price ?? null),
    prix_seance: textOf(leastSession(prices)),
    prix_securite: textOf(monthlySecurity.length ? lowest(monthlySecurity) : null),
    prix_maintenance: textOf(monthlyMaintenance.length ? lowest(monthlyMaintenance) : null),
    prix_formules_securite: listed(monthlySecurity),
    prix_formules_maintenance: listed(monthlyMaintenance),
    prix_accueil: listed(home),
    niveaux_securite: security.length ? countedText(security.length, "niveau", "niveaux") : null,
    des_seance: startingAt(sessionsOf(prices).all),
    des_securite: startingAt(monthlySecurity),
    des_maintenance: startingAt(monthlyMaintenance),
    ttc: isVatExempt ? "nets, TVA non applicable" : "TTC",
    toutes_taxes: isVatExempt ? "TVA non applicable" : "toutes taxes comprises",
    deplacement: travelFeesText(travelFees),
    ...rowWords(prices),
  };
}

export type PriceWords = ReturnType<typeof priceWords>;

function textOf(price: number | null): string | null {
  return price === null ? null : eurosText(price);
}

function lowest(plans: readonly PricingPlan[]): number {
  return Math.min(...plans.map(({ price }) => price));
}

/** Returns 'dès 29 €', or 'à 29 €' if all plans have the same price. Null if there is no plan. */
function startingAt(plans: readonly PricingPlan[]): string | null {
  if (plans.length === 0) return null;
  const least = lowest(plans);
  return `${plans.every(({ price }) => price === least) ? "à" : "dès"} ${eurosText(least)}`;
}

/** Returns '29, 59 et 199 €', from the lowest price on. Null if there is no plan. */
function listed(plans: readonly PricingPlan[]): string | null {
  const prices = [...new Set(plans.map(({ price }) => price))].toSorted((one, other) => one - other);
  if (prices.length === 0) return null;
  return enumerate(
    prices.map((euros, index) => (index < prices.length - 1 ? bareAmount(euros) : eurosText(euros))),
  );
}

/** Returns the amount without its unit: '29'. */
function bareAmount(euros: number): string {
  return eurosText(euros).slice(0, -2);
}
