import { expect, it } from "vitest";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { servicePassagesOf } from "#app/domains/chatbot/passages/rules/service-passages.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { sampleCommunes } from "#app/domains/locations/content/sarthe.ts";
import { locationDescription } from "#app/domains/locations/descriptions/rules/description.ts";
import { promptFor } from "#app/domains/locations/descriptions/rules/prompts.ts";
import { zoneLead } from "#app/domains/locations/zones/labels/facts.ts";
import { visitsEndText, zonesDescription, zonesLead } from "#app/domains/locations/zones/labels/list.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { offeredPreferences } from "#app/domains/technician-applications/content.ts";
import { checkSection } from "./commands/check-section.server.ts";

const atHomes = assembleProfile({ site: { visits: "homes" } });
const bare = assembleProfile({
  site: {
    visits: "homes",
    "service-depannage-distance": "withdrawn",
    "service-recuperation-donnees": "withdrawn",
  },
});

/** Words that promise a visit to a company (company, office, professionals, ...). */
const visits =
  /dans votre entreprise|en entreprise|au bureau|bureaux|pour une entreprise|entreprises et associations|particuliers et entreprises|artisans|professionnels|activité est bloquée|le bureau en marche|un cabinet|pour un commerce|visites sur site|pour un parc|voir le parc/gi;
/** Phrases with such words that promise no such visit, or refuse one. */
const others =
  /à la maison comme au bureau|de la box au bureau[^"]*câble|Pour une entreprise : à l’atelier|pour particuliers et entreprises|Particuliers et entreprises, PC et Mac/gi;
const promised = (said: unknown) =>
  JSON.stringify(said).replaceAll("\u00a0", " ").replace(others, "").match(visits) ?? [];

const pagesOf = (profile: typeof atHomes) =>
  listServices(profile).map(({ path }) => getServicePage(path, profile));
const passagesOf = (profile: typeof atHomes) => fillTexts(servicePassagesOf(profile), businessWords(profile));
const cardsOf = (profile: typeof atHomes) => fillTexts(serviceCards, businessWords(profile));
const plansOf = ({ prices }: typeof atHomes) => [prices.home, prices.maintenance];
const listed = (profile: typeof atHomes) => ({ count: 12, visitsEnd: visitsEndText(profile) });
const listOf = (profile: typeof atHomes) => [
  zonesLead(profile, listed(profile)),
  zonesDescription("Zones d'intervention", profile, listed(profile)),
];
const answersOf = (profile: typeof atHomes) =>
  starterResponses.map(({ response }) => offeredAnswer(response, profile));
const preferencesOf = (profile: typeof atHomes) => offeredPreferences(offeredChoices(profile), profile);
/** Returns the zones (towns) of the sample. Some have no coordinates, some are beyond the radius. */
const zonesOf = (profile: typeof atHomes) =>
  sampleCommunes.map(([slug, postalCode, city, latitude, longitude], index) => {
    const isPlaced = latitude !== null && longitude !== null && index % 5 > 0;
    const coordinates = isPlaced ? { latitude, longitude } : null;
    const place = { slug, city, postalCode, department: "Sarthe", region: "Pays de la Loire" };
    const unplaced = { ...place, at: city, reach: null, isFar: false, direction: null };
    return [
      locationDescription({ ...place, coordinates, neighbours: [] }, profile),
      zoneLead(unplaced, profile),
    ];
  });

// rule settings/visits
it.each([
  ["page of a service", pagesOf],
  ["passage of a page", passagesOf],
  ["card", cardsOf],
  ["plan", plansOf],
  ["list of zones", listOf],
  ["zone", zonesOf],
  ["answer", answersOf],
  ["application form", preferencesOf],
])("a shop that visits homes only promises no visit to a company: %s", (_place, saidBy) => {
  for (const profile of [atHomes, bare]) {
    expect(promised(saidBy(profile))).toEqual([]);
    expect(JSON.stringify(saidBy(profile))).not.toMatch(/undefined|\[,|,\s*,/);
  }
  // This shows that the test can find such words: the texts of a shop that visits companies contain them.
  expect(promised(saidBy(specifiedProfile)).length).toBeGreaterThan(0);
});

// rule settings/visits
it("a shop that visits homes only still promises visits to homes", () => {
  expect(zonesLead(atHomes, listed(atHomes)).replaceAll("\u00a0", " ")).toMatch(
    /^Un dépannage chez vous ou à distance, dans plus de 12 communes/,
  );
  expect(cardsOf(atHomes)).toContainEqual(
    expect.objectContaining({ features: ["À domicile", "Pilotes à jour", "Essai avec vous"] }),
  );
  const page = JSON.stringify(getServicePage("/services/configuration-reseau", atHomes));
  expect(page).toContain("À la maison");
  expect(page).toContain("Dans tous les cas");
  expect(JSON.stringify(zonesOf(atHomes))).toContain("à votre porte");
  expect(preferencesOf(atHomes)).toHaveProperty("home-visit");
});

// rule settings/visits
it("a shop that visits homes only keeps its travel fees and the network service", () => {
  const fees = [{ upToKm: "20", price: "15" }];
  const visiting = assembleProfile({ site: { visits: "homes" }, prices: { travelFees: fees } });
  expect(visiting.prices.travelFees).toHaveLength(1);
  expect(checkSection("site", { visits: "homes" })).toEqual({ stored: { visits: "homes" } });
  expect(checkSection("site", { visits: "never" })).toMatchObject({ errors: { visits: expect.any(String) } });
});

// rule settings/visits
it("the text-generation service is told which visits the shop makes", () => {
  const place = { slug: "mayet", city: "Mayet", postalCode: "72360", department: "Sarthe", region: null };
  const asked = (profile: typeof atHomes) =>
    promptFor({ ...place, coordinates: null, neighbours: [] }, profile);
  expect(asked(atHomes)).toContain("chez les particuliers seulement");
  expect(asked(specifiedProfile)).not.toMatch(/particuliers|déplaçons/);
});
