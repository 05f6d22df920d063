import { expect, test } from "vitest";
import { situationIn } from "./rules/situations.ts";

// Questions with the words of a situation about software, accounts or people, but about something else.
const others = [
  // Windows
  "Combien coûte l’installation de Windows 11 ?",
  "mon GPS refuse la mise à jour",
  "mon décodeur redémarre en boucle",
  "l’icône du wifi a disparu",
  "je cherche un menuisier pour une fenêtre qui ne ferme plus",
  "une clé USB de récupération pour Windows",
  // programs and browsers
  "vous installez Word et Excel ?",
  "je cherche un expert comptable",
  "une extension de maison",
  "une extension de garantie pour mon PC",
  "vous passez des publicités à la radio ?",
  // e-mail
  "quelle est votre adresse mail ?",
  "je n’ai jamais reçu votre devis par mail",
  "ma boîte aux lettres est pleine de publicités",
  // accounts
  "mon ordinateur a été piraté",
  "mon disque dur est mort et ma fille veut ses photos",
  "comment pirater le compte Facebook de mon ex",
  // scams and security
  "je peux payer par carte bancaire chez vous ?",
  "je vous envoie mon ordinateur par colis",
  "ma banque a changé d’adresse",
  "vous installez des caméras de surveillance ?",
  "je veux monter un PC pour miner du bitcoin",
  // remote help and copies
  "combien coûte le dépannage à distance ?",
  "à quelle distance vous déplacez-vous ?",
  "je veux mes photos en double quelque part",
  "vous vendez des disques externes ?",
  // new computers, lessons and companies
  "vous vendez des ordinateurs neufs ?",
  "j’ai 45 ans et je cherche un emploi",
  "un serveur pour mon restaurant",
  "je cherche un responsable informatique",
];

// rule assistant/situations
test.each(others)("'%s' describes no situation", (question) => {
  expect(situationIn(question)?.question).toBeUndefined();
});
