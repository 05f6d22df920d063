import { expect, test } from "vitest";
import { askedTerm } from "./asked-term.ts";

// rule assistant/terms
test.each([
  ["prix hors taxe", "taxes"],
  ["vos prix sont TTC ?", "taxes"],
  ["je peux récupérer la TVA ?", "taxes"],
  ["si je refuse le devis, je paie quoi ?", "refusal"],
  ["et si je n'accepte pas la réparation, ça coûte combien ?", "refusal"],
  ["jusqu'à quelle distance venez-vous ?", "reach"],
  ["vous venez jusqu'où ?", "reach"],
  ["le déplacement est-il gratuit ?", "travel"],
  ["combien pour vous déplacer à Mayet ?", "travel"],
  ["Réparez-vous en 24 h ?", "delay"],
  ["combien de temps dure une réparation ?", "delay"],
  ["Vous répondez en combien de temps à un message ?", "reply"],
  ["quand est-ce que vous me rappelez ?", "reply"],
  ["Vous êtes agréé Apple ou Microsoft ?", "approval"],
  ["le prix TTC d'une batterie", null],
  ["j'ai perdu ma réponse secrète", null],
  ["combien de temps dure la garantie d'une réparation ?", null],
  ["combien de temps pour réparer un écran ?", null],
  ["mon écran ne s'allume plus", null],
  ["je refuse de payer", null],
  ["le câble se déplace tout seul", null],
])("'%s' asks about this condition of the shop: %s", (question, term) =>
  expect(askedTerm(question).term).toBe(term),
);
