import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { termTexts } from "../../labels.ts";
import { pricesPath } from "./price-sheet.ts";

/** Returns the text that says whether the prices include value added tax (rule prices/taxes). */
export function taxesText({ priceWords }: Pick<BusinessProfile, "priceWords">): string {
  return `${priceWords.ttc === "TTC" ? termTexts.taxed : termTexts.exempt}\n${termTexts.more(pricesPath)}`;
}

/**
 * Returns the text for a visitor who asks what refusing the quote costs: that the quote is free, and the shop's rule
 * for the diagnosis.
 */
export function refusalText({
  claims,
  freeRefusal,
}: Pick<BusinessProfile, "claims" | "freeRefusal">): string {
  const first = freeRefusal === null ? termTexts.quoteIsFree : termTexts.refusalIsFree;
  return [first, claims.diagnosisRule, termTexts.more(pricesPath)].join("\n");
}
