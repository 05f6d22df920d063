import type { Situation } from "./situation.ts";
import { phones } from "./device-words.ts";

/** Situations with a part that makes a computer better, and with Windows 11. */
export const upgradeSituations: readonly Situation[] = [
  {
    question: "Vaut-il mieux un SSD ou plus de mémoire",
    topic: "upgrade",
    words: [
      "ssd|changer le disque|disque ou",
      "ram|memoire|barrette*|plutot|premier|vaut|faut|vraiment|efficace|mieux|priorite|utile",
    ],
    without:
      "reinstall*|perd*|garde*|reconn*|detect*|temps|prix|tarif*|externe|donnees|clon*|mort|recuper*|quel ssd|lit plus|combien|macbook soud*",
    advice:
      "Le SSD d’abord, si l’ordinateur a encore un disque dur\u00a0: démarrage et programmes deviennent bien plus rapides. La mémoire ensuite, s’il n’a que 4 ou 8 Go et ralentit quand beaucoup d’onglets sont ouverts. Pour voir\u00a0: Gestionnaire des tâches, Performances\u00a0; disque à 100\u00a0% ou mémoire pleine\u00a0?",
    offer: "upgrade",
  },
  {
    question: "Quelle mémoire pour mon ordinateur",
    topic: "upgrade",
    words: [
      "ram|memoire|barrette*|8 go|16 go|32 go|ddr3|ddr4|ddr5",
      "quel*|laquelle|combien de ram|combien de memoire|combien de go|compatible|type|suffi*|soude*|melanger|ddr4|ddr5|savoir|besoin|assez",
    ],
    without: `${phones}|ssd|disque*|carte memoire|carte sd|these|cle|clef|usb|fac|prix|tarif*|coute|alzheimer|bleu|plein*|sature*|incompatible*|pas compatible|carte mere|temps|perdu*|efface*|recuper*|trou*|mon memoire|recherche`,
    advice:
      "Windows 11 est à l’aise avec 16 Go, 8 Go au minimum\u00a0; 32 Go servent au montage vidéo et à certains jeux. La barrette doit avoir le type (DDR3, DDR4, DDR5), le format et la capacité que la carte mère accepte\u00a0: la référence de l’ordinateur les donne. Sur certains portables, la mémoire est soudée.",
    offer: "upgrade",
  },
  {
    question: "Le clonage vers un SSD garde-t-il mes programmes",
    topic: "upgrade",
    words: [
      "ssd|clon*|disque*",
      "garde*|perd*|programmes|logiciels|reinstall*|identique|restent|reste|conserv*|pareil|retrouve*|clon*",
      "ssd|clon*|changement|changer|changeant|change|changez|a la place|remplac*",
    ],
    without:
      "vous a*|recommence*|garantie|telephone*|quelqu|sim|temps|longtemps|long|prix|combien|tarif*|reconn*|mort|clac*|hs|demarre*|externe|ram|barrette*|pirat*|perdu|carte*",
    advice:
      "Oui\u00a0: un clonage copie tout à l’identique, Windows, programmes, réglages et fichiers, et rien n’est à réinstaller. Il faut un ancien disque sain et un SSD au moins aussi grand que ce qui est occupé. Gardez l’ancien disque intact quelques semaines. Un disque fatigué\u00a0? Les fichiers d’abord, puis une installation neuve.",
    offer: "upgrade",
  },
  {
    question: "Changer la carte graphique",
    topic: "upgrade",
    words: [
      "carte graphique|cartes graphiques|carte grafik|gpu|rtx|gtx|radeon|geforce|4060|4070|5060|5070",
      "chang*|nouvel*|mettre|metre|meilleur*|ameliorer|rentre|faible|quel*|remplac*|possible|peux|passe|morte",
    ],
    without: "alim*|socket|monter|config|montage|pilote*|driver*|pc gamer|assembl*|processeur|ryzen|ensemble",
    advice:
      "Dans une tour, oui, après avoir vérifié trois choses\u00a0: la puissance et les prises de l’alimentation, la longueur libre dans le boîtier, et un processeur qui suit. Dans un portable, presque jamais\u00a0: la puce est soudée. Notez le modèle de la tour ou de la carte mère et de l’alimentation avant d’acheter.",
    offer: "upgrade",
  },
  {
    question: "Mon PC peut-il passer à Windows 11",
    topic: "windows-upgrade",
    words: [
      "windows 11|w11|win11|win 11|au 11|windows 10 a 11|tpm|configuration requise",
      "compatib*|passer|prendre|convient|requise|pris en charge|installer|peut|tpm|incompatible*|eligible|recent|assez|possible|supporte*|mettre|migrer|a 11|au 11|accepte*|avoir",
    ],
    without:
      "imprim*|scan*|logiciel*|jeu|jeux|son|wifi|depuis|lent*|rame*|bloqu*|erreur|prix|tarif*|combien|demarre|ecran|revenir|apres|mac|reinstall*|licence|mot de passe|compte|souris|processeur est|carte mere",
    advice:
      "L’outil gratuit de Microsoft «\u00a0Contrôle d’intégrité du PC\u00a0» le dit en une minute. En gros, il faut un processeur de 2018 ou plus récent (Intel de 8e génération, AMD Ryzen 2000) et une puce TPM 2.0, parfois seulement éteinte dans le BIOS. Ne forcez pas l’installation. Windows 10 n’a plus de mises à jour de sécurité ordinaires depuis octobre 2025. Sauvegardez avant tout.",
    offer: "software",
  },
  {
    question: "Combien de temps prend la pose d’un SSD",
    topic: "upgrade",
    words: [
      "combien de temps|temps pour|temps de pose|longtemps|duree|delai*|rapide|combien de jours|combien des heures|est long",
      "ssd|disque|barrette*|ram|clon*",
    ],
    without:
      "recuper*|donnees|externe|perdu*|effac*|sauvegard*|demarre*|met longtemps|lent*|allum*|plus rapide|pas reconnu|garantie|claque|mort",
    advice:
      "La pose prend moins d’une heure. C’est la copie qui compte\u00a0: d’une à plusieurs heures selon la quantité de fichiers et l’état de l’ancien disque. Une barrette de mémoire se pose en quelques minutes. S’y ajoutent la commande de la pièce, si elle manque, et le tour de votre ordinateur\u00a0: demandez une date.",
    offer: "upgrade",
  },
];
