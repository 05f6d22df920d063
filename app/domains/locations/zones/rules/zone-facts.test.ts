import { describe, expect, it } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import {
  foundZones,
  listTitle,
  locationSharedTitle,
  locationTitle,
  moreThanCommunes,
} from "../labels/public.ts";
import { locationContact } from "./contact.ts";
import { locationFigures, shownFiguresOf } from "./figures.ts";
import { cardServices, offeredServices } from "./offers.ts";
import { isLocationPath, zoneAddresses } from "../../rules/paths.ts";
import { locationJsonLd } from "./structured-data.ts";

// rule zones/defaults
describe("a zone's figures", () => {
  it("are announced in the form as hidden if the shop hides its figures", () => {
    const blocks = { ...specifiedProfile.blocks, zoneFigures: "hidden" as const };
    expect(shownFiguresOf(specifiedProfile).teamSize).toBe("3");
    expect(shownFiguresOf({ ...specifiedProfile, blocks }).teamSize).toBe("rien n’est montré");
  });

  it("are the shop's figures if the zone has none", () => {
    const none = { teamSize: null, responseTime: " ", satisfactionRate: null, coverageRadius: null };
    expect(locationFigures(none, specifiedProfile)).toEqual([
      { value: "3", label: "techniciens", isOwn: false },
      { value: "24h", label: "de délai moyen", isOwn: false },
      { value: "98\u00a0%", label: "de satisfaction", isOwn: false },
      { value: "30\u00a0km", label: "de rayon", isOwn: false },
    ]);
  });

  it("are the zone's own figures if it has some, zero included", () => {
    const own = locationFigures(
      {
        teamSize: 0,
        responseTime: "2 h",
        satisfactionRate: 100,
        coverageRadius: 15,
      },
      specifiedProfile,
    );
    expect(own.map(({ value }) => value)).toEqual(["0", "2 h", "100\u00a0%", "15\u00a0km"]);
    expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  });

  it("are only the zone's own figures if the shop hides its figures", () => {
    const blocks = { ...specifiedProfile.blocks, zoneFigures: "hidden" } as const;
    const stored = { teamSize: 2, responseTime: null, satisfactionRate: null, coverageRadius: null };
    expect(locationFigures(stored, { ...specifiedProfile, blocks })).toEqual([
      { value: "2", label: "techniciens", isOwn: true },
    ]);
  });
});

// rules zones/detail and language/hours
describe("a zone's contact block", () => {
  it("has the business's values where the zone has none", () => {
    expect(
      locationContact({ address: "", phone: null, email: null, hours: null }, specifiedProfile, true),
    ).toEqual({
      address: "18 rue des Établis, 72000\u00a0Le\u00a0Mans (adresse fictive)",
      shopAddress: null,
      phone: { display: specifiedProfile.phone.display, href: "tel:+33261917272" },
      email: "bonjour@atelier72.example",
      hours: ["Lun-Ven : 9h-18h", "Sam : 10h-16h"],
    });
  });

  it("has the zone's own values, with the hours in the site's spelling", () => {
    const own = {
      address: "1 place du Marché",
      phone: "02.43.11.22.33",
      email: "mayet@atelier72.example",
      hours: "Lun-Ven: 9h-18h, Sam: 10h-16h",
    };
    expect(locationContact(own, specifiedProfile, true)).toEqual({
      address: own.address,
      shopAddress: "18 rue des Établis, 72000\u00a0Le\u00a0Mans (adresse fictive)",
      phone: { display: own.phone, href: "tel:+33243112233" },
      email: own.email,
      hours: ["Lun-Ven : 9h-18h", "Sam : 10h-16h"],
    });
  });
});

describe("a zone's services", () => {
  it("link to their page when the site has one", () => {
    expect(
      offeredServices(["Réparation PC & Mac", "configuration reseau", "Cours de guitare"], specifiedProfile),
    ).toEqual([
      { name: "Réparation PC & Mac", to: "/services/reparation-materielle" },
      { name: "configuration reseau", to: "/services/configuration-reseau" },
      { name: "Cours de guitare", to: null },
    ]);
  });

  // rule zones/card-services
  it("are three on a card, with the number of others", () => {
    expect(cardServices(["a", "b", "c", "d", "e"], specifiedProfile)).toEqual({
      shown: ["a", "b", "c"],
      more: 2,
    });
    expect(cardServices(["a"], specifiedProfile)).toEqual({ shown: ["a"], more: 0 });
  });
});

// rules zones/list and zones/title
describe("the texts of the list", () => {
  it("are those of the site's specification", () => {
    expect(moreThanCommunes(34_932)).toBe("plus de 34\u202f932 communes");
    expect([moreThanCommunes(0), moreThanCommunes(1)]).toEqual(["notre secteur", "une commune"]);
    expect(locationTitle({ city: "La Flèche", postalCode: "72200" })).toBe(
      "La Flèche - Services informatiques à 72200",
    );
    expect(locationSharedTitle({ at: "à La Flèche" })).toBe("Services informatiques à La Flèche");
  });

  it("give the number of zones that a search found, and the page", () => {
    expect([foundZones(0), foundZones(1), foundZones(1200)]).toEqual([
      "0 zone trouvée",
      "1 zone trouvée",
      "1\u202f200 zones trouvées",
    ]);
    expect(listTitle("", 1)).toBe("Zones d'intervention");
    expect(listTitle("", 3)).toBe("Zones d'intervention, page 3");
    expect(listTitle("mans", 1)).toContain("mans");
  });
});

describe("the addresses of the zones", () => {
  it("start a new search at its first page", () => {
    expect(zoneAddresses.write()).toBe("/locations");
    expect(zoneAddresses.write({ page: 3 })).toBe("/locations?page=3");
    expect(zoneAddresses.write({ search: "l'haÿ" })).toBe("/locations?search=l%27ha%C3%BF");
    expect(zoneAddresses.write({ search: "mans", page: 2 })).toBe("/locations?search=mans&page=2");
  });

  it("distinguish the list from a zone", () => {
    expect([isLocationPath("/locations"), isLocationPath("/locations/mayet")]).toEqual([false, true]);
  });
});

// rule pages/structured-data
describe("a zone's structured data", () => {
  it("describes a service of the business in that city, without an address", () => {
    const zone = { city: "Mayet", at: "à Mayet", department: "Sarthe", metaDescription: "Un technicien." };
    const jsonLd = locationJsonLd(zone, { id: "https://a.example/#atelier", url: "https://a.example/x" });
    expect(jsonLd).toMatchObject({
      "@type": "Service",
      provider: { "@id": "https://a.example/#atelier" },
      areaServed: { "@type": "City", name: "Mayet", containedInPlace: { name: "Sarthe" } },
    });
    expect(JSON.stringify(jsonLd)).not.toMatch(/PostalAddress|ating/);
    expect(
      JSON.stringify(locationJsonLd({ ...zone, department: null }, { id: "a", url: "b" })),
    ).not.toContain("containedInPlace");
  });
});
