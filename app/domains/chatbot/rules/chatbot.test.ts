import { describe, expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { answerParts } from "./answer-parts.ts";
import { keywordText, suggestedKeywords } from "./keywords.ts";
import { chooseCandidate } from "./matching.ts";
import { fillPlaceholders, placeholders } from "./placeholders.ts";
import { placeholderValues } from "./placeholder-values.ts";
import { nearPlaceholders, offeredPlaceholders, unknownPlaceholders } from "./typed-placeholders.ts";

const candidate = (id: string, found: number, { weight = found, subjects = found } = {}) => ({
  id,
  found,
  weight,
  subjects,
});

describe("the assistant chooses", () => {
  // rule assistant/matching
  test("the response that has every word, whatever the weight of the others", () => {
    const choice = chooseCandidate([candidate("a", 2, { weight: 9 }), candidate("b", 3)], {
      words: 3,
      unknown: 0,
    });
    expect(choice).toMatchObject({ step: "exact", score: 1, candidate: { id: "b" } });
  });

  // rule assistant/matching
  test("otherwise the response with the highest share of the question's words, if the share is above 0.3", () => {
    const candidates = [candidate("a", 3), candidate("b", 4)];
    expect(chooseCandidate(candidates, { words: 10, unknown: 6 })).toMatchObject({
      step: "share",
      score: 0.4,
      candidate: { id: "b" },
    });
    expect(chooseCandidate([candidate("a", 3)], { words: 10, unknown: 7 })).toBeNull();
    expect(chooseCandidate([], { words: 3, unknown: 3 })).toBeNull();
  });

  test("from five candidates at most", () => {
    const weak = Array.from({ length: 5 }, (_, index) => candidate(String(index), 1));
    expect(chooseCandidate([...weak, candidate("sixth", 9)], { words: 10, unknown: 0 })).toBeNull();
  });

  test("among equal responses the one whose words are rarer", () => {
    const candidates = [candidate("a", 1, { weight: 0.2 }), candidate("b", 1, { weight: 0.9 })];
    expect(chooseCandidate(candidates, { words: 2, unknown: 0 })?.candidate.id).toBe("b");
  });

  test("no response when only circumstance words match and the subject is unknown", () => {
    const price = candidate("price", 1, { subjects: 0 });
    expect(chooseCandidate([price], { words: 2, unknown: 1 })).toBeNull();
    expect(chooseCandidate([price], { words: 1, unknown: 0 })?.candidate.id).toBe("price");
    expect(chooseCandidate([candidate("printer", 1)], { words: 2, unknown: 1 })?.score).toBe(0.5);
  });
});

test("keywords are stored in lower case, with single spaces and no separators, and suggested ones lose their punctuation", () => {
  expect(keywordText("  Écran,CASSÉ ;  dalle\n")).toBe("écran cassé dalle");
  expect(suggestedKeywords("**Écran**, écran… l’imprimante : « Wi-Fi » !")).toBe("écran imprimante wi fi");
});

describe("the values of the business's profile", () => {
  const moved = {
    ...specifiedProfile,
    city: "Tours",
    at: "à Tours",
    phone: { display: "02 47 00 00 00", international: "+33247000000" },
  };

  test("change the answers when they change, for example the telephone number", () => {
    expect(fillPlaceholders("Appelez le {telephone}.", specifiedProfile)).toContain("72\u00a072");
    expect(fillPlaceholders("Appelez le {telephone}, {a_ville}.", moved)).toBe(
      "Appelez le 02\u00a047\u00a000\u00a000\u00a000, à Tours.",
    );
    expect(fillPlaceholders("{a_ville}, {prix_diagnostic}", specifiedProfile)).toBe("au Mans, 29\u00a0€");
  });

  test("fill every placeholder, except those that are empty for the specified shop", () => {
    const filled = (name: string) => fillPlaceholders(`{${name}}`, specifiedProfile);
    const names = Object.keys(placeholders);
    // These have no value in the specified site: it has no travel fee, no separate price of a visit, no terms of sale,
    // legal facts, team or lessons. Others describe what other shops lack, such as visits or Macs. A condition never
    // has a value.
    expect(names.filter((name) => filled(name) === "" && !name.startsWith("si_"))).toEqual([
      "deplacement",
      "visite",
      "sans_garantie",
      "sans_forfait",
      "lieu_seul",
      "acces",
      "moyens_paiement",
      "acompte",
      "sans_visite",
      "particuliers_seuls",
      "siret",
      "forme_juridique",
      "numero_tva",
      "equipe",
      "sans_lettre",
      "cours",
      "sans_mac",
    ]);
    expect(names.filter((name) => filled(name).includes("{"))).toEqual([]);
  });

  test("leave an unknown placeholder as it was typed, and the program reports it", () => {
    expect(fillPlaceholders("{constructor} {toString} {prix}", specifiedProfile)).toBe(
      "{constructor} {toString} {prix}",
    );
    expect(unknownPlaceholders("{telephone} {prix}")).toEqual(["{prix}"]);
  });

  // rule assistant/placeholders
  test.each([
    ["{Prix_visite} {si_reseau}", []],
    ["{téléphone} {prix-visite} {PRIX}", ["{téléphone}", "{prix-visite}", "{PRIX}"]],
    ["{ nom }", ["{ nom }"]],
  ])("in '%s' are unknown: %j", (text, unknown) => expect(unknownPlaceholders(text)).toEqual(unknown));

  // rule assistant/placeholders
  test.each([
    ["{téléphone}", ["{telephone}"]],
    ["{prix-visite}", ["{prix_visite}"]],
    ["{prix}", ["{prix_diagnostic}", "{prix_avis}", "{prix_intervention}"]],
    ["{horaire}", ["{horaires}"]],
    ["{zzz}", []],
    ["{}", []],
  ])("are proposed in place of %s: %j", (typed, near) => expect(nearPlaceholders(typed)).toEqual(near));
});

test("an answer has links to the site's pages, the telephone and the e-mail address, and to nothing else", () => {
  const answer = fillPlaceholders(
    "Devis : /devis. Ou /#témoignages, {telephone}, {email}. https://a.example/x",
    specifiedProfile,
  );
  const links = answerParts(answer, specifiedProfile).filter(({ to }) => to);
  expect(links.map(({ to }) => to)).toEqual([
    "/devis",
    "/#témoignages",
    "tel:+33261917272",
    `mailto:${specifiedProfile.email}`,
  ]);
  const shown = answerParts(answer, specifiedProfile).map(({ text }) => text);
  expect(shown.join("")).toBe(
    answer.replace("/devis", "Devis gratuit").replace("/#témoignages", "Témoignages"),
  );
  expect(
    answerParts("javascript:alert(1) //a.example <b>/x</b>", specifiedProfile).filter(({ to }) => to),
  ).toEqual([]);
});

// rule assistant/links
test.each([
  ["/services/mise-a-niveau", "Mise à niveau"],
  ["/garanties-legales", "Garanties légales"],
  ["/locations/sable-sur-sarthe", "voir la page"],
  ["/locations?search=72300", "voir la liste"],
  ["/blog/disque-dur-qui-claque", "lire l’article"],
  ["/une-page", "/une-page"],
])("the text of a link to %s is '%s'", (path, text) => {
  expect(answerParts(`Le détail : ${path}`, specifiedProfile)).toEqual([
    { text: "Le détail : " },
    { text, to: path },
  ]);
});

// rule assistant/links
test("in a list of zones the text of each link contains the zone's name", () => {
  const list =
    "Le 72110 :\n• Bonnétable, à 25 km. /locations/bonnetable\n• Saint-Célerin. /locations/saint-celerin\nEt d’autres : /locations/x";
  const links = answerParts(list, specifiedProfile).filter(({ to }) => to);
  expect(links.map(({ text }) => text)).toEqual(["voir Bonnétable", "voir Saint-Célerin", "voir la page"]);
});

// rule assistant/placeholders
test("the list of names in braces leaves out those about a service that the shop withdrew", () => {
  const listed = offeredPlaceholders(placeholderValues(specifiedProfile));
  expect(listed).toEqual(Object.keys(placeholders));
  const without = { ...placeholderValues(specifiedProfile), si_recuperation: null };
  expect(offeredPlaceholders(without)).toEqual(listed.filter((name) => name !== "taux_recuperation"));
});
