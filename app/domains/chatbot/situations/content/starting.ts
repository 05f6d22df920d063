import type { Situation } from "./situation.ts";
import { computer, consoles, phones } from "./device-words.ts";

/** Situations with a computer that does not start as it should, or stops by itself. */
export const startingSituations: readonly Situation[] = [
  {
    question: "Le ventilateur tourne mais l’écran reste noir",
    topic: "hardware-no-start",
    words: [
      "ecran|lecran|moniteur|image|affichage|affiche|dimage|signal|montre",
      "noir|rien|eclaire pas|s allume pas|reste eteint|affiche pas|pas des affichage|pas des image|aucune image|pas de signal|aucun signal|dimage|aucun affichage",
      "ventil*|tourne*|voyant*|lumiere*|bruit|ronronne*|ronfle*|led|leds|souffle*|s allume mais|s allume ecran|s allume et|s allument|s allume la|s allume on|allume mais|demarre mais|alume*",
    ],
    without: `aucun voyant|aucune lumiere|aucun bruit|camera*|webcam|mac|macbook*|imac|deuxieme|second|externe|tombe*|bip*|boot*|message|erreur|renvers*|eau|casse*|tele|television|televiseur|voiture|imprim*|disque*|pomme|${consoles}|${phones}`,
    advice:
      "L’ordinateur vit, mais l’image ne vient pas. Débranchez tout ce qui n’est pas utile, tenez le bouton d’allumage 30 secondes, puis rallumez. Portable\u00a0: essayez un écran externe\u00a0; s’il montre l’image, la dalle est en cause. Tour\u00a0: branchez le câble d’écran sur la carte graphique. Sinon, souvent la mémoire.",
    offer: "hardware",
  },
  {
    question: "Mon ordinateur bipe au démarrage",
    topic: "hardware-no-start",
    words: [
      "bip|bips|bipe|bipent|beep|beeps",
      `${computer}|demarr*|demarage|allum*|noir|continu*|court*|fois|bouton`,
    ],
    without: `boitier|onduleur|fumee|detecteur*|nas|synology|qnap|onduleur*|four|lave*|frigo*|congelateur|voiture|carte bleue|imprim*|alarme|touche*|clavier|disque*|message|${consoles}|${phones}`,
    advice:
      "Ces bips sont un code\u00a0: comptez-les et notez s’ils sont longs ou courts, il dépend de la marque. Le plus souvent, c’est une barrette de mémoire mal enfoncée ou fatiguée, parfois la carte graphique, ou une touche restée coincée. Éteignez, débranchez, tenez le bouton 30 secondes, puis réessayez.",
    offer: "hardware",
  },
  {
    question: "Mon ordinateur s’éteint tout seul",
    topic: "overheating",
    words: [
      "eteint|eteind|seteint|seteind|coupe|arrete",
      "seul|seule|des un coup|des un|brutalement|sans que|tout a coup|soudain*|aleatoire*|au hasard|plein milieu|quart des heure|prevenir|sans raison|bout de|milieu|des qu il|subitement",
      `${computer}|il|ca`,
    ],
    without: `bleu*|qr|eau|verre|renvers*|abonnement*|boucle|rallume|demarrage|secondes|wifi|internet|connexion|box|imprim*|tele|television|chargeur|chauffage|chaudiere|voiture|lumiere*|mise a jour|mises a jour|macos|son|four|radiateur|video*|disque*|mail*|logiciel|installer|moteur|lave*|frigo*|clavier|souris|pomme|chargement|${consoles}|${phones}`,
    advice:
      "Le plus souvent il se protège de la chaleur\u00a0: posez-le sur une surface dure, dégagez les grilles et cessez les jeux en attendant. S’il s’éteint même froid, pensez à la batterie ou à l’alimentation\u00a0: essayez-le sur le secteur, sans multiprise. Copiez vos fichiers importants tant qu’il tient.",
    offer: "hardware",
  },
  {
    question: "L’ordinateur affiche «\u00a0no boot device\u00a0»",
    topic: "windows-trouble",
    words: [
      "bootable|bootmgr|device|operating system|systeme des exploitation|peripherique de demarrage|disque de demarrage|demarre disque|dur disque not",
      "pas|no|not|found|trouve*|introuvable|absent|manqu*|aucun|insert|reboot|available|selec*|proper|missing",
    ],
    without: "plein*|mac|macbook*|imac|cle usb bootable|creer|sature*|usb device|usb",
    advice:
      "L’ordinateur ne voit plus le disque sur lequel est Windows. Débranchez clés USB, disques externes et cartes, puis redémarrez. Toujours pareil\u00a0? Le disque est débranché ou en panne\u00a0: éteignez, ne réinstallez rien et ne formatez pas, vos fichiers sont peut-être encore lisibles.",
    offer: "repair",
  },
  {
    question: "Mon ordinateur démarre dans le BIOS",
    topic: "hardware-no-start",
    words: [
      "bios|uefi|aptio",
      "demarr*|ouvre*|bloqu*|direct*|reste*|coince*|arrive sur|lance*|allum*|sortir|affiche*|ecran|tombe|lieu|seul|configurer",
    ],
    without:
      "mettre a jour|mise a jour|flash*|mot de passe|activer|tpm|magasin|legumes|produits|secure|ventil*",
    advice:
      "Il ne trouve pas de quoi démarrer, ou une touche du clavier reste coincée. Débranchez clés et disques USB, choisissez «\u00a0Exit without saving\u00a0» et redémarrez. Il y revient\u00a0? Regardez si votre disque est nommé dans la liste Boot\u00a0: s’il n’y est pas, il est débranché ou en panne. Ne changez rien d’autre.",
    offer: "hardware",
  },
  {
    question: "L’orage a abîmé mon ordinateur ou ma box",
    topic: "hardware-no-start",
    words: [
      "orage*|foudre|surtension|coupure de courant",
      "ordinateur*|pc|tour|portable|box|livebox|freebox|bbox|fibre|internet|imprimante|tele|ecran|plus rien|allum*|marche*|demarr*",
    ],
    without: "assurance|attestation|prevoir|proteger",
    advice:
      "Débranchez tout du mur, la box et son câble compris, puis rebranchez chaque appareil seul, sans multiprise. La box ou la fibre ne revient pas\u00a0? Seul l’opérateur les change. L’ordinateur reste mort\u00a0? N’insistez pas\u00a0: c’est souvent l’alimentation, et vos fichiers sont presque toujours intacts. Prévenez votre assurance avant de faire réparer.",
    offer: "repair",
  },
];
