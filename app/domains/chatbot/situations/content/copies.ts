import type { Situation } from "./situation.ts";

/** Situations with copies of files, on a disk or on the internet. */
export const copySituations: readonly Situation[] = [
  {
    question: "Comment sauvegarder sur un disque externe",
    topic: "backup",
    words: [
      "sauvegard*|sovegard*|copi*|mettre mes photos|transferer mes photos|mettre mes documents|mettre mes fichiers|mettre mes dossiers|transferer mes fichiers|enregistrer mes photos|stocker mes photos|mettre tout|backup",
      "disque externe|disque dur externe|disk externe|externe|cle usb|sur un disque dur|une cle|sur un disque|sur cle usb|sur cle|sur dd|un ssd externe|disque dur usb",
    ],
    without:
      "ou le cloud|cloud|onedrive|recuper*|demarre plus|hs|casse|nas|reconnu*|en ligne|vaut il mieux|ancien|mac|rancon|lisible*|chiffre*|nouvel|nouveau|neuf|iphone|acheter|clignote|branche et|lu|mal|marche plus|marche pas|vendre|perdu|disparu|efface",
    advice:
      "Branchez le disque (au moins le double de vos fichiers), ouvrez l’explorateur (Windows + E) et copiez Documents, Images et Bureau. Pour que ce soit automatique\u00a0: Panneau de configuration > Historique des fichiers. Ouvrez quelques fichiers sur le disque pour vérifier, puis débranchez-le\u00a0: un disque toujours branché ne protège pas d’un virus. Et gardez une seconde copie ailleurs.",
    offer: "software",
  },
  {
    question: "Mon OneDrive ou mon cloud est plein",
    topic: "backup",
    words: [
      "onedrive|one drive|icloud|google photos|cloud|dropbox|google drive",
      "plein|sature|plus de place|espace|plus d espace|limite|insuffisant|5 go|pleine|saturee|presque|stockage|depasse|payer|reclame|manque de place|n a plus",
    ],
    without:
      "supprim*|disparu*|mail*|messages|quel|vider l espace de|sauvegarder|conseil*|cout*|faut il payer|boite|gmail|perdu|recuper*|sur mon iphone",
    advice:
      "Rien n’est perdu, mais les nouveaux fichiers ne sont plus copiés. Vous n’êtes pas obligé de payer\u00a0: copiez les vidéos et les photos lourdes sur un disque externe, ouvrez-en quelques-unes pour vérifier, puis effacez-les ici. Attention\u00a0: ce qu’on efface dans un dossier synchronisé disparaît aussi en ligne et sur les autres appareils. Videz enfin la corbeille en ligne.",
    offer: "software",
  },
  {
    question: "J’ai des photos en double",
    topic: "backup",
    words: [
      "doublons|en double|double voir|deux fois|doublon|plusieurs fois|en triple|identiques|dupliqu*",
      "photos|photo|foto|fichiers|supprimer|images|musique",
    ],
    without:
      "sauvegard*|ecran|copie en double|quelque part|recto|imprim*|paye*|facture*|factur*|double ecran|moniteur|mails en double|repare*|cassee|prelev*|clic*|redemarr*|sauveg*",
    advice:
      "Faites d’abord une copie de tout sur un disque externe, et n’y touchez plus. Ensuite triez par taille ou par date dans l’explorateur\u00a0: les doublons se suivent. Un logiciel de doublons aide, mais ne le laissez rien effacer sans montrer les deux images. Si OneDrive ou iCloud est actif, arrêtez la synchronisation pendant le tri.",
    offer: "software",
  },
  {
    question: "OneDrive a supprimé mes fichiers",
    topic: "data-recovery",
    words: [
      "onedrive|one drive|synchro|icloud|google drive|dropbox|synchronisation|le cloud",
      "supprim*|disparu*|efface*|perdu|vide|plus la|desinstall*|n ai plus mes|plus mes fichiers|plus mes photos|plus mes documents|retrouve plus|envoles|enleve|vides|manque*|introuvables",
    ],
    without:
      "plein|place|comment supprimer|enlever onedrive|compte icloud|mot de passe|mon compte|manque de place|manque d espace|boite|gmail|saturee|payer",
    advice:
      "Ils sont souvent encore en ligne. N’effacez rien, mettez la synchronisation en pause, et ouvrez le site du service avec le même compte\u00a0: regardez vos fichiers, puis sa Corbeille, qui garde 30 jours d’ordinaire. Après un arrêt de OneDrive, Documents et Bureau sont restés dans le dossier OneDrive de l’ordinateur et en ligne.",
    offer: "recovery",
  },
  {
    question: "Sauvegarder en ligne ou sur un disque",
    topic: "backup",
    words: [
      "cloud|en ligne|onedrive|nuage|icloud|google photos|dropbox|google drive",
      "ou un disque|ou sur un disque|ou disque|ou cle|vs disque|ou le cloud|ou onedrive|ou le nuage|ou sur disque|ou une cle|ou disk|ou en ligne|or external|ou un dd|ou cloud|ou nuage|ou icloud|ou un ssd|ou externe|ou plutot un disque|ou alors un disque|ou bien un disque|ou sur cle|ou dd",
    ],
    without:
      "achet*|panne|marche plus|perdu|recuper*|plein|sature|supprime*|efface*|lent|commander|acheter en|payer en|cours",
    advice:
      "Les deux, car ils ne protègent pas du même malheur. Le disque externe est rapide, sans abonnement, mais se casse, se vole ou brûle avec la maison\u00a0: débranchez-le après la copie. Le service en ligne survit à tout cela, mais copie aussi vos erreurs\u00a0: un fichier effacé l’est partout. Pour l’irremplaçable\u00a0: un disque et un service en ligne.",
    offer: "software",
  },
];
