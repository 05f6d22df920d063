import { expect, it } from "vitest";
import { aboutTexts, homeTexts } from "#app/domains/business/queries.server.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { servicePassagesOf } from "#app/domains/chatbot/passages/rules/service-passages.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { defaultServices } from "#app/domains/locations/content/defaults.ts";
import { sampleCommunes } from "#app/domains/locations/content/sarthe.ts";
import { locationDescription } from "#app/domains/locations/descriptions/rules/description.ts";
import { promptFor } from "#app/domains/locations/descriptions/rules/prompts.ts";
import { cardServices, offeredServices } from "#app/domains/locations/zones/rules/offers.ts";
import { servicesByPlace } from "#app/domains/locations/zones/rules/where-done.ts";
import { estimatedQuote, estimatesOf, servedDevices } from "#app/domains/quote-requests/estimate/rules.ts";
import { readCompared, servedMachines } from "#app/domains/quote-requests/replacement/rules.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { offeredSpecialties } from "#app/domains/technician-applications/content.ts";
import { checkSection } from "./commands/check-section.server.ts";

type Shop = typeof specifiedProfile;
const onPcs = assembleProfile({ site: { macs: "no" } });

/** Finds the words that say that the shop works on Macs. */
const named = (said: unknown) =>
  JSON.stringify(said)
    .replaceAll("\u00a0", " ")
    .replace(/Nous ne réparons pas les Mac/g, "")
    .match(/\bi?mac(?:s|book|os)?\b|apple/gi) ?? [];

const places = sampleCommunes.map(([slug, postalCode, city, latitude, longitude]) => ({
  ...{ slug, postalCode, city, department: "Sarthe", region: null, neighbours: [] },
  coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
}));
const zoneOf = (shop: Shop) => {
  const names = [...defaultServices, "Réparation PC et Mac"];
  const offered = offeredServices(names, shop);
  return [offered, cardServices(names, shop), servicesByPlace(offered, shop)];
};

// rule settings/devices
it.each<[place: string, saidBy: (shop: Shop) => unknown]>([
  ["home page", homeTexts],
  ["about page", aboutTexts],
  ["page of a service", (shop) => listServices(shop).map(({ path }) => getServicePage(path, shop))],
  ["card", (shop) => fillTexts(serviceCards, businessWords(shop))],
  ["passage", (shop) => fillTexts(servicePassagesOf(shop), businessWords(shop)).filter(({ text }) => text)],
  ["answer", (shop) => starterResponses.map(({ response }) => offeredAnswer(response, shop))],
  ["description of a zone", (shop) => places.map((place) => locationDescription(place, shop))],
  ["services of a zone", zoneOf],
  ["estimate", servedDevices],
  ["comparison", servedMachines],
  ["application form", (shop) => offeredSpecialties(offeredChoices(shop), shop)],
])("a shop that does not work on Macs names none: %s", (_place, saidBy) => {
  expect(named(saidBy(onPcs))).toEqual([]);
  expect(JSON.stringify(saidBy(onPcs))).not.toMatch(/undefined|\{mac|\[,|,\s*,/);
  // This shows that the test can find such words: the texts of a shop that works on Macs contain them.
  expect(named(saidBy(specifiedProfile)).length).toBeGreaterThan(0);
});

// rule settings/devices
it("a shop that does not work on Macs keeps all other texts", () => {
  const page = JSON.stringify(getServicePage("/services/reparation-materielle", onPcs));
  expect(page).toContain('"title":"Réparation d’ordinateur au Mans, PC"');
  expect(page).toContain("Ordinateurs fixes");
  expect(JSON.stringify(fillTexts(serviceCards, businessWords(onPcs)))).toContain("PC portables et fixes");
  expect(offeredServices(["Réparation PC & Mac"], onPcs)).toEqual([
    { name: "Réparation PC", to: "/services/reparation-materielle" },
  ]);
  // Without the words about Macs, the list of services still counts as the default one, so the shop's other services
  // are added to it.
  const sorted = servicesByPlace(offeredServices(defaultServices, onPcs), onPcs);
  expect(sorted.shop.map(({ name }) => name)).toContain("Mise à niveau");
});

// rules settings/devices and forms/estimate
it("a shop that does not work on Macs asks about none, and takes none from a link", () => {
  const query = new URLSearchParams("appareil=mac&panne=lenteur");
  expect(estimatedQuote(query, servedDevices(onPcs)).description).toBe("Lent ou bloqué.");
  expect(estimatesOf(onPcs.prices, offeredChoices(onPcs), servedDevices(onPcs)).mac).toEqual({});
  const compared = new URLSearchParams("appareil=mac&age=3&reparation=100&neuf=900");
  expect(readCompared(compared, onPcs)).toEqual({
    errors: { machine: "Choisissez un appareil de la liste" },
  });
  expect(readCompared(compared, specifiedProfile)).toHaveProperty("values.machine", "mac");
});

// rule settings/devices
it("the text-generation service is told that the shop does not work on Macs", () => {
  const [place] = places;
  if (!place) throw new Error("no commune");
  expect(promptFor(place, onPcs)).toContain("n’annonce rien pour les Mac");
  expect(promptFor(place, specifiedProfile)).not.toContain("Mac,");
});

// rule settings/devices
it("whether the shop works on Macs is one of two choices, and a page's data contain only the choice 'no'", () => {
  expect(checkSection("site", { macs: "no" })).toEqual({ stored: { macs: "no" } });
  expect(checkSection("site", { macs: "sometimes" })).toMatchObject({ errors: { macs: expect.any(String) } });
  expect(onPcs.site.noMacs).toBe(true);
  expect(specifiedProfile.site).not.toHaveProperty("noMacs");
});
