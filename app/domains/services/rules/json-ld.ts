import type { Service } from "#app/domains/catalog/content/specified-services.ts";
import type { PricingPlan } from "#app/domains/pricing/content.ts";
import { isMonthly, isYearly, pricedDevice } from "#app/domains/pricing/rules/plans.ts";

/**
 * Returns the schema.org Service, for search engines. `id` is the `@id` of the business that provides it. Prices are in
 * euros.
 */
export function serviceJsonLd(
  service: Pick<Service, "name" | "path">,
  description: string,
  business: { id: string; origin: string; area: object; hasVat: boolean },
  offers: readonly PricingPlan[] = [],
): object {
  return {
    "@type": "Service",
    name: service.name,
    description,
    url: `${business.origin}${service.path}`,
    provider: { "@id": business.id },
    areaServed: business.area,
    ...(offers.length
      ? {
          offers: offers.map((offer) => offerJsonLd(offer, business.hasVat)),
        }
      : {}),
  };
}

/**
 * Returns the schema.org offer of a plan. It says whether the price is for each month, year or device, so that nobody
 * takes it for a single payment. It mentions VAT only if the shop charges it.
 */
function offerJsonLd(plan: PricingPlan, hasVat: boolean): object {
  const { name, price, duration } = plan;
  const device = pricedDevice(plan);
  const paid = { price, priceCurrency: "EUR", ...(hasVat && { valueAddedTaxIncluded: true }) };
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...paid,
      unitText: device ?? duration,
      ...periodOf(plan),
      ...(device && { referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitText: device } }),
    },
  };
}

function periodOf(plan: PricingPlan): object {
  if (isMonthly(plan)) return { unitText: "mois", unitCode: "MON", billingDuration: "P1M" };
  if (isYearly(plan)) return { unitText: "an", unitCode: "ANN", billingDuration: "P1Y" };
  return {};
}

/** Returns the services as a schema.org list, in the order of the menus. */
export function serviceListJsonLd(
  services: readonly Pick<Service, "name" | "path">[],
  origin: string,
): object {
  return {
    "@type": "ItemList",
    itemListElement: services.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: `${origin}${path}`,
    })),
  };
}
