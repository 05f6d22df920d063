import { describe, expect, it } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { type CommuneFacts, createLocationMaker, defaultPatterns, fillPattern } from "./new-locations.ts";

const laFleche: CommuneFacts = {
  inseeCode: "72154",
  postalCode: "72200",
  name: "La Flèche",
  department: "Sarthe",
  region: "Pays de la Loire",
  coordinates: { latitude: 47.698, longitude: -0.076 },
};
const bousse: CommuneFacts = { ...laFleche, inseeCode: "72044", name: "Bousse", coordinates: null };

describe("a new zone", () => {
  const make = () => createLocationMaker([laFleche, bousse], new Set(), specifiedProfile);

  // rule import/defaults
  it("has the default values of the import, all of which are true of the zone", () => {
    expect(make()(laFleche)).toMatchObject({
      name: "Atelier 72 La Flèche",
      slug: "la-fleche",
      address: "Intervention à domicile, 72200 La Flèche",
      postalCode: "72200",
      city: "La Flèche",
      phone: "02 61 91 72 72",
      email: "contact+la-fleche@atelier72.example",
      hours: "Lun-Ven: 9h-18h, Sam: 10h-16h",
      services: [
        "Réparation PC & Mac",
        "Dépannage à domicile",
        "Configuration réseau",
        "Récupération de données",
        "Maintenance préventive",
      ],
      latitude: 47.698,
      longitude: -0.076,
    });
  });

  it("names the other communes of its postal code when its coordinates are unknown", () => {
    const { description, latitude } = make()(bousse);
    expect(latitude).toBeNull();
    expect(description).toContain("La Flèche");
    expect(description).not.toContain("vol d’oiseau");
  });

  // rule import/slugs
  it("gets another slug when an earlier commune has the same name", () => {
    const taken = new Set(["bousse"]);
    const maker = createLocationMaker([bousse], taken, specifiedProfile);
    expect(maker(bousse).slug).toBe("bousse-72200");
    expect(taken).toContain("bousse-72200");
  });

  it("can be made from patterns other than the default ones", () => {
    const patterns = { ...defaultPatterns(specifiedProfile), address: "{city}, {postal_code}, {pays}" };
    const maker = createLocationMaker([bousse], new Set(), specifiedProfile, patterns);
    expect(maker(bousse).address).toBe("Bousse, 72200, {pays}");
  });
});

describe("a pattern", () => {
  it("may contain the same name in braces twice, and inserts values unchanged", () => {
    expect(fillPattern("{slug} {slug}", { slug: "$&{city}", city: "x", postalCode: "" })).toBe(
      "$&{city} $&{city}",
    );
  });
});
