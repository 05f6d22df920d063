import type { Situation } from "./situation.ts";
import { macs } from "./device-words.ts";

/** Situations with a Mac. */
export const macSituations: readonly Situation[] = [
  {
    question: "Mon Mac affiche un dossier avec un point d’interrogation",
    topic: "mac",
    words: [
      `${macs}|apple|macbouk`,
      "interrogation|dossier qui clignote|dossier gris|icone de dossier|icone dossier|un dossier avec|dossier sur|trouve plus son disque|question mark|folder",
    ],
    without: "partag*|dossier sur le|mot de passe|perdu un|efface*|supprim*",
    advice:
      "Le Mac ne trouve plus le disque sur lequel est macOS. Éteignez-le en tenant le bouton, débranchez tous les accessoires, et rallumez-le une fois. Le dossier revient\u00a0? N’essayez pas de réinstaller macOS ni d’effacer le disque\u00a0: c’est le disque ou son câble, et vos fichiers sont peut-être encore lisibles.",
    offer: "mac",
  },
  {
    question: "Mon Mac reste bloqué sur la pomme",
    topic: "mac",
    words: [
      `${macs}|apple|pomme reste|la pomme apparait`,
      "pomme|logo|barre de chargement|barre de progression|progression",
      "bloqu*|bloke*|reste*|pas|plus|arrete*|fige*|boucle|blanc|rien|avance",
    ],
    without: "iphone*|ipad*",
    advice:
      "Laissez-lui une heure s’il finissait une mise à jour. Sinon, tenez le bouton pour l’éteindre, débranchez tous les accessoires et rallumez. Essayez ensuite le démarrage sans échec (touche Maj au démarrage, ou bouton tenu jusqu’aux options). Ne choisissez pas «\u00a0Effacer\u00a0»\u00a0: vos fichiers sont sans doute encore là.",
    offer: "mac",
  },
  {
    question: "La roue colorée tourne sans fin sur mon Mac",
    topic: "mac",
    words: [
      `${macs}|apple|roue arc|boule de plage`,
      "roue|roulette|roulete|ballon multicolore|ballon de|boule|arc en ciel|mouline*|multicolore|lent|lente|rame|ramer|fige*|lenteur*",
    ],
    without: "internet|wifi|connexion|pomme|mise a jour|mises a jour|logo|installer|imprim*|mail*",
    advice:
      "Cette roue dit que le Mac attend\u00a0: un programme, la mémoire ou le disque. Dans le Moniteur d’activité, regardez qui prend le processeur et la mémoire, et quittez-le. Gardez au moins un dixième du disque libre. Lenteur partout, sur un Mac à disque dur\u00a0? Copiez vos fichiers, puis pensez à un SSD.",
    offer: "mac",
  },
  {
    question: "Le disque de mon Mac est plein",
    topic: "mac",
    words: [
      `${macs}|apple|disque de demarrage`,
      "place|stockage|plein*|sature*|espace|donnees systeme|liberer",
      "plus|sature*|plein*|liberer|insuffisant*|enorme*|pas|effacer|presque|manque",
    ],
    without:
      "iphone*|ipad*|telephone*|icloud|batterie|ecran*|sur place|a la place|en place|mise en|remplac*|vendre|donner",
    advice:
      "Ouvrez Réglages Système, Général, Stockage\u00a0: la liste montre ce qui prend la place. Videz la corbeille et le dossier Téléchargements après l’avoir relu, et déplacez vidéos et photos sur un disque externe, en vérifiant la copie avant de supprimer. Ne touchez pas aux dossiers «\u00a0Système\u00a0» ou «\u00a0Bibliothèque\u00a0».",
    offer: "mac",
  },
  {
    question: "Je n’arrive pas à mettre à jour macOS",
    topic: "mac",
    words: [
      `${macs}|macos|osx|apple|sonoma|sequoia|tahoe|ventura`,
      "mise a jour|mises a jour|mettre a jour|install*|sonoma|ventura|sequoia|tahoe",
      "bloqu*|pas|plus|refuse*|arrete*|impossible|erreur|comment|echou*|plant*|coince*|heures|jamais|fige*|finit|termine*|reste*|milieu",
    ],
    without:
      "vieux|vieil|ancien*|obsolete|propose plus|prend plus|compatible*|imprim*|mot de passe|supporte*|windows|office|word|logiciel*|201*|antivirus|ssd",
    advice:
      "Sauvegardez d’abord avec Time Machine. Il faut ensuite de la place (une quarantaine de Go), le secteur et un bon réseau. Redémarrez le Mac et relancez depuis Réglages Système, Général, Mise à jour de logiciels. Une barre immobile peut durer une heure\u00a0: ne coupez pas le courant. N’effacez jamais le disque pour la faire passer.",
    offer: "mac",
  },
  {
    question: "Mon Mac est trop vieux pour le nouveau macOS",
    topic: "mac",
    words: [
      `${macs}|macos|apple`,
      "vieux|vieil|trop ancien|obsolete*|compatible|plus les mises|propose plus|supporte plus|201*|sierra|catalina|mojave|capitan",
      "mise a jour|mises a jour|mettre a jour|macos|systeme|trop|obsolete*|compatible|supporte*|dernier|sierra|catalina|mojave|capitan",
    ],
    without:
      "voyage|ouvrir|vendre|donner|effacer|recycl*|jeter|imprim*|ssd|photos|batterie|clavier|transf*|ecran|memoire|mot de passe|lent|rame|interrogation|pomme|tombe*|allume*|demarre*",
    advice:
      "Il marche encore, mais un macOS abandonné ne reçoit plus de correctifs\u00a0: évitez-y la banque et le courrier. Le modèle et l’année (menu Pomme, À propos de ce Mac) disent quelle version il accepte. Un navigateur encore suivi rouvre souvent les sites qui refusent Safari. Installer de force un macOS plus récent reste un pari.",
    offer: "mac",
  },
];
