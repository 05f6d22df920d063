import type { Situation } from "./situation.ts";
import { consoles, macs } from "./device-words.ts";

/** Situations with a medium that cannot be read any more. */
export const storageSituations: readonly Situation[] = [
  {
    question: "Ma clé USB demande à être formatée",
    topic: "data-recovery",
    words: [
      "cle|clef|cles|usb|disque*|lecteur",
      "veut|a formater|voulez|dit|disque dur externe demande|demande*|faut|devez|dois|propose*|illisible*|corromp*|lue|lit|lu|reconn*|accessible|marche*|ouvre*",
      "formater|formate|formatee|formatage|cle|clef|cles",
    ],
    without:
      "prise usb|bitloker|compte|demarage|demarrage|wifi|wi fi|wpa|box|reseau|securite|produit|activation|licence|bitlocker|recuperation|office|bootable|installer|reinstall*|vendre|lent*|carte|sd|serrure|porte|voiture|autoradio|tele|television|imprim*|nas|avant de donner|j ai formate|j ai formater|acheter|vendez|musique",
    advice:
      "Répondez non\u00a0: ne formatez pas, ne réparez pas, n’écrivez plus rien dessus. Les fichiers sont souvent encore là\u00a0; c’est leur table qui est abîmée. Essayez une seule fois sur une autre prise ou un autre ordinateur. S’il s’ouvre, copiez tout de suite ailleurs. Sinon, débranchez et n’insistez pas.",
    offer: "recovery",
  },
  {
    question: "Ma carte SD n’est plus lue",
    topic: "data-recovery",
    words: [
      "carte*|sd|gopro",
      "sd|microsd|memoire|appareil photo|drone|gopro",
      "illisible*|lisible*|erreur|lit|lue|lu|ouvre*|formate*|abim*|efface*|corromp*|reconn*|supprim*|marche*|hs|recuper*|perdu*",
    ],
    without: `histoire|alzheimer|jeu|jeux|graphique|mere|vive|ram|barrette*|vitale|bancaire|sim|lecteur de|acheter|${consoles}`,
    advice:
      "Sortez la carte, mettez son petit verrou sur «\u00a0lock\u00a0» et ne prenez plus aucune photo\u00a0: ce qui s’écrit recouvre ce qui est perdu. N’acceptez ni formatage ni réparation. Essayez une seule fois un autre lecteur. Si elle s’ouvre, copiez tout\u00a0; effacée ou formatée, elle garde souvent ses photos.",
    offer: "recovery",
  },
  {
    question: "Mon disque dur fait un bruit de claquement",
    topic: "data-recovery",
    words: [
      "disque*",
      "clac*|claque*|clic|clics|clique|cliquet*|tic|toc|cogne*|racle*|crisse*|couine*|siffle*|bourdonne*|tac|gratte*|grince*|bruit*|brui",
    ],
    without: `vous avez|que vous|frein*|vinyle|tourne disque|voiture|johnny|clique sur|nas|graver|dos|${consoles}`,
    advice:
      "Éteignez-le tout de suite et ne le rebranchez plus\u00a0: un disque qui claque ou gratte touche ses plateaux, et chaque essai efface un peu plus. Pas de logiciel, pas de congélateur, pas d’ouverture. S’il a une sauvegarde, tout va bien\u00a0; sinon, ses fichiers restent souvent récupérables si l’on n’insiste pas.",
    offer: "recovery",
  },
  {
    question: "Mon disque dur externe n’est plus reconnu",
    topic: "data-recovery",
    words: [
      "disque*|ssd",
      "invisible|apparait|voit|visible|explorateur|lit|trouve*|detect*|reconn*|ouvre*|marche*|affiche*|accessible",
      "pas|plus|pu|non|invisible|rien",
    ],
    without: `formater|formate|clac*|clic|tac|tic|bruit*|grince*|gratte*|demarr*|boot*|nas|frein*|vinyle|tourne*|johnny|carte mere|neuf|compatible*|processeur|windows 11|lent|plein|sature|dos|musique|clon*|allume plus|allume pas|${macs}|${consoles}`,
    advice:
      "Écoutez-le d’abord\u00a0: s’il claque ou ne tourne pas, débranchez et n’insistez pas. S’il est silencieux et tourne, essayez un autre câble, une autre prise sans multiprise, puis un autre ordinateur, une fois chacun. Windows propose de l’initialiser ou de le formater\u00a0? Refusez\u00a0: vos fichiers y sont souvent encore.",
    offer: "recovery",
  },
  {
    question: "Mon NAS ne répond plus",
    topic: "data-recovery",
    words: [
      "nas|synology|qnap|raid",
      "panne|impossible|introuvable|pas|plus|erreur|bip*|degrad*|mort*|inaccessible*|orange|rouge|casse*|recuper*|hs|voyant*|repond*",
    ],
    without: "copie|copies|sauvegard*|installer|acheter|choisir|quel nas|configurer|brancher",
    advice:
      "N’échangez pas les disques de place, n’en remplacez pas deux à la fois, et refusez toute réinitialisation. Notez l’état des voyants et le message, vérifiez le câble réseau, puis éteignez-le proprement. S’il a plusieurs disques, un seul mort se remplace d’ordinaire sans perte\u00a0; un volume «\u00a0planté\u00a0» s’éteint et se confie tel quel.",
    offer: "recovery",
  },
];
