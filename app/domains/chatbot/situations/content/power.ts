import type { Situation } from "./situation.ts";
import { computer, consoles, phones } from "./device-words.ts";

/** Situations with the battery, heat and noise of a computer, and dangers. */
export const powerSituations: readonly Situation[] = [
  {
    question: "Mon portable ne charge plus",
    topic: "battery",
    words: [
      "charge|chargeur*|recharge|batterie*|debranch*",
      "charge plus|charge pas|charge pu|recharge plus|recharge pas|chargeur marche|chargeur ne|chargeur fonctionne|prend plus la|prend pas la|plus charger|branche pas en|chargeur hs|chargeur et rien|prise de charge|que ca charge|a 0|monte pas|ne monte|que j ai debranche",
    ],
    without: `voiture|velo*|trottinette|page*|site*|video*|gonfl*|disque*|appareil photo|montre|souris|drone|electrique|prise en charge|youtube|film*|internet|wifi|casque|ecouteurs|${phones}|${consoles}`,
    advice:
      "Essayez une autre prise murale, puis un autre chargeur de même puissance\u00a0: c’est lui le plus souvent. Éteignez, débranchez, tenez le bouton d’allumage 30 secondes, rebranchez. Si la fiche bouge ou chauffe, ne forcez pas\u00a0: la prise de charge est à refaire. Une coque bombée\u00a0? Débranchez et ne rechargez plus.",
    offer: "hardware",
  },
  {
    question: "La batterie de mon portable a gonflé",
    topic: "danger",
    words: [
      "gonfl*|une bosse|des bosses|bombe|bombee|enfl*|souleve*|pousse|ouverte toute seule",
      `batterie*|baterie*|${computer}|dessous|coque|pave|touchpad|clavier|trackpad|${phones}`,
    ],
    without:
      "pieces|gonfler mon|pneu*|velo*|matelas|ballon*|piscine|prix|facture*|cheville*|genou*|insecte*|bombe a|bombe de|air sec",
    advice:
      "Éteignez l’appareil et débranchez-le, si vous le pouvez sans risque. Ne le rechargez plus, ne percez pas la batterie, n’appuyez pas dessus. Posez-le sur une surface dure, loin de ce qui brûle. Fumée ou flammes\u00a0: sortez et appelez le 18 ou le 112.",
    offer: "danger",
  },
  {
    question: "Mon ordinateur sent le brûlé",
    topic: "danger",
    words: [
      "brule|roussi|grille|cram*|fumee|odeur*|sent|fume|pue|etincelle*",
      `brule|cram*|${computer}|chargeur*|alim*|plastique|chaud|prise`,
      "odeur*|sent|fumee|fume|pue|pu|cram*|etincelle*",
    ],
    without:
      "linge|seche|cuisses|cuisine|voiture|gateau|casserole*|four|poele|cheminee|cigarette*|cd|graver|tele|television|egout*|chien|parfum|detecteur*|cire|peau|moteur|roti|aspirateur|lave*|frigo*|sent perdu*|c est sent",
    advice:
      "Débranchez-le tout de suite au mur, si vous le pouvez sans risque, et ne le rallumez pas, même pour voir. Laissez-le refroidir sur une surface dure, loin de ce qui brûle. Une batterie qui chauffe ou gonfle\u00a0: n’y touchez plus. Fumée ou flammes\u00a0: sortez et appelez le 18 ou le 112.",
    offer: "danger",
  },
  {
    question: "Mon ordinateur fait beaucoup de bruit",
    topic: "overheating",
    words: [
      "bruit*|bruyant*|souffle*|boucan|ronfle*|grince*|vacarme|ventil*|raffut|turbine|helicoptere|avion|reacteur|tracteur|siffle*|vrombi*|bourdonne*",
      `${computer}|ventil*`,
      "bruit*|bruyant*|souffle*|boucan|ronfle*|grince*|vacarme|fond|fort|raffut|turbine|helicoptere|avion|reacteur|tracteur|siffle*|vrombi*|bourdonne*",
    ],
    without: `montre rien|affiche rien|affiche pas|montre pas|souffler|aucun bruit|virus|mineur|vous avez|caisse|disque*|clac*|clic*|tac|noir|eteint|imprim*|tombe*|bip*|lave*|frigo*|voiture|hotte|climatis*|chaudiere|vmc|plafond|micro*|demarre pas|demarre plus|allume pas|allume plus|brule|${consoles}|${phones}`,
    advice:
      "Un souffle fort vient presque toujours de la poussière ou d’un programme qui travaille trop\u00a0: regardez lequel dans le gestionnaire des tâches. Posez-le sur une surface dure, jamais sur un lit. Un frottement vient du ventilateur, à changer. Un claquement ou un grattement vient du disque\u00a0: éteignez, vos fichiers sont en jeu.",
    offer: "repair",
  },
];
