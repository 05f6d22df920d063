import { Prose } from "#app/ui/prose.tsx";
import type { LocationPage } from "../queries/page.server.ts";
import { isLocationPath } from "../../rules/paths.ts";
import { LocationContactSlip } from "./location-contact.tsx";
import { LocationHead } from "./location-head.tsx";
import { LocationLists } from "./location-lists.tsx";
import { LocationLoading } from "./location-loading.tsx";
import { OtherZonesList } from "./other-zones.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";

/** A zone's page (rule zones/detail). */
export function LocationPageView({ zone }: { zone: LocationPage }) {
  const isZoneComing = useSlowNavigation(isLocationPath);
  if (isZoneComing) return <LocationLoading />;
  return (
    <article>
      <LocationHead zone={zone} />
      <div className="wrap grid gap-(--section) pt-12 pb-(--section) md:pt-16">
        <div className="grid items-start gap-x-18 gap-y-12 lg:grid-cols-[7fr_5fr]">
          {zone.description && <Prose html={zone.description} />}
          <aside aria-label="Contact">
            <LocationContactSlip contact={zone.contact} />
          </aside>
        </div>
        <LocationLists zone={zone} />
        {zone.others && <OtherZonesList others={zone.others} />}
      </div>
    </article>
  );
}
