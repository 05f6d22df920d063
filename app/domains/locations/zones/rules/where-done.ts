import { type ServicePlace, servicePlaces } from "#app/domains/services/content/places.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isReceiving, isVisiting, listServices } from "#app/domains/business/rules/site.ts";
import { examplesOf } from "#app/domains/pricing/rules/plans.ts";
import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import { defaultServices } from "../../content/defaults.ts";
import { isAtHome, type OfferedService, servedName } from "./offers.ts";

const repairPath: ServicePath = "/services/reparation-materielle";
/**
 * The path of remote support, which the shop offers in every zone (town), whatever the zone's list of services
 * contains.
 */
const remotePath = "/services/depannage-distance";

/**
 * The path of data recovery. This service has its own price, because the price of an intervention does not include it.
 */
const recoveryPath = "/services/recuperation-donnees";

type Shop = Pick<BusinessProfile, "site" | "ownServices" | "priceWords" | "prices">;

export type ServicesByPlace = Record<ServicePlace | "unsaid", OfferedService[]>;

/**
 * Sorts a zone's services by the place of the work (rule zones/own-facts). `unsaid` has those whose place is unknown. A
 * default list also gets the shop's other services. A list that somebody wrote gets only remote support. Services that
 * the owner added are offered in every zone.
 */
export function servicesByPlace(services: readonly OfferedService[], shop: Shop): ServicesByPlace {
  const sorted: ServicesByPlace = { home: [], shop: [], remote: [], unsaid: [] };
  const isOwn = ({ name }: OfferedService) =>
    shop.ownServices.some((own) => slugify(own.name) === slugify(name));
  for (const service of services.filter((one) => !isOwn(one)))
    for (const place of placesOf(service, shop)) sorted[place].push(service);
  const shipped = new Set(defaultServices.map((name) => servedName(name, shop)));
  const isShipped = services.every(({ name }) => shipped.has(name));
  for (const { path, name } of listServices(shop)) {
    const places = pagePlaces(path, shop) ?? [];
    if (!isShipped && path !== remotePath) continue;
    for (const place of places.filter((one) => !sorted[one].some(({ to }) => to === path)))
      sorted[place].push({ name, to: path });
  }
  for (const { name, path, place, from } of shop.ownServices) sorted[place].push({ name, to: path, from });
  sorted.shop = sorted.shop.map((service) => withOwnPrice(service, shop));
  const visited = isVisiting(shop) ? sorted : { ...sorted, home: [] };
  return isReceiving(shop) ? visited : withoutCounter(visited, shop);
}

/**
 * Moves the services done at the shop to those done at the customer's home, for a shop that receives nobody. These
 * services are left out if the shop makes no visits either.
 */
function withoutCounter({ shop: atShop, ...sorted }: ServicesByPlace, shop: Shop): ServicesByPlace {
  const others = isVisiting(shop)
    ? atShop.filter(({ name }) => !sorted.home.some((service) => service.name === name))
    : [];
  return { ...sorted, home: [...sorted.home, ...others], shop: [] };
}

function withOwnPrice(service: OfferedService, { prices }: Shop): OfferedService {
  const listed = service.to === recoveryPath ? examplesOf(prices.examples, recoveryPath) : [];
  if (listed.length === 0) return service;
  return { ...service, from: Math.min(...listed.map(({ price }) => price)) };
}

/**
 * Returns the places where a service is done. If the service's name contains a place, only this place is returned.
 * Otherwise the places of the service's page are.
 */
function placesOf({ name, to }: OfferedService, shop: Shop): readonly (keyof ServicesByPlace)[] {
  if (isAtHome(name)) return ["home"];
  if (/à distance/i.test(name)) return ["remote"];
  return pagePlaces(to, shop) ?? ["unsaid"];
}

/**
 * Returns the places where the service of a page is done; undefined for another page. If the shop's repair price is
 * only for work at the shop, repairs are done only there.
 */
function pagePlaces(
  path: string | null | undefined,
  { priceWords }: Shop,
): readonly ServicePlace[] | undefined {
  const known = Object.entries(servicePlaces).find(([own]) => own === path)?.[1];
  const isShopOnly = path === repairPath && priceWords.lieu_intervention === "à l’atelier";
  return isShopOnly ? ["shop"] : known;
}
