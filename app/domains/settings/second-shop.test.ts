import { expect, it } from "vitest";
import {
  quoteValues,
  formServices,
  offeredChoices,
  quoteTypes,
} from "#app/domains/business/rules/form-services.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { quoteServiceTypes, serviceChoices } from "#app/domains/catalog/labels.ts";
import { quoteRequestSchemaWith } from "#app/domains/quote-requests/validation.ts";
import { reassurances } from "#app/domains/business/content.ts";
import { zoneLead } from "#app/domains/locations/zones/labels/facts.ts";
import { visitText } from "#app/domains/locations/zones/labels/reach.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { legalTexts } from "#app/domains/site/content/legal-texts.ts";
import {
  offeredPreferences,
  offeredSpecialties,
  preferredServiceLabels,
  specialtyLabels,
} from "#app/domains/technician-applications/content.ts";

const noPlans = { homePlans: [], remoteSessions: [], securityPlans: [], maintenancePlans: [] };
const shop = assembleProfile({
  hours: { monday: "", saturday: "" },
  prices: noPlans,
  site: {
    "service-recuperation-donnees": "withdrawn",
    ownServices: [{ name: "Réparation de consoles", description: "Manettes et écrans.", lead: "Une heure." }],
  },
});
const remoteless = assembleProfile({ site: { "service-depannage-distance": "withdrawn" } });
const said = (profile: typeof shop) =>
  JSON.stringify([
    getServicePage("/services/depannage-distance", profile),
    getServicePage("/services/configuration-peripheriques", profile),
    getServicePage("/services/reparation-materielle", profile),
    fillTexts(legalTexts, businessWords(profile)),
  ]);

// rules settings/everywhere and prices/row-words
it("a second shop's pages mention neither the first shop's Saturday nor a subscription that it does not sell", () => {
  expect(said(shop)).not.toMatch(
    /samedi aussi|de 10\sh à 16\sh|forfait mensuel|un abonnement|abonnements compris|sauvons vos données/i,
  );
  expect(said(shop)).toContain("Nous travaillons du mardi au vendredi.");
  const specified = said(specifiedProfile);
  for (const words of ["À qui s’adresse le forfait mensuel", "abonnements compris", "Chaque abonnement dit"])
    expect(specified).toContain(words);
});

// rule forms/own-services
it("a form offers the services that the owner added before 'Autre' (other), and no withdrawn service", () => {
  const labels = formServices(shop, quoteTypes(shop)).map(({ label }) => label);
  expect(labels.slice(-2)).toEqual(["Réparation de consoles", "Autre"]);
  expect(labels).not.toContain("Récupération de données");
});

// rules forms/service-choices and forms/all-services
it("the quote form has the choices of the specification, and every offered service once the owner has saved them", () => {
  const values = (profile: typeof shop) =>
    formServices(profile, quoteTypes(profile)).map(({ value }) => value);
  expect(values(specifiedProfile)).toEqual(quoteServiceTypes);
  const specified = quoteServiceTypes.slice(0, 6);
  expect(values(assembleProfile({ site: {} }))).toEqual([
    ...specified,
    ...["peripheriques", "maintenance", "distance", "autre"],
  ]);
  const withdrawn = { "service-depannage-distance": "withdrawn" };
  expect(values(assembleProfile({ site: withdrawn }))).toEqual([
    ...specified,
    "peripheriques",
    "maintenance",
    "autre",
  ]);
  for (const profile of [specifiedProfile, assembleProfile({ site: {} }), shop]) {
    const schema = quoteRequestSchemaWith(quoteValues(profile)).shape.service_type;
    for (const value of ["distance", "peripheriques"])
      expect(schema.safeParse(value).success, value).toBe(values(profile).includes(value));
    // The contact form always has the services of the specification, whatever the owner saved.
    expect(serviceChoices).not.toContain("distance");
  }
});

// rule settings/services
it("an applicant is not offered a specialty of a withdrawn service", () => {
  expect(Object.keys(offeredSpecialties(["securite", "autre"], shop))).toEqual([
    "it-security",
    "user-support",
  ]);
  expect(Object.keys(offeredPreferences(["securite", "autre"], remoteless))).toEqual([
    "home-visit",
    "training",
    "business-maintenance",
  ]);
  const all = offeredChoices(specifiedProfile);
  expect([offeredSpecialties(all, specifiedProfile), offeredPreferences(all, specifiedProfile)]).toEqual([
    specialtyLabels,
    preferredServiceLabels,
  ]);
});

// rule settings/services
it("a shop without remote support promises none on its other pages", () => {
  const settled = assembleProfile({ site: { "service-depannage-distance": "withdrawn" }, prices: noPlans });
  const texts = JSON.stringify([
    getServicePage("/services/depannage-logiciel", settled),
    getServicePage("/services/maintenance-preventive", settled),
    getServicePage("/services/configuration-peripheriques", settled),
    placesOfWork(settled, ["chez vous"], ["à l’atelier"]),
    fillTexts(reassurances, businessWords(settled)),
  ]);
  expect(texts).not.toMatch(/à distance/i);
  expect(texts).toContain("Selon l’urgence, à l’atelier ou chez vous.");
  expect(placesOfWork(settled, ["chez vous"], ["à l’atelier"])).toBe("chez vous ou à l’atelier");
  expect(placesOfWork(specifiedProfile, ["chez vous"], ["à l’atelier"])).toBe(
    "chez vous, à l’atelier ou à distance",
  );
  const place = { city: "Arnage", at: "à Arnage", postalCode: "72230", department: "Sarthe" };
  const beyond = { ...place, reach: null, isFar: true, direction: null };
  expect(zoneLead(beyond, settled)).toBe("72230, Sarthe\u00a0: chez vous, sur demande.");
  const reach = { km: 60, minutes: 70, where: "far" } as const;
  expect(visitText(reach, settled)).toBe("Chez vous, sur demande");
  expect(visitText(reach, specifiedProfile)).toContain("À distance");
});
