import { useProfile } from "#app/domains/business/profile.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { openingHoursText } from "#app/domains/business/rules/texts.ts";
import { NextSteps } from "#app/ui/next-steps.tsx";
import { whatNextSteps } from "../rules/next-steps.ts";

/** Shows the steps that follow a quote request. A request for a remote session has other steps. */
export function WhatNext({ isRemote = false }: { isRemote?: boolean }) {
  const profile = useProfile();
  const id = isRemote ? "quote-next-remote" : "quote-next";
  return (
    <section aria-labelledby={id} className="pt-8 lg:pl-7.5">
      <NextSteps
        id={id}
        steps={whatNextSteps(profile, undefined, isRemote)}
        phone={{ ...profile.phone, href: phoneHref(profile) }}
        hours={openingHoursText(profile)}
      />
    </section>
  );
}
