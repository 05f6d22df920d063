import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { NextSteps } from "#app/ui/next-steps.tsx";

/** What follows a request, in three steps. `diagnosis` is the owner's claim. */
export const whatNextSteps = (diagnosis: string) => [
  { strong: "Sous 24\u00a0h", rest: "les jours ouvrés, un technicien vous rappelle et précise la panne." },
  { strong: `${capitalized(diagnosis)}.`, rest: "L’appareil est examiné avant toute réparation." },
  { strong: "Un prix ferme", rest: "par écrit. Vous acceptez, ou vous repartez." },
];

/** The steps that follow a request. */
export function WhatNext() {
  const profile = useProfile();
  return (
    <section aria-labelledby="quote-next" className="pt-8 lg:pl-7.5">
      <NextSteps
        id="quote-next"
        steps={whatNextSteps(profile.claims.diagnosis)}
        phone={{ ...profile.phone, href: phoneHref(profile) }}
        hours={openingHoursText(profile)}
      />
    </section>
  );
}
