import { withOtherTexts } from "./homes-only.ts";

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
  ["Vous le déposez", "Vous nous le confiez"],
  [
    "[Nous intervenons {a_domicile} {a_ville} et alentour. Ce qui peut être réparé sur place l’est\u00a0; le reste part à l’atelier et revient réparé. ]L’appareil peut toujours être déposé à l’atelier, aux heures d’ouverture.",
    "Oui. Nous intervenons {a_domicile} {a_ville} et alentour. Ce qui peut être réparé sur place l’est\u00a0; le reste part à l’atelier et revient réparé.",
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
