import { quoteServiceTypes, type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import type { SiteProfile } from "../profile.ts";
import { listServices } from "./site.ts";

// These functions have their own module, so that pages without a form do not load them.

type Offer = Pick<SiteProfile, "site">;

/**
 * Returns the services that the owner added, as choices of a form (rule forms/own-services). A request stores the name
 * itself, so it still shows that name after the service is renamed or deleted.
 */
export function ownChoices({ site }: Offer): string[] {
  const isTaken = (name: string) => Object.hasOwn(serviceChoiceLabels, name);
  return [...new Set(site.own.map(({ name }) => (isTaken(name) ? capitalized(name) : name)))];
}

/**
 * Returns the services that a form offers, as stored value and label (rule forms/own-services): those of `specified`
 * that the shop offers, then the services that the owner added, then 'Autre' (other).
 */
export function formServices(
  profile: Offer,
  specified: readonly ServiceChoice[],
): { value: string; label: string }[] {
  const chosen = offeredChoices(profile);
  const offered = specified
    .filter((choice) => chosen.includes(choice))
    .map((value) => ({ value, label: serviceChoiceLabels[value] }));
  const own = ownChoices(profile).map((value) => ({ value, label: value }));
  // 'Autre' (other) stays the last choice.
  return [...offered.slice(0, -1), ...own, ...offered.slice(-1)];
}

/**
 * Returns which services of the program the quote form offers (rule forms/all-services). These are the ones of the
 * site's specification until the owner has saved what the shop offers, and all of them after that.
 */
export function quoteTypes({ site }: Offer): readonly ServiceChoice[] {
  return site.isChosen ? allChoices : quoteServiceTypes;
}

/** Returns the values that the shop's quote form may send. */
export function quoteValues(profile: Offer): string[] {
  return formServices(profile, quoteTypes(profile)).map(({ value }) => value);
}

const allChoices = Object.keys(serviceChoiceLabels) as ServiceChoice[];

/**
 * Returns the choices whose service the shop offers. 'autre' (other) is always offered. A shop with remote support also
 * offers 'depannage' (software help), because it solves such trouble remotely.
 */
export function offeredChoices(profile: Offer): ServiceChoice[] {
  const chosen = new Set<ServiceChoice>(listServices(profile).map(({ choice }) => choice));
  if (chosen.has("distance")) chosen.add("depannage");
  return allChoices.filter((choice) => choice === "autre" || chosen.has(choice));
}
