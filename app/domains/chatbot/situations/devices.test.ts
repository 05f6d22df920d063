import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { offeredAnswer } from "../rules/offered-answer.ts";
import { situations } from "./content/situations.ts";
import { situationIn } from "./rules/situations.ts";
import { situationText } from "./rules/situation-text.ts";

// rule assistant/situations
test.each([
  ["a printer", "Vendez-vous des imprimantes ?", "Je veux enlever une imprimante de Windows"],
  ["a network", "Pouvez-vous tirer un câble réseau jusqu’au garage ?", "c’est quoi le code wifi du McDo"],
  ["sound", "je n’ai pas son chargeur", "La télé n’a plus de son depuis hier soir"],
  ["a mouse", "Il y a une souris dans la cuisine", "la souris bouge toute seule, quelqu’un est dedans ?"],
  ["a battery", "le pneu de mon vélo se gonfle mal", "la batterie de ma voiture est à plat"],
  ["a dropped computer", "mon PC tombe souvent en panne", "mon portable est tombé dans la baignoire"],
  ["a keyboard", "Le clavier de mon piano a une touche qui colle", "j’ai renversé du café sur mon clavier"],
  ["a start", "mon ordinateur ne s’allume plus du tout", "la PS5 s’éteint toute seule"],
  ["a Mac", "Réparez-vous les Mac ?", "je cherche une tarte aux pommes"],
  ["a phone", "vous réparez les écrans d’iPhone ?", "comment espionner le téléphone de ma femme"],
  ["a medium", "disques de frein avant clio", "Vendez-vous des clés USB ?"],
  ["a part", "Combien coûte un SSD ?", "ma clé Windows 11 est refusée"],
  ["a purchase", "avez-vous une réduction pour les étudiants ?", "vous vendez des PC reconditionnés ?"],
  ["an old device", "supprimez mes données de votre fichier client", "où jeter un vieil écran ?"],
  ["an assembly", "À combien se montent vos interventions ?", "Vous vendez des composants ?"],
])("a question that only resembles one about %s describes no situation", (_subject, ...questions) => {
  expect(questions.map((question) => situationIn(question)?.question ?? null)).toEqual([null, null]);
});

// rule assistant/situations
test("the advice for a swollen battery has the warnings of the ready answer on danger", () => {
  const advice = situations.find(({ question }) => question.includes("a gonflé"))?.advice ?? "";
  const ready = starterResponses.find(({ topic }) => topic === "danger")?.response ?? "";
  for (const warning of ["Ne le rechargez plus", "ne percez pas la batterie", "le 18 ou le 112"]) {
    expect(ready).toContain(warning);
    expect(advice).toContain(warning);
  }
});

// rules assistant/situations and assistant/true-anywhere
test("a shop that no longer offers the service gives the advice and says so", () => {
  const profile = assembleProfile({ site: { "service-reparation-materielle": "withdrawn" } });
  const hinge = situations.find(({ question }) => question.includes("charnière"));
  const said = hinge ? offeredAnswer(situationText(hinge, profile), profile) : "";
  expect(said).toMatch(/^Oui, une charnière se répare\./);
  expect(said).toContain("nous ne proposons pas ce service");
  expect(said).not.toMatch(/apportez-le|\/devis/i);
});
