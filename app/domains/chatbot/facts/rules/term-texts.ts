import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { fillText } from "#app/domains/business/rules/texts.ts";
import { isHourly } from "#app/domains/pricing/rules/plans.ts";
import { priceTexts, termTexts } from "../../labels.ts";
import { pricesPath, sheet } from "./price-sheet.ts";

/** Returns the sentence about value added tax: the prices include it, or the shop charges none (rule prices/taxes). */
export function taxesText({ priceWords }: Pick<BusinessProfile, "priceWords">): string {
  return `${priceWords.ttc === "TTC" ? termTexts.taxed : termTexts.exempt}\n${priceTexts.more(pricesPath)}`;
}

/**
 * Returns the answer to what it costs to refuse a quote: the quote is free, and what the settings say about the
 * diagnosis.
 */
export function refusalText({
  claims,
  freeRefusal,
}: Pick<BusinessProfile, "claims" | "freeRefusal">): string {
  const first = freeRefusal === null ? termTexts.quoteIsFree : termTexts.refusalIsFree;
  return [first, claims.diagnosisRule, priceTexts.more(pricesPath)].join("\n");
}

/** Returns how soon the shop answers a message and a quote request. */
export function replyText({ claims }: Pick<BusinessProfile, "claims">): string {
  return termTexts.reply(claims.reply, claims.quoteDelay);
}

/**
 * Returns the shop's certifications as a sentence, or the sentence that it has none. Returns null while they are the
 * program's examples, which may be untrue (rule pages/claims).
 */
export function approvalText({
  blocks,
  certifications,
}: Pick<BusinessProfile, "blocks" | "certifications">): string | null {
  if (blocks.certifications === "hidden" || certifications.length === 0) return termTexts.noApproval;
  if (blocks.certifications !== "confirmed") return null;
  return termTexts.approvals(certifications.map(({ name }) => name).join(", "));
}

/** Returns the prices of the help that is paid by the hour (rule assistant/lessons). Null if the shop sells none. */
export function hourlyText({
  prices,
  priceWords,
}: Pick<BusinessProfile, "prices" | "priceWords">): string | null {
  const plans = [...prices.home, ...prices.remote].filter(isHourly);
  const said = sheet(plans, { path: pricesPath });
  return said && fillText(said, { toutes_taxes: priceWords.toutes_taxes });
}
