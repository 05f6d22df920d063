import type { Situation } from "./situation.ts";

/** Situations with a printer or a scanner. */
export const printerSituations: readonly Situation[] = [
  {
    question: "Mon imprimante ne reconnaît pas la cartouche",
    topic: "printer",
    words: [
      "cartouche*|toner*|encre*",
      "reconn*|detect*|accepte*|refuse*|incompatible*|compatible*|original*",
    ],
    advice:
      "Sortez la cartouche, vérifiez que sa référence est celle de l’imprimante, ôtez tout film de protection et remettez-la jusqu’au clic\u00a0; puis éteignez et rallumez l’imprimante. Une cartouche compatible est parfois refusée après une mise à jour de l’imprimante\u00a0: le vendeur l’échange.",
    offer: "peripherals",
  },
  {
    question: "Mon imprimante fait des traits blancs",
    topic: "printer",
    words: [
      "imprim*|impression*|photocop*",
      "traits|trait|rayures|rayure|lignes|bandes|pale*|delave*|blanc|blanche*|manque|couleur*|baveuse*|bave|noircit",
    ],
    without: "page blanche|cartouche reconn*",
    advice:
      "Des traits, ou une couleur qui manque, viennent presque toujours d’une tête bouchée ou d’une cartouche vide. Lancez un nettoyage des têtes depuis le menu de l’imprimante, deux fois au plus (il boit beaucoup d’encre), et regardez le niveau de cette couleur.",
    offer: "peripherals",
  },
];
