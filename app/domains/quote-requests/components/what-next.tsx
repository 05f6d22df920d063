import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { NextSteps } from "#app/ui/next-steps.tsx";

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
    // A free diagnosis still has a price for a customer who refuses the repair.
    rest: `${prix_diagnostic && diagnosis.includes("offert") ? `Sinon, ${prix_diagnostic}. ` : ""}L’appareil est examiné, la panne est nommée.`,
  };
  return [
    { strong: `${capitalized(when)},`, rest: "nous vous répondons et précisons la panne." },
    ...(isRemote ? [price, session] : [examination, price]),
  ];
};

/** Shows the steps that follow a request for the service that the visitor has chosen so far. */
export function WhatNext({ values }: { values: FormValues }) {
  const profile = useProfile();
  return (
    <section aria-labelledby="quote-next" className="pt-8 lg:pl-7.5">
      <NextSteps
        id="quote-next"
        steps={whatNextSteps(profile, undefined, firstValue(values, "service_type") === "distance")}
        phone={{ ...profile.phone, href: phoneHref(profile) }}
        hours={openingHoursText(profile)}
      />
    </section>
  );
}
