import type { Service } from "./content/cards.ts";
import { quoteServiceTypes, type QuoteServiceType } from "./labels.ts";

/** Returns the quote form's address with this service preselected (rule forms/service-choices). */
export function quoteHref(service: Pick<Service, "choice">): string {
  return `/devis?service=${service.choice}`;
}

/**
 * Returns the quote form's option for the `service` parameter of its address: the option itself, 'autre' for an
 * unknown one, null without a parameter (rule forms/service-choices).
 */
export function quoteServiceTypeFor(parameter: string | null): QuoteServiceType | null {
  if (!parameter) return null;
  return quoteServiceTypes.find((type) => type === parameter) ?? "autre";
}

/** Returns the last segment of a service's path. */
export function serviceSlug(service: Pick<Service, "path">): string {
  return service.path.slice("/services/".length);
}

/**
 * Returns the schema.org Service of the business with this `@id`; prices in euros, for services with published prices.
 */
export function serviceJsonLd(
  service: Pick<Service, "name" | "path">,
  description: string,
  business: { id: string; origin: string; department: string },
  offers: readonly { name: string; price: number }[] = [],
): object {
  return {
    "@type": "Service",
    name: service.name,
    description,
    url: `${business.origin}${service.path}`,
    provider: { "@id": business.id },
    areaServed: { "@type": "AdministrativeArea", name: business.department },
    ...(offers.length
      ? {
          offers: offers.map(({ name, price }) => ({ "@type": "Offer", name, price, priceCurrency: "EUR" })),
        }
      : {}),
  };
}
