import { describe, expect, it } from "vitest";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { serviceCards } from "./content/cards.ts";
import { quoteServiceTypes, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { serviceTags } from "#app/domains/business/rules/site.ts";
import { quoteHref, quoteOptionFor, quoteServiceTypeFor, serviceSlug } from "./rules/quote-choice.ts";
import { serviceJsonLd } from "./rules/json-ld.ts";
import { sheetRows, shownCards } from "./rules/cards.ts";

describe("the nine services", () => {
  it("are at the specified addresses", () => {
    expect(services.map(serviceSlug).toSorted()).toEqual([
      "configuration-peripheriques",
      "configuration-reseau",
      "depannage-distance",
      "depannage-logiciel",
      "maintenance-preventive",
      "mise-a-niveau",
      "recuperation-donnees",
      "reparation-materielle",
      "securite-informatique",
    ]);
  });

  // rule pages/highlights
  it("highlight remote support and hardware repair in menus", () => {
    expect(services.filter(({ highlight }) => highlight).map(({ name }) => name)).toEqual([
      "Dépannage à distance",
      "Réparation matérielle",
    ]);
  });

  // rules pages/highlights and settings/badges
  it("have the specified badges until the owner removes, replaces or hides them", () => {
    const tagsOf = (site: Record<string, string>) =>
      Object.keys(assembleProfile({ site }).site.marks).map(
        (path) => `${path.slice(10)} ${serviceTags(assembleProfile({ site }), path).join(" ")}`,
      );
    const specified = [
      "depannage-distance Populaire Nouveau",
      "reparation-materielle Populaire",
      "recuperation-donnees Populaire",
    ];
    expect(tagsOf({})).toEqual(specified);
    expect(assembleProfile({}).blocks.marks).toBe("example");
    expect(tagsOf({ marksState: "hidden" })).toEqual([]);
    const own = { "mark-depannage-distance": "none", "mark-mise-a-niveau": "new" };
    expect(tagsOf(own)).toEqual([...specified.slice(1), "mise-a-niveau Nouveau"]);
    expect(assembleProfile({ site: own }).blocks.marks).toBe("confirmed");
  });

  // rule pages/highlights
  it("have one card each on the home page, three of them with a drawing", () => {
    expect(serviceCards.map(({ link }) => link).toSorted()).toEqual(
      services.map(({ path }) => path).toSorted(),
    );
    expect(serviceCards.filter(({ popular }) => popular).map(({ title }) => title)).toEqual([
      "Réparation matérielle",
      "Dépannage à distance",
      "Récupération de données",
    ]);
  });
});

// rule forms/service-choices
describe("the link from a service to the quote form", () => {
  it("preselects the matching option", () => {
    const network = services.find(({ path }) => path === "/services/configuration-reseau");
    expect(network && quoteHref(network)).toBe("/devis?service=reseau");
    expect(quoteServiceTypeFor("reseau")).toBe("reseau");
  });

  it("preselects 'autre' (other) if the quote form has no such option", () => {
    expect(quoteOptionFor("peripheriques", specifiedProfile)).toBe("autre");
    expect(quoteServiceTypeFor("inconnu")).toBe("autre");
  });

  // rule forms/all-services
  it("preselects remote help and peripherals once the owner has saved what the shop offers", () => {
    const remote = services.find(({ path }) => path === "/services/depannage-distance");
    const asked = quoteServiceTypeFor(
      new URLSearchParams(remote && quoteHref(remote).split("?")[1]).get("service"),
    );
    expect(asked && quoteOptionFor(asked, specifiedProfile)).toBe("depannage");
    const saved = assembleProfile({ site: {} });
    expect(asked && quoteOptionFor(asked, saved)).toBe("distance");
    expect(quoteOptionFor("peripheriques", saved)).toBe("peripheriques");
    const none = assembleProfile({ site: { "service-depannage-distance": "withdrawn" } });
    expect(quoteOptionFor("distance", none)).toBe("depannage");
    const neither = { "service-depannage-distance": "withdrawn", "service-depannage-logiciel": "withdrawn" };
    expect(quoteOptionFor("distance", assembleProfile({ site: neither }))).toBe("autre");
  });

  it("preselects nothing without a parameter", () => {
    expect(quoteServiceTypeFor(null)).toBeNull();
    expect(quoteServiceTypeFor("")).toBeNull();
  });

  it("uses only choices for which the forms have a label", () => {
    for (const { choice } of services) expect(serviceChoiceLabels).toHaveProperty(choice);
    for (const type of quoteServiceTypes) expect(serviceChoiceLabels).toHaveProperty(type);
  });
});

describe("the grid of services", () => {
  const shape = (offered: Parameters<typeof shownCards>[0]) =>
    sheetRows(shownCards(offered)).map(
      ({ card, place, isLast }) => `${card.popular ? "P" : ""}${place}${isLast ? "!" : ""}`,
    );

  it("starts each row of three with a popular service", () => {
    expect(shape(services)).toEqual(["P0", "1", "2", "P0", "1", "2", "P0", "1", "2"]);
  });

  // rule settings/own-services
  it("lists the first points and the price of a service that the owner added", () => {
    const points = "Choix des pièces\nMontage\nEssai d’une heure\nGarantie";
    const added = {
      name: "PC sur mesure",
      description: "Montés ici.",
      lead: "Une semaine.",
      points,
      from: "120",
    };
    const { site } = assembleProfile({ site: { ownServices: [added] } });
    expect(shownCards(site.own)).toMatchObject([
      {
        title: "PC sur mesure",
        features: ["Choix des pièces", "Montage", "Essai d’une heure", "Dès 120\u00a0€"],
      },
    ]);
  });

  // rule settings/services
  it("fills a row that is not full", () => {
    expect(shape(services.slice(0, 8))).toEqual(["P0", "1", "2", "P0", "1", "2", "P0", "1!"]);
    expect(shape(services.filter(({ path }) => !path.includes("materielle")))).toEqual([
      ...["P0", "1", "2", "P0", "1", "2", "0", "1!"],
    ]);
  });
});

// rule prices/taxes
it("tells programs that prices include VAT only if the shop charges VAT", () => {
  const service = { name: "Sécurité", path: "/services/securite-informatique" as const };
  const said = (hasVat: boolean) =>
    JSON.stringify(
      serviceJsonLd(
        service,
        "Réglée.",
        { id: "#a", origin: "https://a.example", area: {}, hasVat },
        specifiedProfile.prices.security,
      ),
    );
  expect(said(true)).toContain('"valueAddedTaxIncluded":true');
  expect(said(false)).not.toContain("valueAddedTax");
});
