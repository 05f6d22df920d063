import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { NextSteps } from "#app/ui/next-steps.tsx";

const steps = [
  { strong: "Nous lisons tout,", rest: "et un accusé de réception part aussitôt avec votre référence." },
  { strong: "Un échange", rest: "au téléphone ou à l’atelier, pour parler méthode, secteur et tarifs." },
  { strong: "Un accord écrit", rest: "sur vos spécialités et votre zone, avant la première intervention." },
];

/** The steps that follow an application. */
export function WhatNext() {
  const profile = useProfile();
  return (
    <aside aria-labelledby="application-next" className="lg:sticky lg:top-[calc(var(--header)+24px)]">
      <div className="mb-8 hidden aspect-[640/356] overflow-hidden rounded-control border border-line lg:block">
        <StillDrawing name="toolbox" className="block aspect-[640/400] w-full" />
      </div>
      <NextSteps
        id="application-next"
        steps={steps}
        phone={{ ...profile.phone, href: phoneHref(profile) }}
        hours={openingHoursText(profile)}
      />
    </aside>
  );
}
