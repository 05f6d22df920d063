import { Hours } from "#app/ui/hours.tsx";
import { OpeningState } from "#app/ui/opening-state.tsx";
import { type SiteProfile, useProfile } from "../profile.ts";
import { emailHref, phoneHref } from "../rules/contact.ts";
import { noPremisesText } from "../rules/premises.ts";
import { isReceiving } from "../rules/site.ts";
import { closedTexts, directionsHref, openingHoursText, postalAddress } from "../rules/texts.ts";

/**
 * The hours, and below them whether the shop is open now. Only a script can write that line, so its space is reserved
 * where JavaScript runs.
 */
function HoursNow() {
  return (
    <>
      <Hours text={openingHoursText(useProfile())} />
      <OpeningState word="" rest="" className="min-h-6 data-[opening='']:invisible noscript:hidden" />
    </>
  );
}

/** The rows of contact details that say how to come to the shop. */
function comingRows(profile: SiteProfile) {
  const { access } = profile.address;
  return [
    { term: "Adresse", text: postalAddress(profile), href: directionsHref(profile) },
    ...(access ? [{ term: "Venir", text: access, href: undefined }] : []),
  ];
}

/** The left panel of the contact section: telephone, e-mail, address and opening hours. */
export function ContactDetails() {
  const profile = useProfile();
  const rows = [
    { term: "E-mail", text: profile.email, href: emailHref(profile) },
    ...(isReceiving(profile)
      ? comingRows(profile)
      : [{ term: "Où", text: noPremisesText(profile), href: undefined }]),
    { term: "Horaires", text: <HoursNow />, href: undefined },
    ...closedTexts(profile)
      .slice(1)
      .map((text) => ({ term: "À noter", text, href: undefined })),
    ...(isReceiving(profile)
      ? [
          {
            term: "Avant de passer",
            text: "Prenez le chargeur et une photo du message d’erreur.",
            href: undefined,
          },
        ]
      : []),
  ];
  return (
    <>
      <p>
        <a
          href={phoneHref(profile)}
          className="mt-5 mb-4 inline-block font-title text-[min(clamp(2.25rem,1.5rem+2.6vw,3.25rem),10.5vw)] leading-none font-display tracking-title whitespace-nowrap text-ink no-underline hover:text-cobalt max-[22rem]:text-h2 md:mt-7 md:mb-6"
        >
          {profile.phone.display}
        </a>
      </p>
      <dl className="border-t border-line">
        {rows.map(({ term, text, href }) => (
          <div
            key={typeof text === "string" ? text : term}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2 md:py-3.5"
          >
            <dt className="w-[5.25rem] text-small text-muted md:w-28">{term}</dt>
            <dd className="flex-1 basis-[9rem] font-medium wrap-anywhere">
              {href ? <a href={href}>{text}</a> : text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
