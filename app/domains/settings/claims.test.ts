import { describe, expect, it, test } from "vitest";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { aboutTexts, homeTexts } from "#app/domains/business/queries.server.ts";
import { businessWords, fillText, fillTexts } from "#app/domains/business/rules/texts.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { proof } from "#app/domains/business/sections/proof.server.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { starterResponses } from "#app/domains/chatbot/content/starter-responses.ts";
import { fillPlaceholders } from "#app/domains/chatbot/rules/placeholders.ts";
import { listExamples } from "#app/domains/business/rules/examples.ts";
import { locationDescription } from "#app/domains/locations/descriptions/rules/description.ts";
import { pricedPlan } from "#app/domains/pricing/rules/plans.ts";
import { partsRule } from "#app/domains/pricing/content.ts";
import { priceAt } from "#app/domains/locations/zones/labels/facts.ts";
import { estimateTexts } from "#app/domains/quote-requests/estimate/content.ts";
import { estimatesOf } from "#app/domains/quote-requests/estimate/rules.ts";
import { serviceCards } from "#app/domains/services/content/cards.ts";
import { getServicePage } from "#app/domains/services/queries.server.ts";
import { legalTexts } from "#app/domains/site/content/legal-texts.ts";

/** Returns everything that the site and the assistant claim about the shop. */
function saidBy(profile: BusinessProfile): string {
  const texts = JSON.stringify([
    homeTexts(profile),
    aboutTexts(profile),
    services.map(({ path }) => getServicePage(path, profile)),
    fillTexts([serviceCards, legalTexts], businessWords(profile)),
    starterResponses.map(({ response }) => fillPlaceholders(response, profile)),
  ]);
  return texts.replaceAll("\u202f", "\u00a0");
}
const shop = (typed: Record<string, string>) => assembleProfile({ proof: typed });

// rule settings/emptied-claims
describe("experience and technicians", () => {
  it("are left out of every text once emptied", () => {
    const said = saidBy(shop({ experience: "", technicians: "", aboutFiguresState: "hidden" }));
    const claimed = /.{0,40}(?:expérience|certifiés|\bDes {2}|sur devis).{0,20}/i;
    expect(claimed.exec(said)?.[0]).toBeUndefined();
    expect(said).toContain("Nous réparons au Mans ce que d’autres proposent de remplacer.");
    expect(said).toContain("Un atelier et l’habitude de chercher");
  });

  it("can be left out separately", () => {
    const said = saidBy(shop({ technicians: "" }));
    expect(said).toMatch(/avec plus de 10\sans d’expérience/);
    expect(said).not.toContain("techniciens certifiés");
  });

  it("do not change until somebody empties them", () => {
    const said = saidBy(specifiedProfile);
    expect(said).toContain("Nous sommes des techniciens certifiés, et surtout patients.");
    expect(said).toMatch(/Plus de 10\sans d’expérience, et toujours la même habitude/);
    expect(said).toContain("Un atelier, des techniciens certifiés, et l’habitude");
  });

  it("remove their sentence, once emptied, from a text that the owner wrote", () => {
    const words = businessWords(shop({ experience: "" }));
    expect(fillText("Bonjour. Forts de {experience}, nous réparons. Passez !\nÀ bientôt.", words)).toBe(
      "Bonjour. Passez !\nÀ bientôt.",
    );
    expect(fillText("Le prix\u00a0: {prix_securite}.", { prix_securite: null })).toBe(
      "Le prix\u00a0: sur devis.",
    );
  });
});

const place = { city: "Arnage", postalCode: "72230", region: "Pays de la Loire" };
const described = (slug: string, profile: BusinessProfile, department = "Sarthe") =>
  locationDescription({ ...place, department, slug, coordinates: null, neighbours: [] }, profile);

