import { describe, expect, it } from "vitest";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { fillPlaceholders } from "#app/domains/chatbot/rules/placeholders.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { homePlans } from "#app/domains/business/sections/specified-plans.server.ts";
import { sections } from "#app/domains/business/registry.server.ts";
import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { priceAt } from "#app/domains/locations/zones/labels/facts.ts";
import { estimatesOf } from "#app/domains/quote-requests/estimate/rules.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { checkSection } from "./commands/check-section.server.ts";

type Typed = Record<string, string>;

/**
 * A shop that changed the price list of a new installation. One row is deleted. The others have new names and the same
 * roles.
 */
const second = (home: Typed[] = walked, more: Record<string, Typed[] | string> = {}) =>
  assembleProfile({
    prices: {
      homePlans: home.map(planRow),
      remoteSessions: [],
      maintenancePlans: [planRow({ name: "Entretien", price: "35", duration: "par an" })],
      securityPlans: [planRow({ name: "Veille", price: "15", duration: "par mois" })],
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

// rules prices/meaning and prices/row-words
describe("a price list whose rows have other meanings", () => {
  it.each([
    ["as it was stored before", walked],
    ["of a shop whose company plan is a visit's", [{ role: "company", name: "Contrat", price: "12" }]],
    ["that says of no row what it is", walked.map((typed) => ({ ...typed, role: "" }))],
  ])("%s says nothing that the rows do not say", (_which, home) => {
    const said = pagesOf(second(home));
    expect(said.match(wrong)?.[0]).toBeUndefined();
    expect(said.match(unfilled)?.[0]).toBeUndefined();
  });

  it("gives a visit's price for visits only", () => {
    expect(zoneOf(second())).toEqual([", l’intervention à 45\u00a0€, pièces en plus", "", ""]);
    expect(pagesOf(second())).toContain("la réparation à domicile, garantie");
    expect(zoneOf(second([]))).toEqual(["", "", ""]);
    expect(pagesOf(second([]))).not.toContain('"kind":"price"');
  });

  it("gives the estimate no price from a row without a meaning", () => {
    const unsaid = second(
      walked.map((typed) => ({ ...typed, role: "" })),
      { priceExamplesState: "hidden" },
    );
    expect(estimatesOf(unsaid.prices, ["reparation"]).portable.allumage).toBe("Sur devis");
  });

  it("calls a diagnosis free only if it is free", () => {
    expect(second([]).claims.diagnosis).toBe("diagnostic offert si vous réparez");
    expect(second([], { diagnosisRule: "paid" }).claims.diagnosisRule).toBe(
      "Le diagnostic est payant, et son prix est dit avant de commencer.",
    );
  });

  it("says that a diagnosis is part of a visit, or of an intervention if the list has no visit", () => {
    const [, visit] = walked;
    const saidWith = (rows: Typed[]) => second(rows, { diagnosisRule: "visit" }).claims.diagnosis;
    expect(saidWith(visit ? [visit] : [])).toBe("diagnostic compris dans la visite");
    expect(saidWith([])).toBe("diagnostic compris dans l’intervention");
    expect(second(visit ? [visit] : [], { diagnosisRule: "visit" }).claims.diagnosisRule).toContain(
      "le prix de la visite (45\u00a0€), que",
    );
  });
});

describe("the specified price list", () => {
  it("has in its rows all facts that the pages state", () => {
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

// rule prices/row-words
describe("a remote session that was renamed", () => {
  const specified = sections.prices.settings.remoteSessions.standard;
  const renamed = (name: string, ...others: typeof specified) =>
    assembleProfile({ prices: { remoteSessions: [{ ...specified[0], name, price: "39" }, ...others] } });
  const saidOf = (profile: BusinessProfile) =>
    fillTexts(
      {
        sessions: "{prix_des_seances}",
        lengths: "[{durees_seances}]",
        named: "[{Seance_courte} à {prix_seance_courte}.]",
        rate: "[{tarif_seance_courte}]",
      },
      businessWords(profile),
    );

  it("is shown under its new name, without a length that the name no longer gives", () => {
    expect(saidOf(renamed("Séance à distance"))).toEqual({
      sessions: "39\u00a0€",
      lengths: "",
      named: "Séance à distance à 39\u00a0€.",
      rate: "39\u00a0€ la séance",
    });
    expect(pagesOf(renamed("Séance à distance"))).not.toMatch(/30\smin à|Séance de 30|Deux durées/);
    const [, long = {}] = specified;
    expect(saidOf(renamed("Dépannage éclair", long))).toMatchObject({
      sessions: "dépannage éclair à 39\u00a0€, 1\u00a0h à 49\u00a0€",
      lengths: "1\u00a0h",
    });
  });

  it("keeps its length as long as its name contains the length", () => {
    const kept = { sessions: "30\u00a0min à 39\u00a0€", rate: "39\u00a0€ les 30\u00a0min" };
    for (const name of ["Séance de 30 min", "À distance (30\u00a0minutes)", "Une demi-heure à distance"])
      expect(saidOf(renamed(name))).toMatchObject(kept);
    expect(saidOf(specifiedProfile)).toEqual({
      sessions: "30\u00a0min à 29\u00a0€, 1\u00a0h à 49\u00a0€",
      lengths: "30\u00a0min ou 1\u00a0h",
      named: "Séance de 30\u00a0min à 29\u00a0€.",
      rate: "29\u00a0€ les 30\u00a0min",
    });
    expect(getServicePage("/services/depannage-distance", specifiedProfile)?.metaDescription).toContain(
      "Séance de 30\u00a0min à 29\u00a0€. Séance de 1\u00a0h à 49\u00a0€.",
    );
  });

  it("has the length of its unit if its name gives none", () => {
    const halfHour = { ...specified[0], name: "Coup de main", duration: "la demi-heure", price: "20" };
    const profile = assembleProfile({ prices: { remoteSessions: [halfHour] } });
    expect(saidOf(profile)).toMatchObject({
      sessions: "30\u00a0min à 20\u00a0€",
      rate: "20\u00a0€ les 30\u00a0min",
    });
  });

  // rule prices/sessions
  it.each(["", "short"])("gives its own length and price when it serves as '%s'", (role) => {
    const own = (...rows: Partial<(typeof specified)[number]>[]) =>
      assembleProfile({
        prices: { remoteSessions: rows.map((row) => ({ ...specified[0], role, ...row }) as never) },
      });
    const shop = own({ name: "Aide à distance, 45 min", price: "35" });
    expect(saidOf(shop)).toEqual({
      sessions: "45\u00a0min à 35\u00a0€",
      lengths: "45\u00a0min",
      named: "Aide à distance, 45\u00a0min à 35\u00a0€.",
      rate: "35\u00a0€ les 45\u00a0min",
    });
    const answers = starterResponses.map(({ response }) => fillPlaceholders(response, shop)).join("\n");
    expect(answers).toContain("Séances : 45\u00a0min à 35\u00a0€.");
    expect(answers).not.toContain("sur devis");
    const several = own(
      { name: "Deux heures (2 h)", price: "80", role: "" },
      { name: "1 h 30", price: "60" },
    );
    expect(saidOf(several)).toMatchObject({
      sessions: "1\u00a0h\u00a030 à 60\u00a0€, 2\u00a0h à 80\u00a0€",
      lengths: "1\u00a0h\u00a030 ou 2\u00a0h",
    });
    expect(several.priceWords.prix_seance_longue).toBe("80\u00a0€");
  });

  it("cannot keep the button text of its former name", () => {
    const errorsOf = (name: string, cta: string) => {
      const row = { ...specified[0], name, cta };
      const checked = checkSection("prices", { remoteSessions: [row] });
      return "errors" in checked ? checked.errors : {};
    };
    expect(errorsOf("Séance à distance", "Réserver 30 min")).toEqual({
      "remoteSessions.0.cta":
        "«\u00a0Réserver 30\u00a0min\u00a0» est le bouton de «\u00a0Séance de 30\u00a0min\u00a0»\u00a0: écrivez celui de cette ligne",
    });
    expect(errorsOf("Séance à distance", "Réserver")).toEqual({});
    expect(errorsOf("Dépannage de 30 min", "Réserver 30 min")).toEqual({});
    expect(checkSection("prices", {})).toEqual({ stored: {} });
    const [plan = {}] = sections.prices.settings.securityPlans.standard;
    const other = checkSection("prices", { securityPlans: [{ ...plan, name: "Veille" }] });
    expect(other).toMatchObject({ errors: { "securityPlans.0.cta": expect.stringContaining("Essentiel") } });
  });
});

// rule prices/row-words
it("a renamed row cannot keep the example's sentence when that sentence names another place of work", () => {
  const [, intervention = {}] = sections.prices.settings.homePlans.standard;
  const errorsOf = (change: Typed) => {
    const checked = checkSection("prices", { homePlans: [{ ...intervention, cta: "", ...change }] });
    return "errors" in checked ? Object.keys(checked.errors) : [];
  };
  expect(errorsOf({ name: "Réparation à l’atelier" })).toContain("homePlans.0.description");
  expect(errorsOf({ name: "Réparation" })).not.toContain("homePlans.0.description");
  expect(
    errorsOf({ name: "Réparation à l’atelier", description: "Ou à domicile, sur demande." }),
  ).not.toContain("homePlans.0.description");
});

// rule prices/marks
describe("the marks of the specified plans", () => {
  const typedPlan = (change: Typed) =>
    sections.prices.settings.maintenancePlans.standard.map((row) =>
      row.name === "Pro" ? { ...row, ...change } : row,
    );
  const marksOf = (change: Typed) =>
    assembleProfile({ prices: { maintenancePlans: typedPlan(change) } }).prices.maintenance.map(
      ({ mark }) => mark,
    );

  it("stay as long as the plan does, and are removed when its name or price changes", () => {
    expect(specifiedProfile.prices.home.map(({ mark }) => mark)).toEqual([null, null, "Recommandé", null]);
    expect(marksOf({ features: "Un passage" })).toEqual([null, "Populaire", null]);
    expect(marksOf({ name: "Sérénité", cta: "" })).toEqual([null, null, null]);
    expect(marksOf({ price: "75" })).toEqual([null, null, null]);
  });

  it("belong to the owner once the owner has chosen them, and are gone once removed", () => {
    expect(marksOf({ price: "75", mark: "popular" })).toEqual([null, "Populaire", null]);
    expect(marksOf({ mark: "none" })).toEqual([null, null, null]);
  });

  it("are stored as 'none' beside a price that the owner set, so that the form and the site agree", () => {
    const checked = checkSection("prices", { maintenancePlans: typedPlan({ price: "75" }) });
    const stored = "stored" in checked ? checked.stored.maintenancePlans : [];
    expect(Array.isArray(stored) && stored.map(({ mark }) => mark)).toEqual(["none", "none", "none"]);
  });
});
