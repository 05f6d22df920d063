import Phone from "lucide-react/icons/phone";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { locationLabels } from "../labels/public.ts";
import type { LocationPage } from "../queries/page.server.ts";
import { LocationMapDrawing } from "../../map/components/location-map.tsx";

/** The top of a zone's page: place, link to the quote form, four figures, map. */
export function LocationHead({ zone }: { zone: LocationPage }) {
  const { city, at, postalCode, department, contact, figures, map } = zone;
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="wrap grid gap-x-8 gap-y-10 lg:grid-cols-[6.6fr_5.4fr]">
        <div className="flex flex-col pt-7 lg:pb-12">
          <Breadcrumbs
            items={[
              { label: "Accueil", to: "/" },
              { label: "Zones d’intervention", to: "/locations" },
              { label: city },
            ]}
          />
          <h1 className="mt-10">Dépannage informatique {at}</h1>
          <p className="mt-4.5 max-w-[48ch] text-lead text-muted">
            {postalCode}
            {department && `, ${department}`}. Un technicien chez vous, dans votre entreprise ou à distance,
            du lundi au samedi.
          </p>
          <div className="mt-7 mb-12 flex flex-wrap gap-3">
            <LinkButton to="/devis" className="max-md:w-full">
              {locationLabels.askQuote}
            </LinkButton>
            <LinkButton to={contact.phone.href} variant="secondary" icon={Phone} className="max-md:w-full">
              {contact.phone.display}
            </LinkButton>
          </div>
          <dl className="mt-auto grid grid-cols-2 justify-between gap-x-6 border-t-outline border-ink md:grid-cols-[repeat(4,auto)]">
            <Figure value={figures.teamSize} label={figures.teamSize > 1 ? "techniciens" : "technicien"} />
            <Figure value={figures.responseTime} label="de délai moyen" />
            <Figure value={`${figures.satisfactionRate}\u00a0%`} label="de satisfaction" />
            <Figure value={`${figures.coverageRadius}\u00a0km`} label="de rayon" />
          </dl>
        </div>
        <div className="-mx-2 pb-8 lg:-mr-5 lg:ml-0 lg:pt-7 lg:pb-4">
          <LocationMapDrawing
            map={map}
            label={`Schéma : ${city} au centre d’un rayon d’intervention de ${figures.coverageRadius} kilomètres`}
            className="mx-auto max-w-150"
          />
        </div>
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string | number; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end pt-4">
      <dt className="mt-1.5 text-small">{label}</dt>
      <dd className="font-title text-[2.5rem] leading-none font-display tracking-h1 whitespace-nowrap">
        {value}
      </dd>
    </div>
  );
}
