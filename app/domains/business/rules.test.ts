import { describe, expect, it } from "vitest";
import { exampleBlocks, type SiteProfile } from "./profile.ts";
import {
  goLiveList,
  waitingBySection,
  listInventedContacts,
  listMissingLegalFields,
  zonesElsewhereText,
} from "./rules/go-live.ts";
import { assembleProfile, specifiedProfile } from "./sections/assemble.server.ts";
import { exampleNote, listExamples } from "./rules/examples.ts";
import { localBusinessJsonLd } from "./rules/structured-data.ts";
import { emailHref, phoneHref } from "./rules/contact.ts";
import { directionsHref, openingHoursText, postalAddress } from "./rules/texts.ts";
import { values } from "./content.ts";

describe("the business profile", () => {
  // rule language/hours
  it("gives the opening hours in the words of the site's specification", () => {
    expect(openingHoursText(specifiedProfile)).toBe("Lun-Ven : 9h-18h, Sam : 10h-16h");
  });

  it("has a phone link, an e-mail link and an address", () => {
    expect(phoneHref(specifiedProfile)).toBe("tel:+33261917272");
    expect(emailHref(specifiedProfile)).toBe("mailto:bonjour@atelier72.example");
    expect(postalAddress(specifiedProfile)).toBe(
      "18 rue des Établis, 72000\u00a0Le\u00a0Mans (adresse fictive)",
    );
  });

  // rule pages/directions
  it("links to the directions to the town, and to the street itself once the address is real", () => {
    const start = "https://www.openstreetmap.org/directions?to=";
    expect(directionsHref(specifiedProfile)).toBe(`${start}48.0061%2C0.1996#map=14/48.0061/0.1996`);
    const real = { ...specifiedProfile, address: { ...specifiedProfile.address, isFictitious: false } };
    expect(directionsHref(real)).toContain(`${start}18%20rue%20des%20%C3%89tablis%2C%2072000%20Le%20Mans#`);
  });

  it("has the numbers of the specification, as many on the home page as on the about page", () => {
    const plain = (figures: readonly { value: string }[]) =>
      figures.map(({ value }) => value.replaceAll("\u00a0", " "));
    expect(plain(specifiedProfile.homeFigures)).toEqual(["10+ ans", "500+", "99 %", "24 h"]);
    expect(plain(specifiedProfile.aboutFigures)).toEqual(["10+ ans", "2000+", "99 %", "50+"]);
  });

  // rule pages/about
  it("names the four values and the six certifications", () => {
    expect(values.map(({ name }) => name)).toEqual(["Fiabilité", "Réactivité", "Expertise", "Proximité"]);
    expect(specifiedProfile.certifications.map(({ name }) => name)).toEqual([
      "Microsoft Partner",
      "Apple Consultant",
      "Cisco",
      "CompTIA A+",
      "Cybersecurity",
      "ITIL",
    ]);
  });
});

