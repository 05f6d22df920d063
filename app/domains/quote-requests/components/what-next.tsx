import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { NextSteps } from "#app/ui/next-steps.tsx";
import type { NextStep } from "../rules/next-steps.ts";

/** Shows the steps that follow a request. */
export function WhatNext({ steps }: { steps: NextStep[] }) {
  const profile = useProfile();
  return (
    <section aria-labelledby="quote-next" className="pt-8 lg:pl-7.5">
      <NextSteps
        id="quote-next"
        steps={steps}
        phone={{ ...profile.phone, href: phoneHref(profile) }}
        hours={openingHoursText(profile)}
      />
    </section>
  );
}
