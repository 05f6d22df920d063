import type { Service } from "#app/domains/catalog/content/specified-services.ts";
import type { PricingPlan } from "#app/domains/pricing/content.ts";
import { isMonthly, isYearly, pricedDevice } from "#app/domains/pricing/rules/plans.ts";

/** Returns the schema.org Service of the business with this `@id`. Published prices are in euros. */
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
 * Returns a plan's schema.org offer. It says whether the price is monthly or yearly, so that nobody takes it for one
 * payment, and whether it is for each device. Mentions VAT only if the shop charges it.
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

/** Returns the schema.org list of the services, in the order of the menus. */
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