describe("the go-live checklist", () => {
  it("lists every empty legal field and the fictitious address", () => {
    expect(listMissingLegalFields(specifiedProfile)).toHaveLength(20);
    expect(listMissingLegalFields(specifiedProfile)).toContain("SIRET");
  });

  // rule settings/go-live
  it("names the telephone and e-mail that came with the program until the owner gives others", () => {
    expect(listInventedContacts(specifiedProfile)).toEqual([
      "Téléphone\u00a0: 02 61 91 72 72",
      "E-mail\u00a0: bonjour@atelier72.example",
    ]);
    const company = { phone: "02 41 00 00 00", email: "bonjour@clinique.example" };
    expect(listInventedContacts(assembleProfile({ company }))).toEqual([]);
  });

  // rules settings/go-live and settings/services
  it("has no claim about a service that the shop does not offer", () => {
    expect(listExamples(specifiedProfile).join()).toContain("Récupération de données");
    const site = { "service-recuperation-donnees": "withdrawn", "service-depannage-distance": "withdrawn" };
    expect(listExamples(assembleProfile({ site })).join()).not.toMatch(/Récupération|Support à distance/);
  });

  // rule settings/go-live
  it("has the program's prices of sessions and plans until they are changed, verified or no longer sold", () => {
    const listed = (stored: Parameters<typeof assembleProfile>[0]) =>
      Object.values(assembleProfile(stored).invented.prices).map((line) => line.replaceAll("\u00a0", " "));
    expect(listed({})).toEqual([
      "Séances à distance : 29 € et 49 €",
      "Formules de sécurité : 29 €, 59 € (« Recommandé ») et 199 €",
      "Formules de maintenance : 49 €, 89 € (« Populaire ») et 199 €",
    ]);
    expect(listed({ site: { "service-maintenance-preventive": "withdrawn" } })).toHaveLength(2);
    expect(listed({ prices: { remoteSessions: [] } })).toHaveLength(2);
    expect(listed({ prices: { plansState: "confirmed" } })).toEqual([]);
  });

  // rule settings/go-live
  it("has one line for each kind of point, the blocking ones first, and none for points already settled", () => {
    const gaps = { elsewhere: 0, isEmpty: false, articles: 6, answers: 60, lacksMail: false };
    const titles = (stored: Parameters<typeof assembleProfile>[0]) => {
      const { first, later } = goLiveList(assembleProfile(stored), gaps);
      return [first, later].map((lines) => lines.map(({ title }) => title));
    };
    expect(titles({})).toEqual([
      [
        "3 coordonnées du site de départ",
        "10 exemples à confirmer ou à masquer",
        "Des badges de l’exemple sur les services",
        "9 pages de services à relire",
        "60 réponses de l’assistant à relire",
        "4 listes de prix du site de départ",
        "11 mentions légales à compléter",
        "6 articles fournis avec le site",
      ],
      ["8 précisions des conditions de vente"],
    ]);
    const quimper = {
      company: { phone: "02 98 00 00 00", email: "a@isquimper.example", street: "4 rue Kéréon" },
      prices: { plansState: "confirmed", priceExamplesState: "confirmed" },
      legal: { siret: "732 829 320 00074" },
      pages: { "depannage-distance.read": "read" },
      site: { "service-recuperation-donnees": "withdrawn" },
    };
    expect(titles(quimper)[0]).toEqual([
      "9 exemples à confirmer ou à masquer",
      "Des badges de l’exemple sur les services",
      "7 pages de services à relire",
      "60 réponses de l’assistant à relire",
      "10 mentions légales à compléter",
      "6 articles fournis avec le site",
    ]);
    // Nobody reads the articles of a hidden blog.
    expect(titles({ site: { "page-blog": "hidden" } })[0]?.join()).not.toContain("articles");
  });

  // rule settings/go-live
  it("begins with the mail settings as long as no e-mail can be sent", () => {
    const gaps = { elsewhere: 0, isEmpty: false, articles: 0, answers: 0, lacksMail: true };
    expect(goLiveList(specifiedProfile, gaps).first[0]).toEqual({
      kind: "mail",
      title: "L’envoi des e-mails à régler",
      parts: [],
      to: "/admin/settings/mail",
    });
  });

  // rule settings/go-live
  it("gives the numbers that are shown beside the sections of the settings", () => {
    expect(waitingBySection(specifiedProfile, { lacksMail: true })).toEqual({
      company: 3,
      proof: 10,
      site: 1,
      pages: 9,
      prices: 4,
      legal: 11,
      mail: 1,
    });
    const text = "Sans objet";
    const names = [
      "companyName",
      "legalForm",
      "shareCapital",
      "publisher",
      "mailProvider",
      "mediator",
      "insurer",
    ];
    const legal = Object.fromEntries(names.map((name) => [name, text]));
    // The count includes the identifiers and the host, but not the terms of sale.
    expect(waitingBySection(assembleProfile({ legal }), { lacksMail: false }).legal).toBe(4);
  });

  // rule zones/elsewhere
  it("says how many zones are far away, in another département", () => {
    const said = (count: number) => zonesElsewhereText(specifiedProfile, count)?.replaceAll("\u00a0", " ");
    expect(said(0)).toBeUndefined();
    expect(said(352)).toBe("352 zones à plus de 30 km du Mans, dans un autre département");
  });

  // rule pages/legal
  it("has no legal field that the owner marked as not applicable", () => {
    const legal = { shareCapital: "sans objet", vatNumber: "Sans objet.", deposit: "Sans objet" };
    const missing = listMissingLegalFields(assembleProfile({ legal }));
    expect(missing).toHaveLength(17);
    expect(missing).not.toContain("Capital social");
  });

  it("lists missing terms of sale: on subscriptions only if some are sold, on travel costs only if no fees are set", () => {
    const missing = (prices: Record<string, Record<string, string>[]>) =>
      listMissingLegalFields(assembleProfile({ prices }));
    expect(missing({})).toEqual(
      expect.arrayContaining(["Moyens de paiement acceptés", "Comment résilier un abonnement"]),
    );
    const plans = { homePlans: [], remoteSessions: [], securityPlans: [], maintenancePlans: [] };
    expect(missing(plans)).not.toContain("Comment résilier un abonnement");
    expect(missing({ travelFees: [{ upToKm: "10", price: "0" }] })).not.toContain("Frais de déplacement");
  });

  it("is empty when everything is filled in", () => {
    const text = "rempli";
    const complete = {
      ...specifiedProfile,
      address: { ...specifiedProfile.address, isFictitious: false },
      legal: {
        companyName: text,
        legalForm: text,
        shareCapital: text,
        siret: text,
        registration: text,
        vatNumber: text,
        publisher: text,
        host: { name: text, address: text, phone: text },
        mailProvider: text,
        mediator: text,
        insurer: text,
        quoteValidity: text,
        paymentMeans: text,
        deposit: text,
        travelCosts: text,
        latePayment: text,
        unclaimed: text,
        renewal: text,
        cancellation: text,
      },
    };
    expect(listMissingLegalFields(complete)).toEqual([]);
  });
});

