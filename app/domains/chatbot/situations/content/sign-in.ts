import type { Situation } from "./situation.ts";

/** Situations in which a computer does not let its owner in. */
export const signInSituations: readonly Situation[] = [
  {
    question: "Windows demande la clé de récupération BitLocker",
    topic: "password",
    words: [
      "bitlocker|bit locker|bitloker|cle de recuperation|cle de recup|48 chiffres|cle de chiffrement|disque est chiffre|cle de cryptage",
    ],
    without: "comment activer|usb de|cle usb|pluie",
    advice:
      "Cette clé de 48 chiffres est d’ordinaire dans le compte Microsoft de l’ordinateur\u00a0: ouvrez-le depuis un autre appareil, à la page des clés de récupération. Pour un poste d’entreprise ou d’école, demandez à son service informatique. Sans la clé, personne ne peut lire le disque\u00a0: ne le réinitialisez pas avant de l’avoir cherchée.",
    offer: "call",
  },
  {
    question: "Mon code PIN ne marche plus",
    topic: "password",
    words: [
      "pin",
      "plus|pas|oublie|refuse|incorrect|jamais|bloque*|disponible|accepte*|perdu|faux|souviens|trompe|invalide|rejete|change",
    ],
    without:
      "carte bancaire|bleue|sim|telephone|iphone|puk|bois|banque|vitale|noir|smartphone|tablette|faux|oublie le code pin de ma carte",
    advice:
      "À l’ouverture, cliquez sur «\u00a0Options de connexion\u00a0» et prenez la clé pour entrer avec le mot de passe du compte Microsoft. Ou «\u00a0J’ai oublié mon code PIN\u00a0»\u00a0: il faut internet et ce mot de passe. Vérifiez que Verr Num est allumé. «\u00a0Code PIN non disponible\u00a0»\u00a0? Redémarrez une fois. Ne réinitialisez pas l’ordinateur pour si peu.",
    offer: "software",
  },
  {
    question: "Mon mot de passe est refusé alors qu’il est bon",
    topic: "password",
    words: [
      "mot de passe",
      "refuse|n accepte plus|incorrect|marche plus|marche pas|passe plus|fonctionne pas|fonctionne plus|veut plus de|prend pas|faux|n accepte pas|accepte pas|accepte plus|est faux|pas bon|pas reconnu|reconnait pas|reconnait plus|errone|ne passe pas|veut pas de|veut pas mon|plus reconnu|plus valable|plus valide|plus accepte",
      "session|windows|ordinateur|pc|pourtant|le bon|bon|dit|sur de|sur que|sure|mon ordi|demarrage|ouvrir",
    ],
    without:
      "mail*|messagerie|outlook|gmail|wifi|site|ameli|impots|caf|facebook|google|apple|icloud|box|microsoft|compte|orange|message me dit|oubli*|souviens|rappelle|sais plus|connais|thunderbird|free|sfr|ftp|routeur|banque|netflix|amazon|email|hotmail",
    advice:
      "Trois pièges d’abord\u00a0: la touche Verr Maj, le pavé numérique éteint (Verr Num), et un clavier passé en anglais (choisissez FRA en bas à droite). L’œil à côté du champ montre ce que vous tapez. Si le mot de passe du compte Microsoft a été changé ailleurs, c’est le nouveau qu’il faut, avec internet. Redémarrez et réessayez.",
    offer: "software",
  },
];
