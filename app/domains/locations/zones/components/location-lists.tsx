import { useProfile } from "#app/domains/business/profile.ts";
import type { ServicePlace } from "#app/domains/services/content/places.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { ownPrice, placeTexts, priceAt } from "../labels/facts.ts";
import { locationLabels } from "../labels/public.ts";
import type { LocationPage } from "../queries/page.server.ts";
import type { OfferedService } from "../rules/offers.ts";

const places: readonly { place: ServicePlace; title: string }[] = [
  { place: "home", title: "Chez vous" },
  { place: "shop", title: "À l’atelier" },
  { place: "remote", title: "À distance" },
];

/**
 * Shows the services for a zone (town), grouped by the place of the work: at home, at the shop, remotely (rules
 * zones/detail and zones/own-facts).
 */
export function LocationServices({ zone }: { zone: LocationPage }) {
  const { openDays, priceWords } = useProfile();
  const { services, of } = zone;
  const shown = places.filter(({ place }) => services[place].length > 0);
  return (
    <section aria-labelledby="services-zone">
      <h2 id="services-zone" className="text-section">
        {locationLabels.services}
      </h2>
      <Sheet className="mt-5 flex flex-col divide-y divide-line md:flex-row md:divide-x md:divide-y-0 print:flex-row print:divide-x print:divide-y-0">
        {shown.map(({ place, title }) => (
          <div key={place} className="p-5 md:flex-1 lg:p-8 print:flex-1">
            <h3>{title}</h3>
            <p className="mt-1 text-small text-muted">
              {placeTexts[place](zone, openDays)}
              {priceAt(place, priceWords)}
            </p>
            <ul className="mt-3.5">
              {services[place].map((service) => (
                <li key={service.name} className="border-t border-line py-2.75">
                  <ServiceName service={service} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Sheet>
      {services.unsaid.length > 0 && (
        <p className="mt-4 text-small">
          Aussi pour les habitants {of}&nbsp;: {services.unsaid.map(({ name }) => name).join(", ")}.
        </p>
      )}
    </section>
  );
}

function ServiceName({ service: { name, to, from } }: { service: OfferedService }) {
  return (
    <>
      {to ? <AppLink to={to}>{name}</AppLink> : name}
      {ownPrice(from)}
    </>
  );
}

/** Shows the equipment and certifications of a zone, if it has any. */
export function LocationEquipment({ zone: { equipment, certifications } }: { zone: LocationPage }) {
  if (equipment.length + certifications.length === 0) return null;
  return (
    <Sheet className="flex flex-col divide-y divide-line lg:flex-row lg:divide-x lg:divide-y-0">
      <Items title="Équipement" items={equipment} />
      <Items title="Certifications" items={certifications} />
    </Sheet>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="p-5 md:p-8 lg:flex-1">
      <h2 className="text-h3 tracking-small">{title}</h2>
      <DashList items={items} className="mt-3.5" />
    </div>
  );
}
