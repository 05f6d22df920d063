import { Hours } from "#app/ui/hours.tsx";
import { businessProfile } from "../profile.ts";
import { emailHref, mapsHref, openingHoursText, phoneHref, postalAddress } from "../rules.ts";

/** Left panel of the contact section: phone, e-mail, address, opening hours. */
export function ContactDetails() {
  const rows = [
    { term: "E-mail", text: businessProfile.email, href: emailHref(businessProfile) },
    { term: "Adresse", text: postalAddress(businessProfile), href: mapsHref(businessProfile) },
    { term: "Horaires", text: <Hours text={openingHoursText(businessProfile)} /> },
    { term: "Avant de passer", text: "Prenez le chargeur et une photo du message d’erreur." },
  ];
  return (
    <>
      <p>
        <a
          href={phoneHref(businessProfile)}
          className="mt-7 mb-6 inline-block font-title text-[clamp(2.25rem,1.5rem+2.6vw,3.25rem)] leading-none font-display tracking-title whitespace-nowrap text-ink no-underline hover:text-cobalt"
        >
          {businessProfile.phone.display}
        </a>
      </p>
      <dl className="border-t border-line">
        {rows.map(({ term, text, href }) => (
          <div
            key={term}
            className="grid gap-x-4 gap-y-0.5 border-b border-line py-3.5 md:grid-cols-[7rem_1fr]"
          >
            <dt className="text-small text-muted">{term}</dt>
            <dd className="font-medium wrap-anywhere">{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
