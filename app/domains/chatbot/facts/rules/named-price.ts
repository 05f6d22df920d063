import type { PriceExample, PricingPlan } from "#app/domains/pricing/content.ts";
import { stem } from "../../passages/rules/passages.ts";
import { normalise } from "../../understanding/rules/normalise.ts";

/** Words for work that is done on any part. They do not show which part is meant. */
export const actsOnly = new Set(
  "remplacement changement changer reparation pose installation ajout".split(" "),
);

/**
 * Whether a question names the subject of a price example: the first meaningful word of the example's name. 'l’écran
 * marche' (the screen works) does not ask for the price of a screen. `words` are normalised.
 */
export function isAsked({ name }: PriceExample, words: readonly string[]): boolean {
  const subject = normalise(name).find((word) => word.length > 2 && !actsOnly.has(word));
  const works = (next = "") => /^(marche|marchent|fonctionne|fonctionnent)$/.test(next);
  return words.some(
    (word, index) => subject !== undefined && stem(word) === stem(subject) && !works(words[index + 1]),
  );
}

/** Whether a question has every word of a plan's name, for example 'Séance de 1 h' (session of 1 h). */
export function isNamed({ name }: PricingPlan, words: readonly string[]): boolean {
  const own = normalise(name).filter((word) => !namesNothing.has(word));
  const asked = new Set(words.map((word) => alike.get(word) ?? word));
  return own.length > 0 && own.every((word) => asked.has(word));
}

const alike: ReadonlyMap<string, string> = new Map([
  ["heure", "h"],
  ["minutes", "min"],
  ["une", "un"],
]);
/**
 * Words in questions about any plan, such as 'séance' (session) and 'forfait' (plan). They do not show which plan is
 * meant.
 */
const namesNothing = new Set(["de", "seance", "forfait"]);
