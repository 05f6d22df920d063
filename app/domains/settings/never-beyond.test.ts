import { expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { zonesOfCodeText, zoneText } from "#app/domains/chatbot/content/zone-texts.ts";
import { offeredAnswer } from "#app/domains/chatbot/rules/offered-answer.ts";
import { locationDescription } from "#app/domains/locations/descriptions/rules/description.ts";
import { promptFor } from "#app/domains/locations/descriptions/rules/prompts.ts";
import { reachOf } from "#app/domains/locations/rules/reach.ts";
import { zoneLead } from "#app/domains/locations/zones/labels/facts.ts";
import { visitsEndText, zonesDescription, zonesLead } from "#app/domains/locations/zones/labels/list.ts";
import { visitText } from "#app/domains/locations/zones/labels/reach.ts";

const never = assembleProfile({ site: { beyond: "never" } });
const alone = assembleProfile({ site: { beyond: "never", "service-depannage-distance": "withdrawn" } });

const laFleche = {
  ...{ city: "La Flèche", postalCode: "72200", department: "Sarthe", region: "Pays de la Loire" },
  coordinates: { latitude: 47.6989, longitude: -0.0742 },
};
const spay = { ...laFleche, city: "Spay", coordinates: { latitude: 47.92, longitude: 0.15 } };
const unplaced = { ...laFleche, department: "Nièvre", coordinates: null };

const listed = (profile: typeof never) => ({ count: 12, visitsEnd: visitsEndText(profile) });
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const leadOf = (place: typeof laFleche | typeof unplaced, profile: typeof never) => {
  const reach = reachOf(profile, place);
  const isFar = reach ? reach.where === "far" : true;
  return plain(zoneLead({ ...place, at: "à La Flèche", reach, isFar, direction: "au sud" }, profile));
};
/**
 * Returns the descriptions of a place for a hundred slugs. The slug chooses the sentences, so every sentence occurs.
 */
const descriptionsOf = (place: typeof laFleche | typeof unplaced, profile: typeof never) =>
  Array.from({ length: 100 }, (_, index) =>
    locationDescription({ ...place, slug: `zone-${index}`, neighbours: [] }, profile),
  ).join();

/** Words that promise a visit, such as 'à domicile' (at home), 'nous venons' (we come), 'à votre porte' (at your door). */
const visits =
  /à domicile|chez vous|sur demande|nous venons|nous déplaçons|pouvons venir|la visite|une visite|se voir|à votre porte/i;

// rule settings/visits
it("a zone beyond the radius of a shop that never goes beyond it promises no visit", () => {
  expect(leadOf(laFleche, never)).toBe(
    "La Flèche est à 40 km au sud de l’atelier : vous déposez l’appareil au comptoir, du lundi au samedi, ou nous dépannons à distance.",
  );
  expect(leadOf(unplaced, never)).not.toMatch(visits);
  expect(leadOf(laFleche, alone)).not.toMatch(/distance/);
  const far = reachOf(never, laFleche);
  expect(far && visitText(far, never)).toBe("À l’atelier ou à distance, du lundi au samedi");
  for (const profile of [never, alone])
    for (const place of [laFleche, unplaced]) expect(descriptionsOf(place, profile)).not.toMatch(visits);
  expect(descriptionsOf(laFleche, never)).toMatch(/à distance/);
  expect(promptFor({ ...laFleche, slug: "la-fleche", neighbours: [] }, never)).toContain("ni visite");
});

// rule settings/visits
it("that shop still visits the zones within its radius, and the specified shop goes beyond its radius on request", () => {
  const near = reachOf(never, spay);
  expect(near && visitText(near, never)).toBe("Chez vous, du lundi au samedi");
  expect(leadOf(spay, never)).toContain("nous venons chez vous");
  expect(descriptionsOf(spay, never)).toBe(descriptionsOf(spay, specifiedProfile));
  expect(leadOf(laFleche, specifiedProfile)).toContain("chez vous sur demande");
  expect(descriptionsOf(laFleche, specifiedProfile)).toMatch(visits);
});

// rule settings/visits
it("the list of zones says where the visits end", () => {
  const end = "Nous nous déplaçons jusqu’à 30 km de l’atelier, pas au-delà.";
  expect(plain(zonesLead(never, listed(never)))).toMatch(new RegExp(`du lundi au samedi\\. ${end}$`));
  expect(plain(zonesDescription("Zones d'intervention", never, listed(never)))).toContain(end);
  expect(zonesLead(specifiedProfile, listed(specifiedProfile))).not.toContain("au-delà");
});

const zone = {
  ...{ city: "La Flèche", postalCode: "72200", km: 40.2, travelFee: null, beyondKm: 30 },
  ...{ path: "/locations/la-fleche", isHelpedRemotely: true, isVisited: false, isTooFar: true },
};

// rules settings/visits and assistant/facts
it("the assistant says that a zone is too far for a visit", () => {
  expect(plain(zoneText(zone))).toBe(
    "La Flèche (72200) est à environ 40 km de l’atelier à vol d’oiseau, au-delà de notre rayon habituel de 30 km.\nNous ne nous déplaçons pas jusque-là : l’appareil se dépose à l’atelier, aux heures d’ouverture. Nous dépannons aussi à distance.\nTout est sur sa page : /locations/la-fleche",
  );
  expect(plain(zoneText({ ...zone, km: 30.3 }))).toContain("à un peu plus de 30 km");
  expect(plain(zoneText({ ...zone, km: null }))).toContain("La Flèche (72200) est au-delà de notre rayon");
});

// rules settings/visits and assistant/facts
it("the assistant says which zones of a postal code it visits", () => {
  const near = { ...zone, city: "Spay", km: 9, beyondKm: null, isVisited: true, isTooFar: false };
  const code = { postalCode: "72200", others: 0, path: "/locations" };
  const all = plain(zonesOfCodeText({ ...code, first: [zone, zone] }));
  expect(all).toMatch(/^Nous ne nous déplaçons pas jusque-là/);
  const some = plain(zonesOfCodeText({ ...code, first: [near, zone], isPartlyVisited: true }));
  expect(some).toMatch(/^Nous nous déplaçons dans une partie du 72200, pas au-delà de notre rayon/);
  expect(some).toMatch(/La Flèche, [^•]*, trop loin pour une visite\./);
  expect(`${all}${some}`).not.toContain("sur demande");
});

// rule settings/visits
it("the assistant's answer about the zones says that the visits end at the radius", () => {
  const { response = "" } = starterResponses.find(({ topic }) => topic === "zones") ?? {};
  expect(plain(offeredAnswer(response, never))).toContain("dans un rayon de 30 km, pas au-delà.");
  expect(plain(offeredAnswer(response, specifiedProfile))).toContain("selon la panne et la distance");
});
