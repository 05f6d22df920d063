import { describe, expect, test } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { quoteServiceTypes } from "#app/domains/catalog/labels.ts";
import type { PriceList } from "#app/domains/pricing/content.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { estimateSources } from "./content.ts";
import {
  estimatedQuote,
  estimatesOf,
  estimateSummary,
  estimateText,
  hasPrices,
  knownQuery,
  shownEstimate,
} from "./rules.ts";

const { prices } = specifiedProfile;
const none: PriceList = {
  home: [],
  remote: [],
  security: [],
  maintenance: [],
  travelFees: [],
  examples: [],
};
const read = (query: string) => estimatedQuote(new URLSearchParams(query));
const plain = (text: string) => text.replaceAll(/\s/g, " ");

// rule prices/estimate
test("every device and problem of a new site has a price that is true for it", () => {
  const { portable, fixe, mac, box } = estimatesOf(prices, quoteServiceTypes);
  const texts = [portable, fixe, mac, box].map((all) => Object.values(all).map(plain));
  expect(texts).toEqual([
    ["dès 89 € hors pièce", "29 à 89 €", "dès 159 €", "dès 190 €"],
    ["dès 89 € hors pièce", "29 à 89 €", "dès 89 € + pièce", "dès 190 €"],
    ["dès 89 € hors pièce", "29 à 89 €", "dès 89 € + pièce", "dès 190 €"],
    ["dès 89 €", "29 à 89 €", "Sur devis", "Sur devis"],
  ]);
});

// rule forms/estimate
describe("a price range", () => {
  test("goes from the lowest to the highest price that the price list has for the problem", () => {
    expect(plain(estimateText(prices, "portable", estimateSources.portable.lenteur))).toMatch(/^29 à \d+ €$/);
    const onePlan = { ...none, home: prices.home };
    expect(plain(estimateText(onePlan, "portable", estimateSources.portable.allumage))).toBe(
      "dès 89 € hors pièce",
    );
    expect(plain(estimateText(prices, "mac", estimateSources.mac.choc))).toBe("dès 89 € + pièce");
    expect(plain(estimateText(prices, "portable", estimateSources.portable.choc))).toBe("dès 159 €");
  });

  // rule prices/estimate
  describe("from prices 'à partir de'", () => {
    const example = (name: string, euros: number) => ({
      name,
      detail: null,
      price: euros,
      services: ["/services/reparation-materielle" as const],
    });
    const shop = { ...none, examples: [example("Écran", 89), example("Batterie", 59)] };
    const said = (list: PriceList) => {
      const { portable, mac } = estimatesOf(list, quoteServiceTypes);
      return [portable.choc, portable.allumage, mac.choc].map((text) => plain(String(text)));
    };

    test("gives the lowest one about the problem, and no highest price", () => {
      expect(said(shop)).toEqual(["dès 89 €", "dès 59 €", "dès 89 €"]);
    });

    test("gives the one that includes the part, and not the price of a plan, which is only for labour", () => {
      expect(said({ ...shop, home: prices.home })).toEqual(["dès 89 €", "dès 59 €", "dès 89 €"]);
      const dear = { ...none, home: prices.home, examples: [example("Dalle d’écran", 189)] };
      expect(said(dear)).toEqual(["dès 189 €", "dès 89 € hors pièce", "dès 189 €"]);
    });

    test("leaves out those about another device or another repair", () => {
      const others = [example("Écran de PC portable", 129), example("Nettoyage interne", 39)];
      expect(said({ ...none, examples: others })).toEqual(["dès 129 €", "Sur devis", "Sur devis"]);
      const macs = [example("Écran de PC portable", 129), example("Écran de MacBook", 349)];
      expect(said({ ...none, examples: macs })).toEqual(["dès 129 €", "Sur devis", "dès 349 €"]);
    });

    test("has an upper end only if a plan has a price", () => {
      const dear = {
        ...prices,
        examples: [
          { ...example("Reprise complète", 119), services: ["/services/depannage-logiciel" as const] },
        ],
      };
      expect(plain(String(estimatesOf(dear, quoteServiceTypes).portable.lenteur))).toBe("dès 29 €");
    });
  });

  // rule prices/own-rows
  test("takes account of a session that the owner added, whatever the meaning of its row", () => {
    const own = { name: "Séance de 45 min", price: "35", duration: "la séance" };
    const shop = assembleProfile({
      prices: { remoteSessions: [planRow(own)], priceExamplesState: "hidden" },
    });
    expect(plain(estimateText(shop.prices, "portable", estimateSources.portable.lenteur))).toBe("35 à 89 €");
    const monthly = [planRow({ ...own, duration: "par mois" })];
    const subscribed = assembleProfile({ prices: { remoteSessions: monthly, priceExamplesState: "hidden" } });
    expect(plain(estimateText(subscribed.prices, "portable", estimateSources.portable.lenteur))).toBe(
      "dès 89 €",
    );
  });

  test("is without a price if the list has none", () => {
    const all = quoteServiceTypes;
    expect(estimatesOf(none, all).portable.fichiers).toBe("Sur devis");
    expect(estimatesOf(none, all).mac.allumage).toBe("Sur devis");
    expect(estimatesOf(prices, all).mac.allumage).not.toBe("Sur devis");
    expect(estimatesOf(prices, ["depannage", "reseau"]).mac.allumage).toBe("Sur devis");
  });

  test("is hidden on the home page and on the quote form if no answer has a price", () => {
    const all = quoteServiceTypes;
    expect(hasPrices(estimatesOf(prices, all))).toBe(true);
    expect(hasPrices(estimatesOf(none, all))).toBe(false);
    const query = new URLSearchParams("appareil=portable&panne=allumage");
    expect(estimateSummary(query, none, all)).toBeNull();
  });

  // rule prices/estimate
  test("contains no remote session for a router that does not start", () => {
    const { allumage, lenteur } = estimatesOf(prices, quoteServiceTypes).box ?? {};
    expect(lenteur).toContain("29");
    expect(allumage).not.toContain("29");
  });

  // rule settings/services
  test("is not offered for a device that only a withdrawn service repairs", () => {
    const left = quoteServiceTypes.filter((type) => type !== "reseau");
    expect(estimatesOf(prices, left).box).toEqual({});
    expect(estimatesOf(prices, left).portable).toHaveProperty("fichiers");
    const query = new URLSearchParams("appareil=box&panne=allumage");
    expect(estimateSummary(query, prices, left)).toBeNull();
  });

  // rule settings/services
  test("is not offered for a problem that only a withdrawn service solves", () => {
    const left = quoteServiceTypes.filter((type) => type !== "recuperation");
    expect(estimatesOf(prices, left).portable).not.toHaveProperty("fichiers");
    expect(estimatesOf(prices, quoteServiceTypes).box).toHaveProperty("fichiers");
    const query = new URLSearchParams("appareil=portable&panne=fichiers");
    expect(estimateSummary(query, prices, left)).toBeNull();
  });
});

