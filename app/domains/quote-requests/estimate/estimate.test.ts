import { describe, expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { quoteServiceTypes } from "#app/domains/catalog/labels.ts";
import type { PriceList } from "#app/domains/pricing/content.ts";
import { estimateSources } from "./content.ts";
import { estimatedQuote, estimatesOf, estimateText } from "./rules.ts";

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

// rule forms/estimate
describe("a range", () => {
  test("goes from the least to the most of what the price list says of the trouble", () => {
    expect(plain(estimateText(prices, estimateSources.portable.lenteur))).toMatch(/^29 à \d+ €$/);
    const onePlan = { ...none, home: prices.home };
    expect(plain(estimateText(onePlan, estimateSources.portable.allumage))).toBe("dès 89 €");
  });

  test("is no price where the list says nothing", () => {
    const all = quoteServiceTypes;
    expect(estimatesOf(none, all).portable.fichiers).toBe("Sur devis");
    expect(estimatesOf(none, all).mac.allumage).toBe("Sur devis");
    expect(estimatesOf(prices, all).mac.allumage).not.toBe("Sur devis");
    expect(estimatesOf(prices, ["depannage"]).mac.allumage).toBe("Sur devis");
  });
});

// rule forms/estimate
test("four choices fill in the form's service, delay and text", () => {
  expect(read("appareil=portable&panne=allumage&age=milieu&delai=urgent")).toEqual({
    service_type: "reparation",
    urgency: "urgent",
    description: "PC portable, 3 à 7\u00a0ans. Ne s’allume plus.",
  });
  expect(read("appareil=box&panne=lenteur").service_type).toBe("reseau");
  expect(read("age=ancien").description).toBe("plus de 7\u00a0ans.");
});

test("an unknown choice is none", () => {
  expect(read("appareil=constructor&panne=__proto__&age=&delai=hier")).toEqual({
    service_type: null,
    urgency: null,
    description: "",
  });
});
