import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isLesson } from "#app/domains/pricing/rules/plans.ts";
import { eurosText } from "#app/lib/french/euros.ts";

type Offer = Pick<BusinessProfile, "prices" | "ownServices">;

/**
 * Returns the lessons that the shop sells, with their prices (rule assistant/lessons): 'Cours d’informatique : 35 €
 * l’heure' (computer lessons, by the hour). They are plans of the price list or services that the owner added. Null if
 * the shop sells none.
 */
export function lessonsText({ prices, ownServices }: Offer): string | null {
  const plans = [...prices.home, ...prices.remote].filter(isLesson);
  const said = [
    ...plans.map(({ name, price, duration }) => `${name}\u00a0: ${eurosText(price)} ${duration}`),
    ...ownServices
      .filter(isLesson)
      .map(({ name, from, path }) =>
        from === null ? `${name} (${path})` : `${name}\u00a0: à partir de ${eurosText(from)} (${path})`,
      ),
  ];
  return said.join("\u00a0; ") || null;
}
