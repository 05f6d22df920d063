import ArrowRight from "lucide-react/icons/arrow-right";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { locationLabels } from "../labels/public.ts";
import type { LocationPage } from "../queries/page.server.ts";
import type { OfferedService } from "../rules/offers.ts";

/** Services, equipment and certifications on one sheet. Leaves empty lists out. */
export function LocationLists({ zone }: { zone: LocationPage }) {
  const { services, equipment, certifications } = zone;
  const isAlone = equipment.length + certifications.length === 0;
  if (services.length === 0 && isAlone) return null;
  return (
    <Sheet className="flex flex-col divide-y divide-line lg:flex-row lg:divide-x lg:divide-y-0">
      {services.length > 0 && (
        <div className="p-5 md:p-8 lg:flex-6">
          <h2 className="text-[1.875rem] leading-tight">{locationLabels.services}</h2>
          <ul className={classes("mt-3.5", isAlone && "gap-x-12 md:columns-2")}>
            {services.map((service) => (
              <li key={service.name} className="break-inside-avoid border-t border-line font-semibold">
                <Service service={service} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Equipment title="Équipement" items={equipment} />
      <Equipment title="Certifications" items={certifications} />
    </Sheet>
  );
}

function Service({ service: { name, to } }: { service: OfferedService }) {
  if (!to) return <span className="block py-2.75">{name}</span>;
  return (
    <AppLink
      to={to}
      className="group flex items-center justify-between gap-3 py-2.75 text-ink no-underline hover:underline"
    >
      {name}
      <Icon
        icon={ArrowRight}
        size={18}
        className="transition-transform duration-200 group-hover:translate-x-1"
      />
    </AppLink>
  );
}

function Equipment({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="p-5 md:p-8 lg:flex-3">
      <h2 className="text-h3 tracking-small">{title}</h2>
      <DashList items={items} className="mt-3.5" />
    </div>
  );
}
