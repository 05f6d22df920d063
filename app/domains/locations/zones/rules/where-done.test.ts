import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { expect, it } from "vitest";
import { defaultServices } from "../../content/defaults.ts";
import { ownPrice } from "../labels/facts.ts";
import { offeredServices } from "./offers.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { servicesByPlace } from "./where-done.ts";

const namesOf = (services: readonly string[]) =>
  Object.fromEntries(
    Object.entries(servicesByPlace(offeredServices(services, specifiedProfile), specifiedProfile)).map(
      ([place, sorted]) => [place, sorted.map(({ name }) => name)],
    ),
  );

// rule zones/own-facts
it("a zone's services are sorted by where they are done, and remote support is done everywhere", () => {
  expect(namesOf(defaultServices)).toEqual({
    home: [
      "Réparation PC & Mac",
      "Dépannage à domicile",
      "Configuration réseau",
      "Maintenance préventive",
      "Sécurité informatique",
      "Configuration périphériques",
    ],
    shop: [
      "Réparation PC & Mac",
      "Récupération de données",
      "Maintenance préventive",
      "Dépannage logiciel",
      "Mise à niveau",
    ],
    remote: [
      "Maintenance préventive",
      "Dépannage à distance",
      "Dépannage logiciel",
      "Sécurité informatique",
      "Configuration périphériques",
    ],
    unsaid: [],
  });
});

// rule zones/own-facts
it("data recovery has its own lowest price, and without such an example it has none", () => {
  const recovery = (shop: typeof specifiedProfile) =>
    servicesByPlace(offeredServices(defaultServices, shop), shop).shop.find(
      ({ to }) => to === "/services/recuperation-donnees",
    );
  expect(ownPrice(recovery(specifiedProfile)?.from)).toBe(", dès 190\u00a0€");
  const { prices } = specifiedProfile;
  const unpriced = { ...specifiedProfile, prices: { ...prices, examples: [] } };
  expect(recovery(unpriced)?.from).toBeUndefined();
});

it("services whose place of work is unknown are kept, and remote support is named once", () => {
  expect(namesOf(["Cours de guitare", "Dépannage à distance"])).toEqual({
    home: [],
    shop: [],
    remote: ["Dépannage à distance"],
    unsaid: ["Cours de guitare"],
  });
});

// rules zones/own-facts and settings/services
it("a zone with the default list shows everything that the shop offers, without withdrawn services", () => {
  const withdrawn = {
    "service-recuperation-donnees": "withdrawn",
    "service-configuration-reseau": "withdrawn",
  };
  const ownServices = [{ name: "Montage de PC sur mesure", description: "Pièces.", lead: "Une heure." }];
  const shop = assembleProfile({ site: { ...withdrawn, ownServices } });
  const sorted = servicesByPlace(offeredServices(defaultServices, shop), shop);
  const offered = new Set(listServices(shop).map(({ path }) => path));
  expect(new Set(Object.values(sorted).flatMap((named) => named.map(({ to }) => to)))).toEqual(offered);
  expect(sorted.shop.map(({ name }) => name)).toContain("Montage de PC sur mesure");
});

// rule settings/own-services
it("a service that the owner added is named once, even if the zone's own list has it too", () => {
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

// rule settings/own-services
it("the owner's own price stands beside the service, instead of the general price", () => {
  const ownServices = [{ name: "Installation de box", description: "Box.", lead: "Une heure.", from: "55" }];
  const shop = assembleProfile({ site: { ownServices } });
  const sorted = servicesByPlace(offeredServices(defaultServices, shop), shop);
  expect(sorted.shop.map(({ name, from }) => name + ownPrice(from))).toEqual(
    expect.arrayContaining(["Mise à niveau", "Installation de box, dès 55\u00a0€"]),
  );
});

// rule zones/own-facts
it("a repair is done in the shop alone if its price is for the shop", () => {
  const plan = planRow({
    role: "intervention",
    name: "Réparation à l’atelier",
    price: "59",
    features: "Examen",
  });
  const shop = assembleProfile({ prices: { homePlans: [plan] } });
  const sorted = servicesByPlace(offeredServices(defaultServices, shop), shop);
  expect(sorted.home.map(({ name }) => name)).not.toContain("Réparation PC & Mac");
  expect(sorted.shop.map(({ name }) => name)).toContain("Réparation PC & Mac");
});
