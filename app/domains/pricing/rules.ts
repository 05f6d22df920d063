import { eurosText } from "#app/lib/french/euros.ts";
import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { DiagnosisRule, PlanRole, PriceExample, PriceList, PricingPlan, TravelFee } from "./content.ts";

/** Returns a price such as '29 €', with the no-break space French needs. */
export function priceText(euros: number): string {
  return eurosText(euros);
}

/** Returns a plan as a price sheet shows it. */
export function pricedPlan(plan: PricingPlan): PostedPlan {
  const { name, price, duration, description, features, notIncluded, mark, cta, link } = plan;
  return {
    name,
    price: priceText(price),
    duration,
    description,
    features: features.filter(Boolean),
    notIncluded,
    ...(mark ? { mark } : {}),
    cta,
    to: link,
  };
}

/** Returns what a visit costs at a distance: 'offert', '15 €'. Null where no fee is published. */
export function travelFeeText(km: number, fees: readonly TravelFee[]): string | null {
  const fee = fees.find(({ upToKm }) => km <= upToKm);
  if (!fee) return null;
  return fee.price === 0 ? "offert" : priceText(fee.price);
}

/** Returns all fees in one sentence: 'déplacement offert jusqu’à 10 km, 15 € jusqu’à 20 km'. Null without any. */
export function travelFeesText(fees: readonly TravelFee[]): string | null {
  if (fees.length === 0) return null;
  const steps = fees.map(({ upToKm, price }, index) => {
    const cost = price === 0 ? "offert" : `${index === 0 ? "à " : ""}${priceText(price)}`;
    return `${cost} jusqu’à ${upToKm}\u00a0km`;
  });
  return `déplacement ${steps.join(", ")}`;
}

/** Returns the price of the plan with this role, in euros. Null when the shop does not sell it. */
export function priceOf({ home, remote }: PriceList, role: PlanRole): number | null {
  return [...home, ...remote].find((plan) => plan.role === role)?.price ?? null;
}

/** Returns the least and the most of the home page's plans: '29-199 €'. Null without a plan. */
export function priceRange({ home }: PriceList): string | null {
  if (home.length === 0) return null;
  const [least, most] = [lowest(home), Math.max(...home.map(({ price }) => price))];
  const range = least === most ? [most] : [least, most];
  return `${range.map((euros) => eurosText(euros).slice(0, -2)).join("-")} €`;
}

/** Returns the prices that texts name in braces. Null where the shop sells none: see `fillText`. */
export function priceWords(prices: PriceList) {
  const named = (role: PlanRole) => textOf(priceOf(prices, role));
  const { home, remote, security, maintenance, travelFees } = prices;
  const sessions = remote.filter(({ role }) => role !== "support");
  return {
    prix_diagnostic: named("diagnosis"),
    prix_intervention: named("intervention"),
    prix_support: named("support"),
    prix_entreprise: named("company"),
    prix_seance_courte: named("short"),
    prix_seance_longue: named("long"),
    prix_seance: textOf(sessions.length ? lowest(sessions) : null),
    prix_securite: textOf(security.length ? lowest(security) : null),
    prix_maintenance: textOf(maintenance.length ? lowest(maintenance) : null),
    prix_formules_securite: listed(security),
    prix_formules_maintenance: listed(maintenance),
    prix_accueil: listed(home),
    deplacement: travelFeesText(travelFees),
  };
}

export type PriceWords = ReturnType<typeof priceWords>;

/** Returns when the diagnosis is free: in two words, in a clause, in a sentence (rule pages/one-promise). */
export function diagnosisTexts(
  rule: DiagnosisRule,
  prices: PriceList,
): { short: string; clause: string; sentence: string } {
  const price = textOf(priceOf(prices, "diagnosis"));
  if (rule === "free" || price === null)
    return {
      short: "diagnostic gratuit",
      clause: "le diagnostic est gratuit",
      sentence: "Le diagnostic est gratuit, que la réparation suive ou que vous la refusiez.",
    };
  return rule === "repair"
    ? {
        short: "diagnostic offert si vous réparez",
        clause: "le diagnostic est offert si vous réparez",
        sentence: `Le diagnostic est offert si la réparation suit. Sinon, il coûte ${price}.`,
      }
    : {
        short: `diagnostic à ${price}`,
        clause: `le diagnostic coûte ${price}`,
        sentence: `Le diagnostic coûte ${price}, que la réparation suive ou non.`,
      };
}

/** Returns the price examples one service page shows. */
export function examplesOf(examples: readonly PriceExample[], path: string): PriceExample[] {
  return examples.filter(({ services }) => services.some((service) => service === path));
}

function textOf(price: number | null): string | null {
  return price === null ? null : priceText(price);
}

function lowest(plans: readonly PricingPlan[]): number {
  return Math.min(...plans.map(({ price }) => price));
}

/** '29, 59 et 199 €', from the least. Null without a plan. */
function listed(plans: readonly PricingPlan[]): string | null {
  const prices = [...new Set(plans.map(({ price }) => price))].toSorted((one, other) => one - other);
  if (prices.length === 0) return null;
  const texts = prices.map((price, index) =>
    index === prices.length - 1 ? eurosText(price) : eurosText(price).slice(0, -2),
  );
  return texts.length === 1 ? (texts[0] ?? null) : `${texts.slice(0, -1).join(", ")} et ${texts.at(-1)}`;
}
