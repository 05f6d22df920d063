import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { priceTexts } from "../../labels.ts";
import { pricesPath, sheet } from "./price-sheet.ts";

const reduced =
  /étudiant|senior|retraité|demandeur|chômeur|réduction|réduit|remise|solidaire|parrainage|fidélité/i;

/**
 * Returns the prices whose name says that they are reduced (rule assistant/practical), such as 'Tarif étudiant' (price
 * for students). Returns null if there are none.
 */
export function discountText({
  prices,
  priceWords,
}: Pick<BusinessProfile, "prices" | "priceWords">): string | null {
  const plans = [...prices.home, ...prices.remote].filter(({ name }) => reduced.test(name));
  const lines = prices.examples
    .filter(({ name, detail }) => reduced.test(`${name} ${detail ?? ""}`))
    .map(({ name, price }) => priceTexts.from(name, eurosText(price)));
  const said = sheet(plans, { path: pricesPath, lines });
  return said && said.replace("{toutes_taxes}", priceWords.toutes_taxes);
}
