import { withOtherTexts } from "#app/domains/business/rules/other-texts.ts";

/**
 * The texts of the service pages that invite people to the shop, each with its replacement for a shop that receives
 * nobody (rule settings/premises).
 */
const noPremisesTexts: ReadonlyMap<string, string> = new Map([
  [
    "Éteignez, ne chargez pas, retournez-le et apportez-le le jour même",
    "Éteignez, ne chargez pas, retournez-le et appelez le jour même",
  ],
  ["Du dépôt à la remise", "De l’appel à la remise"],
  ["Vous le déposez", "Vous nous le montrez"],
  [
    "[Nous réparons {delai}, davantage si la pièce se commande. ]L’appareil tourne sur l’établi avant de repartir.",
    "[Nous réparons {delai}, davantage si la pièce se commande. ]L’appareil tourne un moment avant que nous vous le rendions.",
  ],
  [
    "La pièce est montée, la machine nettoyée au passage, puis elle tourne avant de repartir.",
    "La pièce est montée, la machine nettoyée au passage, puis elle tourne avant que nous vous la rendions.",
  ],
  [
    "[Les contrôles se font {a_distance}. ]Le nettoyage se fait[ {chez_vous} pour un parc,] à l’atelier pour un portable.",
    "[Les contrôles se font {a_distance}. ]Le nettoyage se fait {chez_vous}.",
  ],
  // The same answer for a shop that visits only homes (homes-only.ts).
  [
    "[Les contrôles se font {a_distance}. ]Le nettoyage d’un portable se fait à l’atelier.",
    "[Les contrôles se font {a_distance}. ]Le nettoyage se fait {chez_vous}.",
  ],
  ["Puis-je apporter ma pièce\u00a0?", "Puis-je fournir ma pièce\u00a0?"],
  [
    "[Nous intervenons {a_domicile} {a_ville} et alentour. Ce qui peut être réparé sur place l’est\u00a0; le reste part à l’atelier et revient réparé. ]L’appareil peut toujours être déposé à l’atelier, aux heures d’ouverture.",
    "Nous intervenons {a_domicile} {a_ville} et alentour. Ce qui peut être réparé sur place l’est\u00a0; pour le reste, nous convenons de la suite avec vous.",
  ],
  [
    "Apportez le disque dans un sac, à plat, loin d’un aimant",
    "Gardez le disque dans un sac, à plat, loin d’un aimant",
  ],
]);

/**
 * Returns the content of a service's page for a shop that receives nobody. Only texts of the program change, not those
 * that the owner wrote.
 */
export function withoutInvitation<Content>(content: Content): Content {
  return withOtherTexts(content, noPremisesTexts);
}
