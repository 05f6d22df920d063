import { type ServicePlace, servicePlaces } from "#app/domains/services/content/places.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import type { OfferedService } from "./offers.ts";

/** The remote support every zone has, whatever its list says. */
const remotePath = "/services/depannage-distance";
const remoteSupport: OfferedService = { name: "Dépannage à distance", to: remotePath };

type Shop = Pick<BusinessProfile, "site" | "ownServices">;

export type ServicesByPlace = Record<ServicePlace | "unsaid", OfferedService[]>;

/**
 * Sorts a zone's services by where they are done (rule zones/own-facts). `unsaid` has those without a page. The owner's own
 * services are done for every zone, and said once where a zone's list names them too.
 */
export function servicesByPlace(services: readonly OfferedService[], shop: Shop): ServicesByPlace {
  const isRemote = services.some(({ to }) => to === remoteSupport.to) || isWithdrawn(shop, remotePath);
  const all = isRemote ? services : [...services, remoteSupport];
  const sorted: ServicesByPlace = { home: [], shop: [], remote: [], unsaid: [] };
  const isOwn = ({ name }: OfferedService) =>
    shop.ownServices.some((own) => slugify(own.name) === slugify(name));
  for (const service of all.filter((one) => !isOwn(one)))
    for (const place of placesOf(service)) sorted[place].push(service);
  for (const { name, path, place } of shop.ownServices) sorted[place].push({ name, to: path });
  return sorted;
}

/** The name of a service may say the place; else its page does. */
function placesOf({ name, to }: OfferedService): readonly (keyof ServicesByPlace)[] {
  if (/à domicile/i.test(name)) return ["home"];
  if (/à distance/i.test(name)) return ["remote"];
  const known = Object.entries(servicePlaces).find(([path]) => path === to);
  return known ? known[1] : ["unsaid"];
}
