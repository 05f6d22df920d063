import { expect, it } from "vitest";
import { homeTexts } from "#app/domains/business/queries.server.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, type specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { zoneText } from "#app/domains/chatbot/content/zone-texts.ts";
import { askedPrice } from "#app/domains/chatbot/facts/rules/asked-price.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { sampleCommunes } from "#app/domains/locations/content/sarthe.ts";
import { locationDescription } from "#app/domains/locations/descriptions/rules/description.ts";
import { travelFeeText } from "#app/domains/pricing/rules/travel-fees.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { planRow } from "#tests/support/plan-row.ts";

type Shop = typeof specifiedProfile;
const near = [{ upToKm: "20", price: "0" }];
const withVisit = (price: string) => [planRow({ name: "Visite à domicile", price, features: "Examen" })];
const free = assembleProfile({ prices: { travelFees: near, homePlans: withVisit("0") } });

/** Returns every text of the site about the shop's travel to a customer. */
function said(shop: Shop): string {
  const zone = { city: "Arnage", postalCode: "72230", km: 8, beyondKm: null, path: "/locations/arnage" };
  const travelFee = travelFeeText(8, shop.prices);
  const asked = { topics: ["home-visit"], hasPrice: false };
  const all = [
    homeTexts(shop),
    shop.legal.travelCosts,
    listServices(shop).map(({ path }) => getServicePage(path, shop)),
    fillTexts([serviceCards, shop.prices.home], businessWords(shop)),
    starterResponses.map(({ response }) => offeredAnswer(response, shop)),
    askedPrice("le déplacement est-il gratuit ?", asked, shop),
    zoneText({ ...zone, travelFee, isHelpedRemotely: true, isVisited: true }),
    sampleCommunes
      .slice(0, 40)
      .map(([slug, postalCode, city]) =>
        locationDescription(
          { slug, postalCode, city, department: "Sarthe", region: null, coordinates: null, neighbours: [] },
          shop,
        ),
      ),
  ];
  return JSON.stringify(all).replaceAll("\u00a0", " ");
}

const freeTravel =
  /(?:déplacements?|visites?|venue)(?: \S+){0,2} (?:offerte?s?|gratuite?s?)|sans frais de déplacement/gi;

// rule prices/travel
it.each([
  ["a visit's price", { travelFees: near, homePlans: withVisit("60") }],
  ["an intervention at home", { travelFees: near }],
  [
    "a fee for a longer way",
    { travelFees: [...near, { upToKm: "30", price: "15" }], homePlans: withVisit("0") },
  ],
])("nothing says that travel is free beside %s", (_what, prices) => {
  const text = said(assembleProfile({ prices }));
  expect(text.match(freeTravel) ?? []).toEqual([]);
  expect(text).toMatch(/[Dd]éplacement :? ?compris/);
});

// rule prices/travel
it("a shop that charges for no visit and no distance says that travel is free", () => {
  expect(said(free).match(freeTravel)?.length).toBeGreaterThan(2);
});
