import { describe, expect, it } from "vitest";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { homePlans } from "#app/domains/business/sections/specified-plans.server.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { services } from "#app/domains/catalog/content.ts";
import { priceAt } from "#app/domains/locations/zones/labels/facts.ts";
import { estimatesOf } from "#app/domains/quote-requests/estimate/rules.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";

type Typed = Record<string, string>;
const row = (typed: Typed) => ({
  duration: "par intervention",
  mark: "none",
  description: "Texte.",
  ...typed,
});

/** What a second shop made of the specified rows: one of them deleted, the others renamed, their hidden role kept. */
const second = (home: Typed[] = walked, more: Record<string, Typed[] | string> = {}) =>
  assembleProfile({
    prices: {
      homePlans: home.map(row),
      remoteSessions: [],
      maintenancePlans: [row({ name: "Entretien", price: "35", duration: "par an" })],
      securityPlans: [row({ name: "Veille", price: "15", duration: "par mois" })],
      diagnosisRule: "repair",
      ...more,
    },
  });
const walked: Typed[] = [
  { role: "diagnosis", name: "Bilan", price: "25", features: "Examen" },
  { role: "intervention", name: "Visite à domicile", price: "45", features: "Une heure sur place" },
  { role: "support", name: "Séance à distance", price: "39", duration: "la séance" },
];

function pagesOf(profile: BusinessProfile): string {
  return JSON.stringify([
    services.map(({ path }) => getServicePage(path, profile)),
    fillTexts(serviceCards, businessWords(profile)),
  ]);
}

const zoneOf = ({ priceWords }: BusinessProfile) =>
  (["home", "shop", "remote"] as const).map((place) => priceAt(place, priceWords));

const wrong =
  /diagnostic compris|à l’atelier ou à domicile\s:|visites sur site|3\sséances|39\s€ par mois|12\s€ par mois\s:|Trois formules|Deux durées|30\smin (ou|à)|formule Entreprise|ne coûte rien|Forfait mensuel à|35\s€ par mois|sur devis (l’heure|par mois)|\(sur devis/;
const unfilled = /\{[a-z_]+\}/i;

// Rules prices/meaning and prices/row-words
describe("a price list whose rows mean something else", () => {
  it.each([
    ["as it was stored before", walked],
    ["of a shop whose company plan is a visit's", [{ role: "company", name: "Contrat", price: "12" }]],
    ["that says of no row what it is", walked.map((typed) => ({ ...typed, role: "" }))],
  ])("%s says nothing the rows do not say", (_which, home) => {
    const said = pagesOf(second(home));
    expect(said.match(wrong)?.[0]).toBeUndefined();
    expect(said.match(unfilled)?.[0]).toBeUndefined();
  });

  it("says a visit's price of visits alone", () => {
    expect(zoneOf(second())).toEqual([", l’intervention à 45\u00a0€, pièces en plus", "", ""]);
    expect(pagesOf(second())).toContain("la réparation à domicile, garantie");
    expect(zoneOf(second([]))).toEqual(["", "", ""]);
    expect(pagesOf(second([]))).not.toContain('"kind":"price"');
  });

  it("gives the estimate no price of a row that serves as none", () => {
    const unsaid = second(
      walked.map((typed) => ({ ...typed, role: "" })),
      { priceExamplesState: "hidden" },
    );
    expect(estimatesOf(unsaid.prices, ["reparation"]).portable.allumage).toBe("Sur devis");
  });

  it("never calls a diagnosis free that is not", () => {
    expect(second([]).claims.diagnosis).toBe("diagnostic offert si vous réparez");
    expect(second([], { diagnosisRule: "paid" }).claims.diagnosisRule).toBe(
      "Le diagnostic est payant, et son prix est dit avant de commencer.",
    );
  });
});

describe("the specified price list", () => {
  it("says all that its rows say", () => {
    expect(specifiedProfile.prices.home.map(({ role }) => role)).toEqual(homePlans.map(({ role }) => role));
    const said = pagesOf(specifiedProfile);
    for (const text of [
      "la réparation, diagnostic compris, garantie 30\u00a0jours",
      "Trois formules, du poste seul au parc.",
      "Deux durées de séance, ou un forfait pour ceux qui appellent souvent.",
      "Séance de 30\u00a0min ou 1\u00a0h",
      "La formule Entreprise le comprend.",
      "avec jusqu’à 3 séances d’une heure par mois",
      "et refuser ne coûte rien.",
    ])
      expect(said).toContain(text);
    expect(zoneOf(specifiedProfile)[1]).toBe(", l’intervention à 89\u00a0€, pièces en plus");
  });
});
