import type { Situation } from "./situation.ts";
import { phones } from "./device-words.ts";

const otherShop =
  "magasin|reparateur*|depanneur*|boutique|sav|informaticien*|service apres vente|grande surface|technicien|darty|fnac|confrere";

/** Situations with files that are gone although the medium works, or that sit in a dead computer. */
export const lostFileSituations: readonly Situation[] = [
  {
    question: "J’ai vidé la corbeille par erreur",
    topic: "data-recovery",
    words: [
      "corbeille|corbeil",
      "vide|videe|vides|vider|efface*|supprim*|recuper*|restaur*|retrouv*|perdu*|erreur|etait",
    ],
    without:
      "lent*|long|rame*|essaye*|papier|sortir|icone|fruits|pain|linge|mail*|messagerie|comment vider|iphone|place|pleine",
    advice:
      "Souvent rien n’est perdu si vous vous arrêtez là\u00a0: les fichiers restent sur le disque tant que rien ne les recouvre. N’installez rien, ne téléchargez rien et éteignez l’ordinateur. Depuis un autre appareil, regardez si une copie existe dans OneDrive, iCloud ou un message. Sur un SSD, le temps presse. C’était une clé ou un disque externe\u00a0? Débranchez-le, et n’y écrivez plus rien.",
    offer: "recovery",
  },
  {
    question: "J’ai supprimé ou écrasé un document",
    topic: "data-recovery",
    words: [
      "fichier*|document*|dossier*|word|excel|memoire|photos|tableau|these",
      "efface|effaces|effacee*|supprime|supprimes|supprimee*|ecras*|efface comment|perdue|par dessus|disparu*|perdu|perdus|perdue*|remplace mon|sans sauvegarder|sans enregistrer|pas enregistre|par erreur",
    ],
    without: `word a disparu|excel a disparu|system32|libreoffice|${otherShop}|${phones}|corbeille|formate*|reinitialis*|reinstall*|reset|usine|carte*|sd|cle|clef|usb|disque*|nas|virus|rancon*|mail*|ssd|imprim*|mise a jour|allume*|demarr*|mort|hs|vos|rgpd|client*|casse*|panne|permis|identite|vitale|grise|papiers|voyage|trou*|facebook|vous avez|eau|alzheimer|ecole de|avant de|panne|divorce|notaire`,
    advice:
      "N’enregistrez plus rien et regardez d’abord la corbeille. Puis clic droit sur le dossier, «\u00a0Restaurer les versions précédentes\u00a0», et l’historique des versions si le fichier est dans OneDrive. Dans Word ou Excel\u00a0: Fichier, Informations, Gérer le document, «\u00a0Récupérer les documents non enregistrés\u00a0». Sinon, éteignez.",
    offer: "recovery",
  },
  {
    question: "J’ai perdu mes photos après une réinitialisation",
    topic: "data-recovery",
    words: [
      "reinitialis*|formate|formater|formatage|remise a zero|reinstalle|reinstallation|reset|usine",
      "photos|foto*|fichiers|documents|dossiers|donnees|tout|rien|par erreur|sans sauvegarde",
      "perdu*|disparu*|plus|recuper*|retrouv*|erreur|sans sauvegarde|sans sauvegard*|revenir",
    ],
    without: `${otherShop}|${phones}|cle|clef|usb|carte*|sd|demande|veut|faut|propose|avant|sans perdre|vais perdre|vendre|mot de passe|garder|imprim*|virus|externe|en plus`,
    advice:
      "N’installez plus rien et éteignez l’ordinateur\u00a0: chaque minute d’usage recouvre vos anciens fichiers. Depuis un autre appareil, cherchez une copie dans OneDrive, iCloud ou Google Photos. Si le disque a un dossier «\u00a0Windows.old\u00a0», tout est peut-être dedans. Après un effacement complet d’un SSD, les chances sont faibles.",
    offer: "recovery",
  },
  {
    question: "Mon ordinateur est mort, je veux récupérer mes fichiers",
    topic: "data-recovery",
    words: [
      "allume plus|allume pas|demarre plus|demarre pas|marche plus|mort|morte|casse|casses|cassee|rendu l ame|hs|grille*|panne|fichu*|foutu*|extraire|pas reparer",
      "fichier*|photos|photo|foto*|document*|donnees|dossier*|disque|qu il y a",
      "recuper*|transferer|sauv*|perdu*|veux|veu|voudrais|extraire|juste|sortir|sauver|besoin|acceder|avoir|dedans|dessus|retrouv*",
      "ordinateur*|pc|portable|carte mere|machine|tour|mac|macbook|imac",
    ],
    without: `clac*|claque*|gratte*|${phones}|externe|cle|clef|usb|carte sd|nas|formate*|reinitialis*|rancon*|ecran casse|efface*|supprim*`,
    advice:
      "Bonne nouvelle\u00a0: un ordinateur mort n’a pas d’ordinaire perdu ses fichiers, car le disque est une pièce à part. Il se lit ailleurs, même si l’ordinateur ne vaut plus la réparation. Ne lancez ni réinitialisation ni réparation. Si le disque est chiffré (BitLocker, FileVault), préparez la clé de récupération.",
    offer: "recovery",
  },
  {
    question: "Un autre réparateur a effacé mes données",
    topic: "data-recovery",
    words: [
      otherShop,
      "efface*|formate|formater|reinstalle|perdu*|supprime*|plus rien|reinitialis*|remplace|n y sont",
      "donnees|fichiers|photos|documents|disque|tout|pc|ordinateur*|dossiers|rien",
    ],
    without: "vous avez|chez vous|votre|vous m avez|pirat*|faux",
    advice:
      "Il reste peut-être une chance\u00a0: n’utilisez plus l’ordinateur et éteignez-le, car chaque minute d’usage recouvre les anciens fichiers. Demandez par écrit à ce réparateur ce qu’il a fait, s’il a gardé une copie, et où est l’ancien disque s’il l’a remplacé. Gardez la facture.",
    offer: "recovery",
  },
];
