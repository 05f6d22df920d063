import { expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { newLocationValues } from "./form-values.ts";

// rule settings/services
test("a new zone starts with the services the shop offers", () => {
  const { site } = specifiedProfile;
  const shop = {
    ...specifiedProfile,
    site: {
      ...site,
      withdrawn: ["/services/recuperation-donnees"],
      own: [{ path: "/services/consoles", name: "Consoles" }],
    },
  } as unknown as typeof specifiedProfile;
  const { services } = newLocationValues(shop);
  expect(String(services).split("\n")).toEqual([
    "Réparation PC & Mac",
    "Dépannage à domicile",
    "Configuration réseau",
    "Maintenance préventive",
    "Consoles",
  ]);
});
