import { withOtherTexts } from "#app/domains/business/rules/other-texts.ts";

/**
 * The texts of the service pages that promise a visit to a company, each with its replacement for a shop that visits
 * only private homes (rule settings/visits). Where the replacement is blank, the part or question is left out.
 */
const homesOnlyTexts: ReadonlyMap<string, string> = new Map([
  [
    "Un Wi-Fi qui atteint toutes les pièces, un partage de fichiers qui tient, des prises RJ45 là où il faut. Configuration réseau pour maisons et bureaux {a_ville}.",
    "Un Wi-Fi qui atteint toutes les pièces, un partage de fichiers qui tient, des prises RJ45 là où il faut. Configuration du réseau de la maison, {a_ville}.",
  ],
  ["Configuration réseau, de la box au bureau", "Configuration réseau, de la box à chaque pièce"],
  ["Une maison, un bureau\u00a0: pas le même réseau", "Ce qu’il faut à une maison"],
  ["Au bureau", ""],
  [
    "Nous travaillons {jours}. Pour une entreprise, la coupure se prévoit ensemble, au moment où elle gêne le moins.",
    "Nous travaillons {jours}.",
  ],
  [
    "Plusieurs postes, un serveur, des horaires particuliers\u00a0? Le devis est gratuit[\u00a0; s’il faut voir le parc {chez_vous} pour le chiffrer, nous convenons d’une visite].",
    "Plusieurs postes, un serveur, des horaires particuliers\u00a0? Le devis est gratuit.",
  ],
  [
    "[Les contrôles se font {a_distance}. ]Le nettoyage se fait[ {chez_vous} pour un parc,] à l’atelier pour un portable.",
    "[Les contrôles se font {a_distance}. ]Le nettoyage d’un portable se fait à l’atelier.",
  ],
  ["Oui\u00a0: caisse, imprimante à tickets, lecteur de codes-barres. Nous travaillons {jours}.", ""],
]);

/**
 * Returns the content of a service's page for a shop that visits only private homes. Only texts of the program change,
 * not those that the owner wrote.
 */
export function withoutCompanyVisits<Content>(content: Content): Content {
  return withOtherTexts(content, homesOnlyTexts);
}
