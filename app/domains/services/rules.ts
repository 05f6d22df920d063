import type { PricingPlan } from "#app/domains/pricing/content.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { ownChoices } from "#app/domains/business/rules/site.ts";
import { type Service, services } from "#app/domains/catalog/content/specified-services.ts";
import { type ServiceCard, serviceCards } from "./content/cards.ts";
import { quoteServiceTypes, type QuoteServiceType } from "#app/domains/catalog/labels.ts";

/** The parameter in the quote form's URL that names a service which the owner added, by the last part of its path. */
export const ownServiceParameter = "pour";

/** Returns the quote form's URL with this service preselected (rules forms/service-choices, forms/own-services). */
export function quoteHref(service: Pick<Service, "choice" | "path">): string {
  const isSpecified = services.some(({ path }) => path === service.path);
  return isSpecified
    ? `/devis?service=${service.choice}`
    : `/devis?${ownServiceParameter}=${serviceSlug(service)}`;
}

/** Returns the quote form's option for an added service: its name, 'autre' if it is unknown, null if none is named. */
export function ownChoiceFor(parameter: string | null, { site }: Pick<SiteProfile, "site">): string | null {
  if (!parameter) return null;
  const own = site.own.filter((service) => serviceSlug(service) === parameter);
  return ownChoices({ site: { ...site, own } })[0] ?? "autre";
}

/**
 * Returns the quote form's option for the `service` parameter of its URL: the option itself, or 'autre' if it is
 * unknown. Null without a parameter (rule forms/service-choices).
 */
export function quoteServiceTypeFor(parameter: string | null): QuoteServiceType | null {
  if (!parameter) return null;
  return quoteServiceTypes.find((type) => type === parameter) ?? "autre";
}

/** Returns the last segment of a service's path. */
export function serviceSlug(service: Pick<Service, "path">): string {
  return service.path.slice("/services/".length);
}

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

/** Marks a monthly price as monthly, so that nobody takes it for one payment. Mentions VAT only if the shop has it. */
function offerJsonLd({ name, price, duration }: PricingPlan, hasVat: boolean): object {
  const isMonthly = duration === "par mois";
  const paid = { price, priceCurrency: "EUR", ...(hasVat && { valueAddedTaxIncluded: true }) };
  return {
    "@type": "Offer",
    name,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...paid,
      unitText: isMonthly ? "mois" : duration,
      ...(isMonthly ? { unitCode: "MON", billingDuration: "P1M" } : {}),
    },
  };
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

/** Returns the cards of the offered services. A service that the owner added has a plain card, after the others. */
export function shownCards(offered: readonly Service[]): ServiceCard[] {
  const known = serviceCards.filter(({ link }) => offered.some(({ path }) => path === link));
  const own = offered.filter(({ path }) => !serviceCards.some(({ link }) => link === path));
  return [
    ...known,
    ...own.map(({ name, path, description, features = [] }) => ({
      title: name,
      description,
      features,
      link: path,
      popular: false,
    })),
  ];
}

/** A card and its place in a row of three. If `isLast`, it also fills the empty places of its row. */
interface SheetCard {
  card: ServiceCard;
  place: 0 | 1 | 2;
  isLast: boolean;
}

/** Orders the cards in rows of three. Each row starts with a popular one, until there are no more of these. */
export function sheetRows(cards: readonly ServiceCard[]): SheetCard[] {
  const [popular, plain] = [true, false].map((wanted) => cards.filter((card) => card.popular === wanted));
  const rows: SheetCard[] = [];
  const left = [...(plain ?? [])];
  const firsts = [...(popular ?? [])];
  while (firsts.length + left.length > 0) {
    const first = firsts.shift();
    const row = [...(first ? [first] : []), ...left.splice(0, first ? 2 : 3)];
    row.forEach((card, index) =>
      rows.push({ card, place: index as SheetCard["place"], isLast: index === row.length - 1 && index < 2 }),
    );
  }
  return rows;
}
