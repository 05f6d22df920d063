import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { capitalized } from "#app/lib/french/capitals.ts";

/**
 * Returns the three steps that follow a request, with what the owner promises about them. `when` says when the shop
 * answers. A remote session has other steps, because nobody examines the device beforehand.
 */
export const whatNextSteps = (
  { claims: { diagnosis, quoteDelay }, freeRefusal, priceWords: { prix_diagnostic }, site }: SiteProfile,
  when = quoteDelay,
  isRemote = false,
) => {
  const price = {
    strong: "Un prix ferme",
    rest: `par écrit. ${freeRefusal && !isRemote && isReceiving({ site }) ? "Vous acceptez, ou vous repartez." : "Vous décidez."}`,
  };
  const session = { strong: "À l’heure convenue,", rest: "nous prenons la main, et vous regardez." };
  const examination = {
    strong: `${capitalized(diagnosis)}.`,
    // A diagnosis that is 'offert' (free) is free only if the customer accepts the repair. So its price is given too.
    rest: `${prix_diagnostic && diagnosis.includes("offert") ? `Sinon, ${prix_diagnostic}. ` : ""}L’appareil est examiné, la panne est nommée.`,
  };
  return [
    { strong: `${capitalized(when)},`, rest: "nous vous répondons et précisons la panne." },
    ...(isRemote ? [price, session] : [examination, price]),
  ];
};
