import type { Situation } from "./situation.ts";
import { computer, phones } from "./device-words.ts";

/** Situations with a phone, a tablet or a television. */
export const mobileSituations: readonly Situation[] = [
  {
    question: "Y a-t-il un logiciel espion caché sur mon téléphone",
    topic: "phones",
    words: [
      `${phones}|appli|application|portable`,
      "espion|espions|espionne|espionnee*|surveill*|mouchard|sait ou j ai|sait toujours ou|mis quelque chose|traque*|geolocalis*|localise en|cachee|sous ecoute|a la trace|lit mes messages|lit mes sms",
    ],
    without:
      "perdu|vole*|retrouver|mettre|combien|ordinateur*|pc|camera*|espionner le|espionner ma|espionner mon|surveiller le|surveiller ma|surveiller mon|surveiller un|controle|fils|fille|enfant*|ado|alarme|disque*|installer|mettre un",
    advice:
      "C’est possible, et cela se cherche. Depuis un autre appareil, changez le mot de passe du compte Google ou Apple et déconnectez les appareils inconnus. Regardez ensuite les applications inconnues, le partage de position et les droits d’administration. Vous craignez un proche\u00a0? Le 3919 écoute sans rien répéter\u00a0; gardez les preuves avant d’effacer.",
    offer: "call",
  },
  {
    question: "Les photos de l’iPhone ne passent pas sur le PC, un périphérique ne répond pas",
    topic: "phones",
    words: [
      "iphone*|ipad*|telephone*|smartphone*",
      "photo*|foto*|video*|image*",
      "peripherique*|repond pas|ne repond|erreur|bloque*|s arrete|interromp*|plante*|pas importer|arrivent pas",
      "pc|ordinateur*|windows|transf*|import*|copi*",
    ],
    without: "efface*|perdu*|casse*|eau",
    advice:
      "Sur l’iPhone\u00a0: Réglages > Apps > Photos, et sous «\u00a0Transférer sur Mac ou PC\u00a0» choisissez «\u00a0Conserver les originaux\u00a0» (Android\u00a0: «\u00a0Transfert de fichiers\u00a0» à la connexion). Gardez-le déverrouillé, essayez un autre câble et une autre prise, et importez par petits lots. N’effacez rien avant d’avoir vérifié la copie.",
    offer: "software",
  },
  {
    question: "Comment copier les photos de mon téléphone sur l’ordinateur",
    topic: "phones",
    words: [
      "photo*|foto*|image*|video*",
      `${phones}|portable`,
      "ordinateur*|lordi|pc|windows|mac",
      "mettre|transfer*|copier|passer|vider|recuperer|sauvegarder|branche*|importer|reconnu|deplacer|aillent|envoyer|decharger|sur l ordinateur|sur mon ordinateur|sur le pc|sur mon pc",
    ],
    without:
      "portable ordinateur|favoris|perdu*|efface|effaces|effacees|supprim*|allume|demarre|casse*|hs|ecran|mort*|panne|imprim*|disparu*|corbeille|reinitialis*|formate*|ordinateur portable|pc portable|disque*|cle|carte*",
    advice:
      "Branchez le téléphone avec son câble, déverrouillez-le et acceptez «\u00a0Transfert de fichiers\u00a0» (Android) ou «\u00a0Se fier\u00a0» (iPhone). Ouvrez ensuite l’application Photos de l’ordinateur et choisissez Importer. Il n’apparaît pas\u00a0? Essayez un autre câble\u00a0: certains ne font que charger. N’effacez rien avant d’avoir vérifié la copie.",
    offer: "software",
  },
  {
    question: "La mémoire de mon téléphone est pleine",
    topic: "phones",
    words: [
      `${phones}`,
      "plein*|sature*|stockage|place|memoire|espace",
      "plus|plein*|sature*|insuffisant*|rempli*|liberer|faire de la place|pas assez|manque",
    ],
    without:
      "ordinateur*|pc|mac|macbook|disque*|ssd|barrette*|ram|carte sd|sur place|a la place|boite|mail*|en place",
    advice:
      "Dans les réglages, Stockage, regardez ce qui prend la place\u00a0: presque toujours les vidéos, les photos et les messageries. Copiez-les d’abord sur un ordinateur ou en ligne et vérifiez la copie, puis supprimez-les et videz la corbeille des photos. Méfiez-vous des applications «\u00a0nettoyeurs\u00a0»\u00a0: elles n’apportent que des publicités.",
    offer: "call",
  },
  {
    question: "Comment brancher l’ordinateur sur la télévision",
    topic: "peripherals",
    words: [
      "tele|television|tv|televiseur",
      computer,
      "branch*|connect*|reli*|afficher|cable*|hdmi|regarder|voir|projeter|diffuser|grand|voit|mettre|entre",
    ],
    without:
      "repar*|casse*|antenne|demarre*|allume*|teletravail|ps4|ps5|xbox|switch|console*|machine a|parabole|decodeur|vendez|prix",
    advice:
      "Un câble HDMI suffit, avec un adaptateur si l’ordinateur n’a que de l’USB-C. Avec la télécommande, choisissez l’entrée HDMI du câble, puis Windows + P et «\u00a0Dupliquer\u00a0». Pas de son\u00a0? Cliquez sur le haut-parleur et choisissez la télévision. Sans fil, Windows + K cherche une télévision compatible.",
    offer: "peripherals",
  },
  {
    question: "Mon téléphone est tombé dans l’eau",
    topic: "phones",
    words: [
      "telephone*|smartphone*|iphone*|tel|tablette*|ipad*|samsung|gsm",
      "eau|leau|toilette*|piscine|mer|bain|baignoire|lavabo|liquide|mouill*|machine a laver|riviere|flaque|cafe|the|soda",
      "tombe*|tomber|renverse*|plonge*|pris|dans|mouill*|passe|lave*|coule*",
    ],
    without: "pc portable|ordinateur*|clavier|etanche|macbook",
    advice:
      "Sortez-le, éteignez-le tout de suite et ne le rechargez pas. Ôtez la coque et la carte SIM, essuyez, laissez sécher à l’air libre\u00a0: ni riz, ni sèche-cheveux. Ne le rallumez pas pour essayer\u00a0: c’est ce qui détruit les photos. Elles sont peut-être aussi en ligne, dans Google Photos ou iCloud. Notre métier est l’ordinateur\u00a0: appelez d’abord.",
    offer: "call",
  },
];
