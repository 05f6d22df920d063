import { expect, test } from "vitest";
import { assembleProfile, type StoredSettings } from "#app/domains/business/sections/assemble.server.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { exampleLine } from "./example-facts.ts";
import { withExampleLine } from "./finished-answer.ts";
import { fillPlaceholders } from "./placeholders.ts";

const line = (answer: string, stored: StoredSettings = {}) => {
  const profile = assembleProfile(stored);
  return exampleLine(fillPlaceholders(answer, profile), profile);
};
const plan = planRow({ role: "intervention", name: "Réparation", price: "89", features: "Examen" });

// rule assistant/examples-said
test.each([
  ["Un SSD : à partir de 139\u00a0€", "Prix d’exemple, à confirmer par l’atelier."],
  ["Nos horaires. {horaires}. {telephone}.", "Horaires et téléphone d’exemple, à confirmer par l’atelier."],
  [
    "Écrivez à {email}, nous répondons {delai_reponse}.",
    "E-mail et délais d’exemple, à confirmer par l’atelier.",
  ],
  ["Garanties {garantie_jours}.", "Garantie d’exemple, à confirmer par l’atelier."],
  ["Avec {experience}.", "Expérience d’exemple, à confirmer par l’atelier."],
  ["Rien ne se paie en ligne, 12\u00a0€ non plus.", null],
])("on the specified site '%s' ends with %s", (answer, said) => expect(line(answer)).toBe(said));

// rule assistant/examples-said
test("what the owner has changed or confirmed is no example", () => {
  const stored = {
    company: { phone: "02 41 00 00 00", email: "bonjour@clinique.fr" },
    hours: { monday: "" },
    prices: { homePlans: [plan], plansState: "confirmed", priceExamplesState: "confirmed" },
    proof: {
      reply: "dans la journée",
      guaranteeDays: "60",
      delaysState: "confirmed",
      experienceState: "confirmed",
    },
  };
  for (const answer of [
    "89\u00a0€ et 139\u00a0€",
    "{horaires}, {telephone}, {email}",
    "Garanties {garantie_jours}, {delai}, {delai_reponse}, {experience}",
  ])
    expect(line(answer, stored)).toBeNull();
});

// rule settings/unconfirmed
test.each([
  ["horaires", "{horaires}"],
  ["horaires", "{delai_reponse}"],
  ["prix", "Diagnostic : 29\u00a0€"],
  ["preuve", "Garanties {garantie_jours}"],
])("whoever saves the step '%s' of the first start confirms '%s'", (slug, answer) => {
  const checked = { prices: { plansState: "confirmed", priceExamplesState: "confirmed" } };
  expect(line(answer, checked)).not.toBeNull();
  expect(line(answer, { ...checked, "first-start": { [slug]: "saved" } })).toBeNull();
});

// rule assistant/examples-said
test("examples beside prices of the owner are called some of the prices", () => {
  const stored = { prices: { homePlans: [planRow({ ...plan, price: "69" })] } };
  expect(line("Réparation : 69\u00a0€\nUn SSD : à partir de 139\u00a0€", stored)).toBe(
    "Certains prix sont des exemples, à confirmer par l’atelier.",
  );
  expect(line("Un SSD : à partir de 139\u00a0€. {telephone}", stored)).toBe(
    "Prix et téléphone d’exemple, à confirmer par l’atelier.",
  );
});

// rule assistant/examples-said
test("a price that a confirmed row has too counts only beside the name of the example", () => {
  const stored = { prices: { homePlans: [plan], plansState: "confirmed" } };
  expect(line("Réparation : 89\u00a0€", stored)).toBeNull();
  expect(line("Réinstallation de Windows : à partir de 89\u00a0€", stored)).toMatch(/^Prix/);
  expect(line("Une tour : 1\u00a0139\u00a0€", stored)).toBeNull();
});

// rule assistant/examples-said
test("what the owner has typed in a response is no example, but a filled-in word is", () => {
  const profile = assembleProfile({});
  const said = (response: string) => withExampleLine(fillPlaceholders(response, profile), profile, response);
  expect(said("Un SSD coûte 139\u00a0€, posé.")).toBe("Un SSD coûte 139\u00a0€, posé.");
  expect(said("Le dépannage : {prix_intervention}.")).toMatch(
    /\nPrix d’exemple, à confirmer par l’atelier\.$/,
  );
});
