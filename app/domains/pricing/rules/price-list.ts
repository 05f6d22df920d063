import { uncapitalized } from "#app/lib/french/capitals.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { partsRule, type PriceList, type PricingPlan } from "../content.ts";
import { isHourly, isSubscription, planWith, pricedDevice } from "./plans.ts";
import { diagnosisIncluded, lineOf, placesOf, writtenReport } from "./row-words.ts";

/**
 * Returns the price list as texts for the assistant (the site's chatbot): the plans of the home page, one on each line,
 * and the price examples (lowest prices of frequent repairs) on one line. Pages do not load these long texts.
 */
export function priceListWords(prices: PriceList) {
  return { forfaits: planLines(prices), exemples_prix: exampleTexts(prices) };
}

/** Returns the plans of the home page, one on each line. Null if there is no plan. */
function planLines(prices: PriceList): string | null {
  const places = placesOf(planWith(prices, "intervention"));
  return prices.home.map((row) => planText(row, places)).join("\n") || null;
}

/**
 * Returns one line about a plan: its name and price, and what its row says about parts, the place of the work and the
 * diagnosis.
 */
function planText(row: PricingPlan, places: readonly string[]): string {
  const isSaid = isSubscription(row) || pricedDevice(row) !== null || isHourly(row);
  const unit = isSaid ? ` ${row.duration}` : "";
  const more = {
    diagnosis: [lineOf(row, writtenReport)],
    intervention: [unsaidPlaces(row, places), lineOf(row, diagnosisIncluded)],
  };
  const said = row.role === "diagnosis" || row.role === "intervention" ? more[row.role] : [];
  const parts = row.role === "intervention" ? ` (${partsRule.short})` : "";
  const first = `• ${row.name}\u00a0: ${eurosText(row.price)}${unit}${parts}`;
  return [first, ...said.filter((text) => text !== null)].join(", ");
}

/** Returns where the work is done; null if the name of the row already says so. */
function unsaidPlaces({ name }: PricingPlan, places: readonly string[]): string | null {
  return places.some((place) => name.includes(place)) ? null : places.join(" ou ") || null;
}

const mostExamples = 6;

/** Returns the price examples on one line: 'écran 159 €, batterie 129 €' (screen, battery). Null if there are none. */
function exampleTexts({ examples }: PriceList): string | null {
  const shown = examples
    .slice(0, mostExamples)
    .map(({ name, price }) => `${uncapitalized(name)} ${eurosText(price)}`);
  return shown.join(", ") || null;
}
