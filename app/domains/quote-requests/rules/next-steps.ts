import type { SiteProfile } from "#app/domains/business/profile.ts";
import { capitalized } from "#app/lib/french/capitals.ts";

/**
 * Returns the three steps after a request, as the owner promises them. `when` is the text about when the shop answers.
 * Before a remote session no device is examined.
 */
export const whatNextSteps = (
  { claims: { diagnosis, quoteDelay }, freeRefusal, priceWords: { prix_diagnostic } }: SiteProfile,
  when = quoteDelay,
  isRemote = false,
) => {
  const price = {
    strong: "Un prix ferme",
    rest: `par écrit. ${freeRefusal && !isRemote ? "Vous acceptez, ou vous repartez." : "Vous décidez."}`,
  };
  const session = { strong: "À l’heure convenue,", rest: "nous prenons la main, et vous regardez." };
  const examination = {
    strong: `${capitalized(diagnosis)}.`,
    // Where the diagnosis is free for a customer who accepts the repair, it still has a price for one who refuses.
    rest: `${prix_diagnostic && diagnosis.includes("offert") ? `Sinon, ${prix_diagnostic}. ` : ""}L’appareil est examiné, la panne est nommée.`,
  };
  return [
    { strong: `${capitalized(when)},`, rest: "nous vous répondons et précisons la panne." },
    ...(isRemote ? [price, session] : [examination, price]),
  ];
};