describe("the structured data of the business", () => {
  const origin = "https://www.atelier72.fr";

  it("has one identifier and no fictitious street", () => {
    const business = localBusinessJsonLd(specifiedProfile, origin);
    expect(business).toMatchObject({
      "@id": "https://www.atelier72.fr/#atelier",
      telephone: "+33261917272",
      address: { addressLocality: "Le Mans", postalCode: "72000", addressCountry: "FR" },
      openingHours: ["Mo-Fr 09:00-18:00", "Sa 10:00-16:00"],
    });
    expect(JSON.stringify(business)).not.toContain("Établis");
  });

  it("has the street once the address is real", () => {
    const real = { ...specifiedProfile, address: { ...specifiedProfile.address, isFictitious: false } };
    expect(localBusinessJsonLd(real, origin)).toMatchObject({
      address: { streetAddress: "18 rue des Établis" },
    });
  });

  // rule pages/structured-data
  it("gives as its area the circle of the shop's visits, or the département when the shop visits nobody", () => {
    expect(localBusinessJsonLd(specifiedProfile, origin)).toMatchObject({
      areaServed: { "@type": "GeoCircle", geoMidpoint: specifiedProfile.coordinates, geoRadius: 30_000 },
    });
    const counter = { ...specifiedProfile, site: { ...specifiedProfile.site, visits: false } };
    expect(localBusinessJsonLd(counter, origin)).toMatchObject({
      areaServed: { "@type": "AdministrativeArea", name: "Sarthe" },
    });
  });

  // rule pages/about
  it("gives the year in which the shop was founded, if the owner has given it", () => {
    expect(localBusinessJsonLd(specifiedProfile, origin)).not.toHaveProperty("foundingDate");
    const founded = assembleProfile({ company: { founded: "2009" } });
    expect(localBusinessJsonLd(founded, origin)).toMatchObject({ foundingDate: "2009" });
  });

  // rule pages/structured-data
  it("has no figure and no rating", () => {
    const written = JSON.stringify(localBusinessJsonLd(specifiedProfile, origin));
    for (const word of ["ating", "review", "500+", "2000+", "99\u00a0%"]) expect(written).not.toContain(word);
  });
});

// rule pages/one-promise
it("the program's own profile promises one answer time, one intervention time and one diagnosis rule", () => {
  const { reply, delay, diagnosisRule } = specifiedProfile.claims;
  expect(reply).toBe("sous un jour ouvré");
  expect(delay).toMatch(/24.*48/);
  expect(diagnosisRule).toContain("que la réparation suive ou que vous la refusiez");
});

// rule pages/claims
describe("the claims only the owner can know", () => {
  it("are marked as examples until confirmed, each by a line on the page and an entry in the checklist", () => {
    expect(listExamples(specifiedProfile)).toHaveLength(exampleBlocks.length);
    for (const block of exampleBlocks) expect(exampleNote(specifiedProfile, block)).toContain("à confirmer");
  });

  it("lose their line and their entry when their block is confirmed, and the other blocks keep theirs", () => {
    const confirmed = Object.fromEntries(exampleBlocks.map((block) => [block, "confirmed"]));
    const blocks = { ...confirmed, testimonials: "example" } as SiteProfile["blocks"];
    const profile = { ...specifiedProfile, blocks };
    expect(exampleNote(profile, "homeFigures")).toBeNull();
    expect(exampleNote(profile, "testimonials")).toContain("exemple");
    expect(listExamples(profile)).toEqual(["Témoignages (cinq personnes inventées)"]);
  });
});
