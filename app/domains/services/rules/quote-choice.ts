import type { SiteProfile } from "#app/domains/business/profile.ts";
import { ownChoices, quoteValues } from "#app/domains/business/rules/form-services.ts";
import { type Service, services } from "#app/domains/catalog/content/specified-services.ts";
import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";

/** The parameter in the quote form's URL that names a service which the owner added, by the last part of its path. */
export const ownServiceParameter = "pour";

/** Returns the quote form's URL with this service preselected (rules forms/service-choices, forms/own-services). */
export function quoteHref(service: Pick<Service, "choice" | "path">): string {
  const isSpecified = services.some(({ path }) => path === service.path);
  return isSpecified
    ? `/devis?service=${service.choice}`
    : `/devis?${ownServiceParameter}=${serviceSlug(service)}`;
}

/**
 * Returns the quote form's option for an added service: its name; 'autre' (other) if unknown; null without a parameter.
 */
export function ownChoiceFor(parameter: string | null, { site }: Pick<SiteProfile, "site">): string | null {
  if (!parameter) return null;
  const own = site.own.filter((service) => serviceSlug(service) === parameter);
  return ownChoices({ site: { ...site, own } })[0] ?? "autre";
}

/**
 * Returns the quote form's option for the `service` parameter of its URL: the option itself, or 'autre' (other) if it
 * is unknown. Null without a parameter (rule forms/service-choices).
 */
export function quoteServiceTypeFor(parameter: string | null): ServiceChoice | null {
  if (!parameter) return null;
  return Object.hasOwn(serviceChoiceLabels, parameter) ? (parameter as ServiceChoice) : "autre";
}

/**
 * Returns the option that the shop's quote form has for a service. If the form has no option for it, returns software
 * help for remote help, otherwise 'autre' (other).
 */
export function quoteOptionFor(type: ServiceChoice, profile: Pick<SiteProfile, "site">): ServiceChoice {
  const values = quoteValues(profile);
  if (values.includes(type)) return type;
  return type === "distance" && values.includes("depannage") ? "depannage" : "autre";
}

/** Returns the last segment of a service's path. */
export function serviceSlug(service: Pick<Service, "path">): string {
  return service.path.slice("/services/".length);
}
