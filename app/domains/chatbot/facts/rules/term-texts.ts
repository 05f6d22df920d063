import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { termTexts } from "../../labels.ts";
import { pricesPath } from "./price-sheet.ts";

/** Returns whether the prices contain value added tax (rule prices/taxes). */
export function taxesText({ priceWords }: Pick<BusinessProfile, "priceWords">): string {
  return `${priceWords.ttc === "TTC" ? termTexts.taxed : termTexts.exempt}\n${termTexts.more(pricesPath)}`;
}

/** Returns what a visitor pays who refuses the quote: nothing, or the diagnosis by the shop's rule. */
export function refusalText({
  claims,
  freeRefusal,
}: Pick<BusinessProfile, "claims" | "freeRefusal">): string {
  const first = freeRefusal === null ? termTexts.quoteIsFree : termTexts.refusalIsFree;
  return [first, claims.diagnosisRule, termTexts.more(pricesPath)].join("\n");
}
