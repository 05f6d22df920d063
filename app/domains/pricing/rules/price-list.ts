import { uncapitalized } from "#app/lib/french/capitals.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { partsRule, type PriceList, type PricingPlan } from "../content.ts";
import { isSubscription, planWith } from "./plans.ts";
import { diagnosisIncluded, lineOf, placesOf, writtenReport } from "./row-words.ts";

/**
 * Returns the whole price list as the assistant says it: the plans of the home page, one by line, and the price
 * examples in one. Pages do not have these words, which would make each of them longer.
 */
export function priceListWords(prices: PriceList) {
  return { forfaits: planLines(prices), exemples_prix: exampleTexts(prices) };
}

/** Returns the plans of the home page, one by line. Null without a plan. */
function planLines(prices: PriceList): string | null {
  const places = placesOf(planWith(prices, "intervention"));
  return prices.home.map((row) => planText(row, places)).join("\n") || null;
}

/** '• Intervention standard : 89 € (pièces en plus), à l’atelier ou à domicile', with what the row says. */
function planText(row: PricingPlan, places: readonly string[]): string {
  const unit = isSubscription(row) || row.duration === "l’heure" ? ` ${row.duration}` : "";
  const more = {
    diagnosis: [lineOf(row, writtenReport)],
    intervention: [unsaidPlaces(row, places), lineOf(row, diagnosisIncluded)],
  };
  const said = row.role === "diagnosis" || row.role === "intervention" ? more[row.role] : [];
  const parts = row.role === "intervention" ? ` (${partsRule.short})` : "";
  const first = `• ${row.name}\u00a0: ${eurosText(row.price)}${unit}${parts}`;
  return [first, ...said.filter((text) => text !== null)].join(", ");
}

/** Returns where the work is done. Null if the row's name says it already. */
function unsaidPlaces({ name }: PricingPlan, places: readonly string[]): string | null {
  return places.some((place) => name.includes(place)) ? null : places.join(" ou ") || null;
}

const mostExamples = 6;

/** 'écran 159 €, batterie 129 €'. Null without an example. */
function exampleTexts({ examples }: PriceList): string | null {
  const shown = examples
    .slice(0, mostExamples)
    .map(({ name, price }) => `${uncapitalized(name)} ${eurosText(price)}`);
  return shown.join(", ") || null;
}
