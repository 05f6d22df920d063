import { eurosText } from "#app/lib/french/euros.ts";
import type { DiagnosisRule, PriceList, PricingPlan } from "../content.ts";
import { planWith, visitPlan } from "./plans.ts";
import { rowWords } from "./row-words.ts";

interface DiagnosisTexts {
  short: string;
  clause: string;
  sentence: string;
}

/** The texts for a diagnosis that is not always free, if the price list has no price for it. */
const unpriced = {
  repair: {
    short: "diagnostic offert si vous réparez",
    clause: "le diagnostic est offert si vous réparez",
    sentence: "Le diagnostic est offert si la réparation suit. Sinon, son prix est dit avant de commencer.",
  },
  paid: {
    short: "diagnostic payant",
    clause: "le diagnostic est payant",
    sentence: "Le diagnostic est payant, et son prix est dit avant de commencer.",
  },
};

/**
 * Returns the texts that say when the diagnosis is free: in a few words, as a clause and as a sentence. Every page has
 * these same words (rule pages/one-promise). If the price list also has a price for a diagnosis, the texts say when the
 * diagnosis is free and when it costs that price.
 */
export function diagnosisTexts(rule: DiagnosisRule, prices: PriceList): DiagnosisTexts {
  const plan = planWith(prices, "diagnosis");
  if (rule === "visit") return includedTexts(prices, plan);
  if (!plan && rule !== "free") return unpriced[rule];
  if (!plan)
    return {
      short: "diagnostic gratuit",
      clause: "le diagnostic est gratuit",
      sentence: "Le diagnostic est gratuit, que la réparation suive ou que vous la refusiez.",
    };
  const price = eurosText(plan.price);
  if (rule === "free")
    return {
      short: "diagnostic gratuit avant intervention",
      clause: "le diagnostic est gratuit avant une intervention",
      sentence: `Le diagnostic avant une intervention est gratuit, que la réparation suive ou que vous la refusiez. Un ${rowWords(prices).rapport_ecrit ?? "diagnostic seul"}, sans projet de réparation, coûte ${price}.`,
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

/** Returns the texts for a diagnosis whose price is part of a visit's. Without a visit it is part of an intervention's. */
function includedTexts(prices: PriceList, alone: PricingPlan | undefined): DiagnosisTexts {
  const visit = visitPlan(prices);
  const whole = visit ? "la visite" : "l’intervention";
  const cost = visit && visit.price > 0 ? ` (${eurosText(visit.price)})` : "";
  const rest = alone ? ` Un diagnostic seul coûte ${eurosText(alone.price)}.` : "";
  return {
    short: `diagnostic compris dans ${whole}`,
    clause: `le diagnostic est compris dans ${whole}`,
    sentence: `Le diagnostic est compris dans le prix de ${whole}${cost}, que la réparation suive ou non.${rest}`,
  };
}

/**
 * Returns which plan of the home page a rule needs but the list does not have: the price of a diagnosis or of a visit.
 * Null if the rule can be saved (rule prices/one-source).
 */
export function missingPlan(
  rule: string,
  home: Parameters<typeof visitPlan>[0]["home"],
): "diagnosis" | "visit" | null {
  if (rule === "repair" || rule === "paid")
    return home.some(({ role }) => role === "diagnosis") ? null : "diagnosis";
  return rule === "visit" && !visitPlan({ home }) ? "visit" : null;
}
