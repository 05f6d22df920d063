import { expect, it } from "vitest";
import { isInvitation, shownAddress } from "#app/domains/business/rules/premises.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { homeTexts } from "#app/domains/business/queries.server.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { reassurances, values } from "#app/domains/business/content.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { createLocationMaker } from "#app/domains/locations/import/rules/new-locations.ts";
import { sampleCommunes } from "#app/domains/locations/content/sarthe.ts";
import { reachOf } from "#app/domains/locations/rules/reach.ts";
import { zoneLead } from "#app/domains/locations/zones/labels/facts.ts";
import { visitText } from "#app/domains/locations/zones/labels/reach.ts";
import { locationContact } from "#app/domains/locations/zones/rules/contact.ts";
import { offeredServices } from "#app/domains/locations/zones/rules/offers.ts";
import { servicesByPlace } from "#app/domains/locations/zones/rules/where-done.ts";
import { whatNextSteps } from "#app/domains/quote-requests/rules/next-steps.ts";
import { preparationFor } from "#app/domains/quote-requests/rules/preparation.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import { atPlace } from "#app/lib/french/place-names.ts";
import { checkSection } from "./commands/check-section.server.ts";

const company = { street: "7 impasse du Four", postalCode: "72200", city: "La Flèche", access: "Parking" };
const atHomes = assembleProfile({ company, site: { premises: "no", visits: "homes" } });
const nearOnly = assembleProfile({ company, site: { premises: "no", beyond: "never", radius: "10" } });
const remoteNever = { premises: "no", beyond: "never", "service-depannage-distance": "withdrawn" };
const alone = assembleProfile({ company, site: remoteNever });

/** Returns every sentence that invites people to the shop, from all texts in a value at any depth. */
function invitationsIn(said: unknown): string[] {
  if (typeof said === "string") return said.split(/(?<=[.!?])\s|\n/).filter(isInvitation);
  if (said === null || typeof said !== "object") return [];
  return Object.values(said).flatMap(invitationsIn);
}

function zonesOf(profile: typeof atHomes) {
  const communes = sampleCommunes.map(([inseeCode, postalCode, name, latitude, longitude], index) => ({
    ...{ inseeCode, postalCode, name, department: "Sarthe", region: "Pays de la Loire" },
    coordinates: latitude !== null && longitude !== null && index % 5 > 0 ? { latitude, longitude } : null,
  }));
  return communes.map(createLocationMaker(communes, new Set(), profile)).map((zone) => {
    const coordinates = { latitude: Number(zone.latitude), longitude: Number(zone.longitude) };
    const reach = reachOf(profile, { city: zone.city, coordinates });
    const isFar = reach?.where === "far";
    const place = { ...zone, at: atPlace(zone.city), department: "Sarthe", isFar };
    return {
      description: zone.description,
      lead: zoneLead({ ...place, reach, direction: "au sud" }, profile),
      visit: reach && visitText(reach, profile),
      contact: locationContact(zone, profile, true),
      counter: servicesByPlace(offeredServices(zone.services, profile), profile).shop,
    };
  });
}

const answersOf = (profile: typeof atHomes) =>
  starterResponses.map(({ response }) => offeredAnswer(response, profile));

const pagesOf = (profile: typeof atHomes) => [
  ...listServices(profile).map(({ path }) => getServicePage(path, profile)),
  fillTexts([reassurances, values, serviceCards], businessWords(profile)),
];

// rule settings/premises
it.each([
  ["visits homes", atHomes],
  ["never goes beyond its radius", nearOnly],
  ["does neither remote support nor longer ways", alone],
])("a shop without premises that %s invites nobody to its address", (_, profile) => {
  for (const saidBy of [zonesOf, answersOf, pagesOf]) {
    expect(invitationsIn(saidBy(profile))).toEqual([]);
    // This shows that the test can find such words: the texts of a shop that receives people contain them.
    expect(invitationsIn(saidBy(specifiedProfile)).length).toBeGreaterThan(2);
  }
  const said = JSON.stringify([zonesOf(profile), answersOf(profile), emailSignature(profile)]);
  expect(said).not.toMatch(/impasse du Four|\{\w+\}/);
  expect(JSON.stringify(profile.prices)).not.toContain("à l’atelier");
  expect(profile.priceWords.lieu_intervention).toBe("à domicile");
  expect(zonesOf(profile).flatMap(({ counter }) => counter)).toEqual([]);
  expect(
    answersOf(profile).filter((answer) => answer.startsWith("Nous ne recevons pas")).length,
  ).toBeGreaterThan(0);
});

// rule settings/premises
it("says nowhere that a device is brought to, left at or fetched from a shop without premises", () => {
  const left =
    /posez-le sur l’établi|en boutique|avant de repartir|vous repartez|nous le confiez|l’apporter|apporter ma pièce|vous déplacer|(sinon|fait|répare) à l’atelier|part à l’atelier/i;
  const saidBy = (profile: typeof atHomes) =>
    [homeTexts(profile), ...pagesOf(profile), answersOf(profile), whatNextSteps(profile)].map((said) =>
      JSON.stringify(said),
    );
  expect(saidBy(atHomes).flatMap((said) => said.match(left) ?? [])).toEqual([]);
  expect(saidBy(specifiedProfile).filter((said) => left.test(said)).length).toBeGreaterThan(3);
  expect(homeTexts(atHomes).hero.title).toBe("En panne\u00a0? Nous venons à vous.");
  const own = assembleProfile({ writing: { heroTitle: "Mehdi répare." }, site: { premises: "no" } });
  expect(homeTexts(own).hero.title).toBe("Mehdi répare.");
});

// rule settings/premises
it("names only the town of a shop without premises, and its middle to a kilometre", () => {
  expect(shownAddress(atHomes)).toBe("72200\u00a0La\u00a0Flèche");
  expect(shownAddress(specifiedProfile)).toContain("18 rue des Établis");
  const business = localBusinessJsonLd(atHomes, "https://a.example");
  expect(business).not.toHaveProperty("geo");
  expect(business).not.toHaveProperty("address.streetAddress");
  expect(business).toMatchObject({ areaServed: { geoMidpoint: { latitude: 48.01, longitude: 0.2 } } });
});

// rule settings/premises
it("tells the sender of a request what to have ready at home instead of what to bring", () => {
  expect(preparationFor("reparation", specifiedProfile)).toMatchObject({ place: "shop" });
  expect(preparationFor("reparation", atHomes)).toMatchObject({ place: "home" });
  expect(preparationFor("distance", atHomes)).toMatchObject({ place: "remote" });
});

// rule settings/premises
it("refuses a shop to which nobody comes and that goes to nobody", () => {
  const site = { visits: "no", premises: "no", "service-configuration-reseau": "withdrawn" };
  expect(checkSection("site", site)).toMatchObject({ errors: { premises: expect.any(String) } });
  expect(checkSection("site", { premises: "no" })).toHaveProperty("stored.premises", "no");
});
