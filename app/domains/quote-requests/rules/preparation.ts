import type { BusinessProfile, OwnService } from "#app/domains/business/profile.ts";
import { isReceiving, isVisiting } from "#app/domains/business/rules/site.ts";
import type { ServiceChoice } from "#app/domains/catalog/labels.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { forRemote, forVisit, toBring } from "../slip/content.ts";

/** What the customer has to bring or to have ready, and where the work is done. */
export interface Preparation {
  place: OwnService["place"];
  things: readonly string[];
}

const placesOf: Partial<Record<string, OwnService["place"]>> = {
  distance: "remote",
  reseau: "home",
  peripheriques: "home",
};

/**
 * Returns what to bring to the shop for a service, or what to have ready if the work is done elsewhere (rule
 * forms/slip). If customers cannot come to the shop, it goes to them or works remotely. For a service that the owner
 * added, `service_type` is the name of the service.
 */
export function preparationFor(
  service_type: string,
  { ownServices, site }: Pick<BusinessProfile, "ownServices" | "site">,
): Preparation {
  const found = preparationAnywhere(service_type, ownServices);
  if (found.place !== "shop" || isReceiving({ site })) return found;
  return isVisiting({ site }) ? { place: "home", things: forVisit } : { place: "remote", things: forRemote };
}

function preparationAnywhere(service_type: string, own: readonly OwnService[]): Preparation {
  if (Object.hasOwn(toBring, service_type))
    return { place: placesOf[service_type] ?? "shop", things: toBring[service_type as ServiceChoice] };
  const added = own.find(({ name }) => [name, capitalized(name)].includes(service_type));
  const place = added?.place ?? "shop";
  return { place, things: { remote: forRemote, home: forVisit, shop: toBring.autre }[place] };
}
