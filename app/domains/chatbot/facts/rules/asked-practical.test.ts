import { expect, test } from "vitest";
import { askedTerm } from "./asked-term.ts";

// rule assistant/practical
test.each([
  ["Où se garer ?", "access"],
  ["y a-t-il un parking près de chez vous ?", "access"],
  ["je peux garer ma voiture devant ?", "access"],
  ["Votre boutique est-elle accessible en fauteuil roulant ?", "access"],
  ["quel bus pour venir à l’atelier ?", "access"],
  ["Faites-vous une réduction aux étudiants ?", "discount"],
  ["reduction etudiant", "discount"],
  ["vous avez un tarif pour les demandeurs d’emploi ?", "discount"],
  ["c’est moins cher pour les retraités ?", "discount"],
  ["une remise si je viens avec deux ordinateurs, c’est possible ?", "discount"],
  ["code promo ?", "discount"],
  ["Parlez-vous anglais ?", "language"],
  ["vous parlez une autre langue ?", "language"],
  ["Ai-je 14 jours pour me rétracter ?", "withdrawal"],
  ["je peux changer d’avis après ma commande ?", "withdrawal"],
  ["droit de rétractation", "withdrawal"],
  ["où sont vos conditions générales de vente ?", "conditions"],
  ["qui est votre médiateur ?", "conditions"],
  ["mon ordinateur est tombé sur le parking", null],
  ["je suis en fauteuil roulant, pouvez-vous venir chez moi ?", null],
  ["une remise à zéro de mon PC, c’est possible ?", null],
  ["vous faites la réduction de la taille des photos ?", null],
  ["j’ai acheté un PC en promotion et il rame, c’est possible de le réparer ?", null],
  ["mon Windows est en anglais, comment le mettre en français ?", null],
  ["mon PC est tombé en panne après 14 jours", null],
  ["je voudrais annuler mon rendez-vous", null],
])("'%s' asks about this practical matter: %s", (question, term) =>
  expect(askedTerm(question).term).toBe(term),
);
