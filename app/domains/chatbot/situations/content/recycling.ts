import type { Situation } from "./situation.ts";

/** Situations with a computer or a disk that its owner gives away. */
export const recyclingSituations: readonly Situation[] = [
  {
    question: "Comment effacer mon ordinateur avant de le vendre",
    topic: "recycling",
    words: [
      "effac*|vider|supprimer|remettre a zero|nettoyer|reinitialiser|retrouver mes|formater|plus rien|personne ne retrouve|personne ne puisse|aucune trace|ne retrouve",
      "vendre|vente|vends|revendre|revends|donner|donne|ceder|securise*|completement|definitivement|reste dessus",
      "ordinateur*|pc|portable|mac|macbook|imac|disque*|tour",
    ],
    without:
      "rgpd|client*|historique|compte|facebook|google|telephone*|iphone*|virus|erreur|mail*|votre|vos|reparateur|magasin|fichier corrompu|recuperer",
    advice:
      "Copiez d’abord vos fichiers et vérifiez la copie. Déconnectez vos comptes (Microsoft, Apple, navigateur). Sous Windows\u00a0: Paramètres, Système, Récupération, Réinitialiser, «\u00a0Supprimer tout\u00a0» avec «\u00a0Nettoyer les données\u00a0». Sur un Mac récent\u00a0: «\u00a0Effacer contenu et réglages\u00a0». Supprimer ou formater vite ne suffit pas.",
    offer: "software",
  },
  {
    question: "Comment détruire un disque dur",
    topic: "recycling",
    words: ["detru*|destruct*|casser|broy*|percer|jeter|bruler|plus personne ne|rendre", "disque*|ssd"],
    without: "frein*|vinyle|recuper*|virus|un oeil|perdu*|johnny|casser le prix",
    advice:
      "Copiez d’abord ce que vous voulez garder. Un disque qui marche encore\u00a0: un effacement complet suffit. Un disque dur mort\u00a0: ses plateaux se percent en plusieurs endroits, avec des lunettes\u00a0; un SSD, ce sont ses puces. Ne le brûlez pas, et portez les restes en déchetterie. Pour savoir si nous le faisons\u00a0: {telephone}.",
    offer: "none",
  },
];
