import { roleAndMonth } from "#app/domains/testimonials/rules.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocationPage } from "../queries/page.server.ts";
import { LocationContactSlip } from "./location-contact.tsx";
import { LocationHead } from "./location-head.tsx";
import { LocationEquipment, LocationServices } from "./location-lists.tsx";
import { OtherZonesList } from "./other-zones.tsx";
import { PostalCode } from "./postal-code.tsx";
import { ShopFigures } from "./shop-figures.tsx";

/** The page of a zone (town; rules zones/detail and zones/own-facts). */
export function LocationPageView({ zone }: { zone: LocationPage }) {
  return (
    <article>
      <LocationHead zone={zone} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-(--section) pt-12 pb-(--section) md:pt-16">
        <LocationServices zone={zone} />
        <div className="grid items-start gap-x-18 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <div className="grid min-w-0 gap-12">
            {zone.description && <Prose html={zone.description} />}
            {zone.mention && (
              <p className="border-t border-line pt-4">
                Dans nos articles, il est question {zone.of}&nbsp;:{" "}
                <MoreLink to={zone.mention.path}>{zone.mention.title}</MoreLink>
              </p>
            )}
            {zone.testimonial && (
              <Quotation
                text={zone.testimonial.content}
                author={zone.testimonial.name}
                role={roleAndMonth(zone.testimonial)}
              />
            )}
          </div>
          <aside aria-label="Contact">
            <LocationContactSlip contact={zone.contact} />
          </aside>
        </div>
        <div className="grid items-start gap-x-18 gap-y-12 lg:grid-cols-[7fr_5fr]">
          {zone.others && <OtherZonesList others={zone.others} />}
          <PostalCode zone={zone} />
        </div>
        <LocationEquipment zone={zone} />
        <ShopFigures figures={zone.figures} note={zone.figuresNote} />
      </div>
    </article>
  );
}