// rule settings/delays
describe("the delays of an intervention", () => {
  it("are examples on the go-live checklist until somebody confirms, changes or hides them", () => {
    expect(specifiedProfile.blocks.delays).toBe("example");
    expect(listExamples(specifiedProfile).join()).toContain("Délais d’intervention");
    const named = homeTexts(specifiedProfile).hero.reassurances.map(({ figure }) => figure);
    expect(named[0]).toBe("24–48\u00a0h");
    expect(shop({ delaysState: "confirmed" }).blocks.delays).toBe("confirmed");
    expect(shop({ delay: "dans la semaine" }).blocks.delays).toBe("confirmed");
    expect(shop({ delay: "dans la semaine", delaysState: "hidden" }).blocks.delays).toBe("hidden");
  });

  it("are left out of every text once hidden", () => {
    const silent = shop({ delaysState: "hidden" });
    const zones = Array.from({ length: 300 }, (_, index) => described(`zone-${index}`, silent)).join("\n");
    const said = `${saidBy(silent)}${zones}`;
    const claimed =
      /.{0,40}(?:24\s?[–à-]\s?48|selon l’urgence\.|intervention sous|intervenons sous|même délai).{0,20}/i;
    expect(claimed.exec(said)?.[0]).toBeUndefined();
    const broken = /.{0,30}(?:[a-zé] null| sous[.,<"]| ,|intervenons[.,]|passons ,| \.).{0,20}/;
    expect(broken.exec(said)?.[0]).toBeUndefined();
    expect(homeTexts(silent).hero.reassurances.map(({ title }) => title)).toEqual([
      "Satisfaction garantie",
      "Sécurité",
    ]);
    expect(JSON.stringify(getServicePage("/services/depannage-logiciel", silent))).toContain(
      '"heading":"Dépannage logiciel"',
    );
  });

  it("stay in the texts until somebody hides them", () => {
    const zones = Array.from({ length: 300 }, (_, index) => described(`zone-${index}`, specifiedProfile));
    expect(zones.join("\n")).not.toContain("nous convenons d’une date");
    expect(saidBy(specifiedProfile)).toContain("selon l’urgence, six jours sur sept");
  });
});

const zonesOf = (profile: BusinessProfile) =>
  Array.from({ length: 300 }, (_, index) =>
    [described(`zone-${index}`, profile), described(`zone-${index}`, profile, "Loire")].join("\n"),
  ).join("\n");
const plansOf = (profile: BusinessProfile) =>
  fillTexts(profile.prices.home, businessWords(profile)).map(pricedPlan);

/**
 * Returns the first text that mentions a guarantee of the shop. It ignores guarantees of the law and of manufacturers.
 */
function guaranteed(profile: BusinessProfile): string | undefined {
  const others =
    /garanties? (?:légales?|des vices cachés|du fabricant)|(?:rien ne|pas de) garanti[te]e?|sa garantie prolongée/gi;
  const kinds = /"kind":"guarantees"|\/garanties-legales|Garanties et rétractation|délais, garanties et/g;
  const said = `${saidBy(profile)}${zonesOf(profile)}${JSON.stringify(plansOf(profile))}`;
  return /.{0,60}(?:garanti|repri\w+ sans frais|reprenons sans frais).{0,30}/i.exec(
    said.replace(kinds, "").replace(others, ""),
  )?.[0];
}

// rule settings/guarantee
describe("the guarantee", () => {
  it.each([
    ["30", "days", "garantie 30\u00a0jours"],
    ["1", "days", "garantie 1\u00a0jour"],
    ["3", "months", "garantie 3\u00a0mois"],
    ["1", "months", "garantie 1\u00a0mois"],
  ])("of %s %s has the right wording everywhere", (guaranteeDays, guaranteeUnit, read) => {
    const said = saidBy(shop({ guaranteeDays, guaranteeUnit }));
    expect(said).toContain(read);
    expect(said).not.toMatch(/(?:les|aux|nos) (?:1|3|30)\s(?:jour|mois)/);
    if (guaranteeUnit === "months") expect(said).not.toMatch(/garanti\S* (?:de )?\d+\sjour/);
  });

  it.each(["", "0"])("is mentioned nowhere by a shop that gives none and types '%s'", (guaranteeDays) => {
    const none = shop({ guaranteeDays });
    expect([none.claims.guarantee, none.claims.guaranteeTime]).toEqual([null, null]);
    expect(guaranteed(specifiedProfile)).toBeDefined();
    expect(guaranteed(none)).toBeUndefined();
    const broken = /.{0,30}(?:[a-zé] null| ,| \.|, \.).{0,20}/;
    expect(broken.exec(zonesOf(none))?.[0]).toBeUndefined();
    expect(homeTexts(none).hero.reassurances.map(({ title }) => title)).not.toContain(
      "Satisfaction garantie",
    );
    expect(JSON.stringify(getServicePage("/services/depannage-logiciel", none))).not.toContain('"title":""');
    expect(plansOf(none)[1]?.features).toEqual(["Diagnostic compris", "Réparation ou dépannage"]);
  });

  it("of the law stays if the shop gives none of its own", () => {
    const words = businessWords(shop({ guaranteeDays: "0" }));
    const [terms, , legal] = fillTexts(legalTexts, words);
    expect(JSON.stringify(terms)).toContain("Vos garanties légales s’appliquent de toute façon.");
    expect(legal?.sections.map(({ title }) => title)).toEqual([
      "",
      "Conformité du bien vendu",
      "Vices cachés",
      "Comment faire",
    ]);
    const answer = starterResponses.find(({ topic }) => topic === "warranty")?.response ?? "";
    expect(fillPlaceholders(answer, shop({ guaranteeDays: "0" }))).toMatch(
      /^Nous n’ajoutons pas de garantie à vos garanties légales.*: \/garanties-legales\nSi votre appareil/,
    );
  });

  it("is limited when it is given in months", () => {
    const check = (guaranteeDays: number, guaranteeUnit: "days" | "months") =>
      proof.check?.({
        guaranteeDays,
        guaranteeUnit,
        testimonialsState: "example",
        testimonials: [],
      } as never);
    expect(check(121, "months")).toEqual({ guaranteeDays: "120\u00a0mois au plus" });
    expect(check(121, "days")).toEqual({});
  });
});

// rule prices/parts
test("every text says that parts cost extra with a plan but are included in a price 'à partir de' (starting at)", () => {
  const said = saidBy(specifiedProfile);
  expect(estimateTexts.terms).toContain(partsRule.sentence);
  expect(said).toContain(partsRule.sentence);
  expect(said).toContain(`(${partsRule.short})`);
  expect(priceAt("home", specifiedProfile.priceWords)).toContain(partsRule.short);
  expect(`${said}${estimateTexts.terms}`).not.toMatch(/pièces courantes|en sus|pièces comprises/);
});

// rule prices/parts
test("an intervention that is only a visit is not used to estimate work done at the shop", () => {
  const visit = {
    role: "intervention",
    name: "Visite à domicile",
    price: "45",
    duration: "par intervention",
  };
  const row = { ...visit, mark: "none", description: "Chez vous.", features: "Une heure" };
  const { prices } = assembleProfile({
    prices: { homePlans: [row], remoteSessions: [], priceExamplesState: "hidden", diagnosisRule: "free" },
  });
  const estimates = estimatesOf(prices, ["reparation", "depannage", "reseau"]);
  expect(estimates.portable.choc).toBe("Sur devis");
  expect(estimates.portable.lenteur).toContain("45");
});
