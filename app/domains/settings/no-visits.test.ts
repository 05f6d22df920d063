import { expect, it } from "vitest";
import { reassurances, values } from "#app/domains/business/content.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { isVisiting, listServices } from "#app/domains/business/rules/site.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { elsewhereText, zoneText } from "#app/domains/chatbot/content/zone-texts.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { createLocationMaker } from "#app/domains/locations/import/rules/new-locations.ts";
import { sampleCommunes } from "#app/domains/locations/content/sarthe.ts";
import { reachOf } from "#app/domains/locations/rules/reach.ts";
import { zoneLead } from "#app/domains/locations/zones/labels/facts.ts";
import { visitText } from "#app/domains/locations/zones/labels/reach.ts";
import { locationContact } from "#app/domains/locations/zones/rules/contact.ts";
import { offeredServices } from "#app/domains/locations/zones/rules/offers.ts";
import { servicesByPlace } from "#app/domains/locations/zones/rules/where-done.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { offeredPreferences } from "#app/domains/technician-applications/content.ts";
import { atPlace } from "#app/lib/french/place-names.ts";
import { checkSection } from "./commands/check-section.server.ts";

const network = "service-configuration-reseau";
const noVisits = { visits: "no", [network]: "withdrawn" };
const fees = [{ upToKm: "20", price: "15" }];
const atCounter = assembleProfile({ site: noVisits, prices: { travelFees: fees } });
const alone = assembleProfile({ site: { ...noVisits, "service-depannage-distance": "withdrawn" } });

/**
 * Words that promise a visit by the shop. 'Se déplacer' (to travel) and 'visite' (visit) alone are not among them: they
 * may be about the customer.
 */
const visits =
  /à domicile|chez vous|nous venons|nous (y )?déplaçons|nous faire venir|pouvons venir|la visite|une visite|déplacement|à votre porte|faisons la route|nous passons/gi;
/** Phrases that contain a word for a home visit but promise none. */
const others =
  /Vous restez chez vous|un disque chez vous|gardez-la chez vous|près de chez vous|ne nous déplaçons pas|avant tout déplacement|évite un déplacement|déplacement pour rien|sans déplacement|\["Déplacement sur site"\]|Visite sur site/gi;
const promised = (said: unknown) => JSON.stringify(said).replace(others, "").match(visits) ?? [];

function zonesOf(profile: typeof atCounter) {
  const communes = sampleCommunes.map(([inseeCode, postalCode, name, latitude, longitude], index) => ({
    inseeCode,
    postalCode,
    name,
    department: "Sarthe",
    region: "Pays de la Loire",
    coordinates: latitude !== null && longitude !== null && index % 5 > 0 ? { latitude, longitude } : null,
  }));
  return communes.map(createLocationMaker(communes, new Set(), profile)).map((zone) => {
    const coordinates = { latitude: Number(zone.latitude), longitude: Number(zone.longitude) };
    const reach = reachOf(profile, { city: zone.city, coordinates });
    const place = { ...zone, at: atPlace(zone.city), department: "Sarthe", isFar: false };
    return [
      zone.description,
      zoneLead({ ...place, reach, direction: "au sud" }, profile),
      zoneLead({ ...place, reach: null, direction: null }, profile),
      reach && visitText(reach, profile),
      locationContact(zone, profile, true).address,
      servicesByPlace(offeredServices(zone.services, profile), profile),
    ];
  });
}

function pagesOf(profile: typeof atCounter) {
  return [
    ...listServices(profile).map(({ path }) => getServicePage(path, profile)),
    fillTexts([reassurances, values, serviceCards], businessWords(profile)),
    fillTexts(profile.prices, businessWords(profile)),
    placesOfWork(profile, ["chez vous", "dans votre entreprise"]),
    offeredPreferences(offeredChoices(profile), profile),
  ];
}

const answersOf = (profile: typeof atCounter) =>
  starterResponses.map(({ response }) => offeredAnswer(response, profile));

// rule settings/visits
it.each([
  ["with remote support", atCounter],
  ["without", alone],
])("a shop that visits nobody promises no visit on any page, zone or answer, %s", (_, profile) => {
  expect(isVisiting(profile)).toBe(false);
  expect(promised(pagesOf(profile))).toEqual([]);
  expect(promised(zonesOf(profile))).toEqual([]);
  expect(promised(answersOf(profile))).toEqual([]);
  expect(JSON.stringify([pagesOf(profile), zonesOf(profile), answersOf(profile)])).not.toMatch(/\{\w+\}/);
  // This shows that the test can find such words: the texts of a shop that makes visits contain them on each kind of
  // page.
  for (const of of [pagesOf, zonesOf, answersOf])
    expect(promised(of(specifiedProfile)).length).toBeGreaterThan(3);
});

// rule settings/visits
it("a shop that visits nobody tells the people of a town what it does for them", () => {
  const zone = {
    city: "Arnage",
    postalCode: "72230",
    km: 8,
    travelFee: null,
    beyondKm: null,
    path: "/locations/arnage",
  };
  expect(zoneText({ ...zone, isHelpedRemotely: true, isVisited: false }).replaceAll("\u00a0", " ")).toBe(
    "Arnage (72230) est à environ 8 km de l’atelier à vol d’oiseau.\nNous ne nous déplaçons pas : l’appareil se dépose à l’atelier, aux heures d’ouverture. Nous dépannons aussi à distance.\nTout est sur sa page : /locations/arnage",
  );
  const elsewhere = {
    name: "Tours",
    km: 75,
    radiusKm: 30,
    city: "Le Mans",
    phone: "",
    zonesPath: null,
    remotePath: null,
  };
  expect(elsewhereText({ ...elsewhere, isVisiting: false }).replaceAll("\u00a0", " ")).toBe(
    "Tours est à environ 75 km de l’atelier à vol d’oiseau.\nNous ne nous déplaçons pas : l’appareil se dépose à l’atelier, aux heures d’ouverture.",
  );
});

// rule settings/visits
it("when visits end, the travel fees disappear, and they come back with the visits", () => {
  expect(atCounter.prices.travelFees).toEqual([]);
  expect(atCounter.legal.travelCosts).toBe("Sans objet");
  const visiting = assembleProfile({ prices: { travelFees: fees } });
  expect(visiting.prices.travelFees).toHaveLength(1);
  expect(visiting.legal.travelCosts).toContain("15");
});

// rule settings/visits
it("visits cannot be ended while a service is done only at the customer's", () => {
  expect(checkSection("site", { visits: "no" })).toEqual({
    errors: {
      visits: "La configuration réseau se fait chez le client\u00a0: retirez d’abord ce service, plus haut",
    },
  });
  expect(checkSection("site", noVisits)).toEqual({ stored: noVisits });
  const own = { name: "Cours", description: "Une heure.", place: "home" };
  expect(checkSection("site", { ...noVisits, ownServices: [own] })).toEqual({
    errors: { "ownServices.0.place": "Vous n’allez pas chez vos clients\u00a0: choisissez un autre lieu" },
  });
});