// rule forms/estimate
test("the four choices of the estimate fill in the form's service, urgency and description", () => {
  expect(read("appareil=portable&panne=allumage&age=milieu&delai=urgent")).toEqual({
    service_type: "reparation",
    urgency: "urgent",
    description: "PC portable, 3 à 7\u00a0ans. Ne s’allume plus.",
  });
  expect(read("appareil=box&panne=lenteur").service_type).toBe("reseau");
  expect(read("age=ancien").description).toBe("plus de 7\u00a0ans.");
});

test("an unknown choice counts as no choice", () => {
  expect(read("appareil=constructor&panne=__proto__&age=&delai=hier")).toEqual({
    service_type: null,
    urgency: null,
    description: "",
  });
});

// rule forms/estimate-kept
test("the range is returned with its device and its problem, or not at all if one of them is missing", () => {
  const shown = (query: string) =>
    plain(String(estimateSummary(new URLSearchParams(query), prices, quoteServiceTypes)));
  expect(shown("appareil=portable&panne=lenteur&age=milieu")).toMatch(
    /^29 à \d+ € \(PC portable, lent ou bloqué\)$/,
  );
  expect(shown("appareil=box&panne=choc")).toBe("Sur devis (Box, imprimante, écran ou choc)");
  for (const query of ["", "appareil=mac", "panne=choc", "appareil=constructor&panne=choc"])
    expect(shown(query)).toBe("null");
});

test("the range in a draft's token can be shown again", () => {
  const text = "29 à 89\u00a0€ (PC portable, lent ou bloqué) ÿ~?>";
  const token = `${Buffer.from(text, "utf8").toString("base64url")}.signature`;
  expect(shownEstimate(token)).toEqual({ text, token });
  for (const broken of ["", ".", "é", "%", "gIA.signature"]) expect(shownEstimate(broken)).toBeNull();
});

test("a refused form comes back with the same choices, and without other parameters of the address", () => {
  const query = "appareil=mac&utm_source=x&panne=choc&service=reseau&delai=hier";
  expect(knownQuery(new URLSearchParams(query))).toBe("?service=reseau&appareil=mac&panne=choc");
  expect(knownQuery(new URLSearchParams("service=toString"))).toBe("");
});
