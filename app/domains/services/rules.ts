import type { Service } from "./content/cards.ts";
import { quoteServiceTypes, type QuoteServiceType } from "./labels.ts";

/** Address of the quote form with this service's subject preselected (decision 19). */
export function quoteHref(service: Pick<Service, "choice">): string {
  return `/devis?service=${service.choice}`;
}

/**
 * The quote form's option for the `service` parameter of its address: the option itself, 'autre' for a
 * subject its list does not have, null without a parameter (decision 19).
 */
export function quoteServiceTypeFor(parameter: string | null): QuoteServiceType | null {
  if (!parameter) return null;
  return quoteServiceTypes.find((type) => type === parameter) ?? "autre";
}

/** Last segment of a service's path. */
export function serviceSlug(service: Pick<Service, "path">): string {
  return service.path.slice("/services/".length);
}

/** schema.org Service offered by the business whose `@id` is given; prices in euros when they are posted. */
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
