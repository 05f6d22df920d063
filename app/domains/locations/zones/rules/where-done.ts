import { type ServicePlace, servicePlaces } from "#app/domains/services/content/places.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isVisiting, listServices } from "#app/domains/business/rules/site.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { defaultServices } from "../../content/defaults.ts";
import { isAtHome, type OfferedService } from "./offers.ts";

/** Every zone has remote support, whatever its list says. */
const remotePath = "/services/depannage-distance";

type Shop = Pick<BusinessProfile, "site" | "ownServices">;

export type ServicesByPlace = Record<ServicePlace | "unsaid", OfferedService[]>;

/**
 * Sorts a zone's services by where they are done (rule zones/own-facts). `unsaid` contains those without a page. A list
 * that somebody wrote is complete; the default list also gets the shop's other services. The services that the owner
 * added are done in every zone, and are named once.
 */
export function servicesByPlace(services: readonly OfferedService[], shop: Shop): ServicesByPlace {
  const sorted: ServicesByPlace = { home: [], shop: [], remote: [], unsaid: [] };
  const isOwn = ({ name }: OfferedService) =>
    shop.ownServices.some((own) => slugify(own.name) === slugify(name));
  for (const service of services.filter((one) => !isOwn(one)))
    for (const place of placesOf(service)) sorted[place].push(service);
  const isShipped = services.every(({ name }) => shippedNames.has(name));
  for (const { path, name } of listServices(shop)) {
    const places = servicePlaces[path as ServicePath] ?? [];
    if (!isShipped && path !== remotePath) continue;
    for (const place of places.filter((one) => !sorted[one].some(({ to }) => to === path)))
      sorted[place].push({ name, to: path });
  }
  for (const { name, path, place, from } of shop.ownServices) sorted[place].push({ name, to: path, from });
  return isVisiting(shop) ? sorted : { ...sorted, home: [] };
}

const shippedNames = new Set<string>(defaultServices);

/** The name of a service may say the place; else its page does. */
function placesOf({ name, to }: OfferedService): readonly (keyof ServicesByPlace)[] {
  if (isAtHome(name)) return ["home"];
  if (/à distance/i.test(name)) return ["remote"];
  const known = Object.entries(servicePlaces).find(([path]) => path === to);
  return known ? known[1] : ["unsaid"];
}
