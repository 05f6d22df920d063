import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { expect, it } from "vitest";
import { defaultServices } from "../../content/defaults.ts";
import { offeredServices } from "./offers.ts";
import { servicesByPlace } from "./where-done.ts";

const namesOf = (services: readonly string[]) =>
  Object.fromEntries(
    Object.entries(servicesByPlace(offeredServices(services, specifiedProfile), specifiedProfile)).map(
      ([place, sorted]) => [place, sorted.map(({ name }) => name)],
    ),
  );

// Rule zones/own-facts
it("sorts a zone's services by where they are done; remote support is everywhere", () => {
  expect(namesOf(defaultServices)).toEqual({
    home: ["Réparation PC & Mac", "Dépannage à domicile", "Configuration réseau", "Maintenance préventive"],
    shop: ["Réparation PC & Mac", "Récupération de données", "Maintenance préventive"],
    remote: ["Maintenance préventive", "Dépannage à distance"],
    unsaid: [],
  });
});

it("keeps the services it knows no place of, and names remote support once", () => {
  expect(namesOf(["Cours de guitare", "Dépannage à distance"])).toEqual({
    home: [],
    shop: [],
    remote: ["Dépannage à distance"],
    unsaid: ["Cours de guitare"],
  });
});

// rule settings/own-services
it("names a service the owner added once, also where the zone's list has it", () => {
  const ownServices = [{ name: "Réparation de consoles", description: "Manettes.", lead: "Une heure." }];
  const shop = assembleProfile({ site: { ownServices } });
  const sorted = servicesByPlace(offeredServices(["Réparation de consoles"], shop), shop);
  expect(sorted.unsaid).toEqual([]);
  expect(
    Object.values(sorted)
      .flat()
      .map(({ name }) => name),
  ).toContain("Réparation de consoles");
});
