import type { SiteProfile } from "#app/domains/business/profile.ts";
import { ownChoices, quoteValues } from "#app/domains/business/rules/form-services.ts";
import { type Service, services } from "#app/domains/catalog/content/specified-services.ts";
import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";

/**
 * The parameter of the quote form's URL for a service that the owner added. Its value is the last part of the service's
 * path.
 */
export const ownServiceParameter = "pour";

/** Returns the quote form's URL that preselects this service (rules forms/service-choices and forms/own-services). */
export function quoteHref(service: Pick<Service, "choice" | "path">): string {
  const isSpecified = services.some(({ path }) => path === service.path);
  return isSpecified
    ? `/devis?service=${service.choice}`
    : `/devis?${ownServiceParameter}=${serviceSlug(service)}`;
}

/**
 * Returns the quote form's option for an added service, which `parameter` names by the last part of its path. The
 * option is the service's name, or 'autre' (other) for an unknown service. Null without a parameter.
 */
export function ownChoiceFor(parameter: string | null, { site }: Pick<SiteProfile, "site">): string | null {
  if (!parameter) return null;
  const own = site.own.filter((service) => serviceSlug(service) === parameter);
  return ownChoices({ site: { ...site, own } })[0] ?? "autre";
}

/**
 * Returns the quote form's option for the `service` parameter of its URL (rule forms/service-choices): the same option,
 * or 'autre' (other) if it is unknown. Null without a parameter.
 */
export function quoteServiceTypeFor(parameter: string | null): ServiceChoice | null {
  if (!parameter) return null;
  return Object.hasOwn(serviceChoiceLabels, parameter) ? (parameter as ServiceChoice) : "autre";
}

/**
 * Returns the option for a service in this shop's quote form. If the form has no option for remote support, this is
 * software help. If it has no option for another service, this is 'autre' (other).
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
