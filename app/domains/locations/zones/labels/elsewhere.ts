import type { ZonesAtHome, ZonesLeft } from "../rules/zones-left.ts";
import { countedLocations } from "./back-office.ts";

/** The texts about zones (towns) that are far away after the shop has moved (rule zones/elsewhere). */
export const elsewhereTexts = {
  title: "Des localisations loin de l’atelier",
  text: ({ count, countText, where, radiusKm }: ZonesLeft) =>
    `${countText} ${count > 1 ? "sont" : "est"} encore en ligne ${where}, à plus de ${radiusKm}\u00a0km de l’atelier.`,
  replace: ({ communes, radiusKm }: ZonesLeft) =>
    communes > 1
      ? `Les remplacer par les ${communes} communes à moins de ${radiusKm}\u00a0km…`
      : `Les remplacer par la commune à moins de ${radiusKm}\u00a0km…`,
  remove: "Les retirer…",
  question: (count: number) => `Retirer ${countedLocations(count)}\u00a0?`,
  consequence:
    "Leurs pages disparaissent du site. Celles dont vous avez écrit le texte restent. C’est définitif.",
  confirm: "Retirer",
  done: "Localisations mises à jour",
} as const;

/** The question about far zones (towns) that an owner must answer when the shop moves (rule settings/moved-zones). */
export const zonesQuestionTexts = {
  title: ({ count, countText, where, radiusKm }: ZonesLeft) =>
    `${countText} ${count > 1 ? "zones sont" : "zone est"} en ligne ${where}, à plus de ${radiusKm}\u00a0km. ${count > 1 ? "Que deviennent-elles" : "Que devient-elle"}\u00a0?`,
  /** This question is asked while the owner types the address, before its distance from the zones is known. */
  ahead: ({ count, countText, where }: ZonesAtHome) =>
    `${countText} ${count > 1 ? "zones sont" : "zone est"} en ligne ${where}. Si votre atelier est ailleurs, que deviennent celles qui sont loin\u00a0?`,
  replaced: "Les remplacer",
  replacedAhead: "Par les communes de votre rayon que le site connaît.",
  removedAhead: "Sans en créer d’autres.",
  replacedBy: ({ communes, radiusKm }: ZonesLeft) =>
    communes > 1
      ? `Par les ${communes} communes à moins de ${radiusKm}\u00a0km que le site connaît.`
      : `Par la commune à moins de ${radiusKm}\u00a0km que le site connaît.`,
  removed: "Les retirer du site",
  removedHint: ({ communes, home }: ZonesLeft) =>
    communes > 0
      ? zonesQuestionTexts.removedAhead
      : `Le site ne connaît encore aucune commune ${home}\u00a0: importez-les ensuite, dans Localisations.`,
  kept: "Les garder en ligne",
  keptHint: "Leurs pages diront qu’elles sont loin. Elles se retirent plus tard dans Localisations.",
  unanswered: "Choisissez ce qu’elles deviennent",
} as const;
