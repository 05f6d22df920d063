import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Hours } from "#app/ui/hours.tsx";
import { Slip } from "#app/ui/slip.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { locationLabels } from "../labels/public.ts";
import type { LocationContact } from "../rules/contact.ts";

/** Shows the contact details for a zone (town): address, telephone, e-mail and hours (rule zones/detail). */
export function LocationContactSlip({ contact }: { contact: LocationContact }) {
  const { address, phone, email, hours, shopAddress } = contact;
  return (
    <Slip title="Nous joindre" level={2}>
      <AppLink
        to={phone.href}
        className="font-title text-[clamp(1.75rem,1.3rem+2vw,2.25rem)] leading-tight font-display tracking-figure text-ink no-underline hover:underline"
      >
        {phone.display}
      </AppLink>
      <dl className="mt-4 text-base">
        <Row label="E-mail">
          <AppLink to={`mailto:${email}`} className="wrap-anywhere">
            {email}
          </AppLink>
        </Row>
        <Row label="Adresse">{address}</Row>
        {shopAddress && <Row label="Atelier">{shopAddress}</Row>}
        <Row label="Horaires">
          {hours.map((part) => (
            <span key={part} className="block">
              <Hours text={part} />
            </span>
          ))}
        </Row>
      </dl>
      <LinkButton to="/devis" className="mt-5 w-full">
        {locationLabels.askQuote}
      </LinkButton>
    </Slip>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 border-t border-line py-3 md:grid-cols-[84px_1fr]">
      <dt className="text-small text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
