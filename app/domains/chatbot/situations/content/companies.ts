import type { Situation } from "./situation.ts";

/** Situations of a company. */
export const companySituations: readonly Situation[] = [
  {
    question: "Le dossier partagé du bureau n’est plus accessible",
    topic: "network",
    words: [
      "dossier* partage*|lecteur reseau|lecteur z|partageons|partage reseau|fichiers communs|nas|dossier partager|fichiers partages|dossiers communs|dossier commun|dossier reseau|disque reseau|fichiers reseau|lecteur partage|partage de fichiers|partage entre|synology",
      "plus|inaccessible*|impossible|acces refuse|refuse|marche plus|disparu|voient plus|voit plus|acces|marche pas|trouve plus|perdu l acces|apparait plus|deconnecte|ouvre plus|connecte plus",
    ],
    without:
      "nas|synology|qnap|drive|onedrive|photos perdues|recuper*|claque|bip*|rancon|recette|copie|installer|mettre en place|sauvegarde*|ordinateur en partage|disque en rouge|donnees|erreur disque|achat|conseil|configurer|compte famille|voulons|voudrais|creer|telephone|disque mort|hs|reinitialis*|mot de passe oublie|imprimante partagee|partage de connexion|photos",
    advice:
      "Vérifiez que l’ordinateur ou le boîtier qui garde le dossier est allumé, éveillé et sur le même réseau que les autres\u00a0; redémarrez-le, puis la box. Un seul poste est touché\u00a0? Redémarrez-le et ouvrez \\\\NOM-DU-POSTE dans l’explorateur\u00a0; un mot de passe changé suffit à refuser l’accès. N’ouvrez pas le dossier à tous pour contourner le refus.",
    offer: "network",
  },
  {
    question: "Notre serveur est en panne",
    topic: "business",
    words: [
      "serveur",
      "panne|repond plus|plante|hs|demarre plus|eteint|inaccessible|bippe|bipe|plus d acces au|pas acces au|plus acces au|demarre pas|bloque|tombe|n a acces|plus acces|ne repond|ne marche|marche plus|arrete|redemarre|coupe|ne s allume|allume plus|mort|fonctionne plus|en rade|fume",
    ],
    without:
      "mail*|outlook|restaurant|jeu|minecraft|impression|imprim*|rancon|chiffre*|crypte*|bitcoin*|discord|proxy|dns|erreur serveur|telephone|installer|messagerie|teletravail|web|hebergement|site|remplac*|migrat*|prix|combien|comptable|virus|attaque|depuis la maison|nas|distance|windows server a jour|vpn|serveur vocal|partage",
    advice:
      "Ne le redémarrez pas plusieurs fois de suite, et ne débranchez pas un disque. Notez les voyants, les bips et le message\u00a0; vérifiez courant, onduleur et câble réseau. Gardez les sauvegardes débranchées jusqu’au diagnostic. Prévenez les postes de n’enregistrer qu’en local, et désignez une seule personne pour parler au dépanneur.",
    offer: "call",
  },
  {
    question: "Un salarié quitte l’entreprise",
    topic: "business",
    words: [
      "salarie*|employe*|collaborateur*|secretaire|comptable|stagiaire|ancien informaticien|collegue|licenci*|associe|gerant|directeur|technicien informatique|informaticien",
      "quitte|part|parti|partie|demission*|licenci*|depart|ancien|s en va|s en aller|vire|embauche|renvoye|sorti|plus chez nous|conges definitifs|retraite",
      "acces|mails|mail|comptes|compte|mots de passe|codes|boite|ordinateur|mot de passe|l entreprise",
    ],
    without:
      "de mon ex|sage|teletravail*|logiciel|sans laisser|sans nous laisser|comment rentrer|comment entrer|inconnu|votre|vous|ancien ordinateur|ancien pc|retraite et personne|pirate*|reprend*|parler|logiciels|cherche|candidat*|appele|un ancien mac|un ancien portable|mariage|parents|photos|email du|horaires|un ancien compte|imprim*|windows|facebook|trouve|demarre|fichiers d un ancien",
    advice:
      "Le jour du départ\u00a0: bloquez ses comptes sans les supprimer, changez les mots de passe qu’il partageait (messagerie, Wi-Fi, banque, site, box), reprenez ordinateur, clés et téléphone, et ôtez ses appareils des comptes. Gardez sa boîte un temps avec une réponse automatique. Ce qui est marqué «\u00a0personnel\u00a0» ne se lit pas sans lui.",
    offer: "call",
  },
  {
    question: "Mettre en place le télétravail",
    topic: "business",
    words: [
      "teletravail*|depuis chez moi|depuis la maison|vpn|de chez moi|connexion a distance|de chez eux|de chez elle|travailler a la maison|travail a la maison|a la maison|acces distant|acceder a distance|bureau a distance|depuis l exterieur|pc du bureau|ordinateur du bureau depuis",
      "bureau|entreprise|salaries|employes|serveur|securis*|faut il|personnes|fichiers du|mettre en place|serveur depuis|employes puissent|salaries puissent|securite|fichiers de|societe|equipe|collaborateurs|serveur de|ordinateur du|comment|pc du bureau|bureau depuis",
    ],
    without:
      "particulier|netflix|streaming|depuis chez vous|domicile|vpn utile|chaise|imprim*|demarre|depannage|cela marche|prenez|vous venez|venir|visite|reparer|repare*|internet marche|wifi|connexion lente|visio|devoirs|enfant*|voir mes|mots de passe|fille|fils|panne|marche pas|marche plus|teleassistance|prise en main|main|cours|imprimer|reparez|faites vous|mere|pere|sauvegarde|comment venir|fonctionne pas|eteint|camera|seance|depanner|photos|vous intervenez|intervenir|installer un reseau|portable rame|lent|sur|virus",
    advice:
      "Trois règles\u00a0: un ordinateur de l’entreprise, à jour et chiffré\u00a0; un accès par VPN ou par un service en ligne, avec validation en deux étapes\u00a0; jamais le Bureau à distance ouvert directement sur internet. La liaison du bureau doit tenir l’envoi. Pour le poste de votre employeur, passez d’abord par son service informatique.",
    offer: "call",
  },
  {
    question: "Qui est responsable de nos données",
    topic: "business",
    words: [
      "responsable|responsabilite|qui repond|notre faute|qui paie|responsables",
      "donnees|fichiers|sauvegardes|perdu*|perdez|traitement|rgpd|documents|photos|prestataire|perte",
    ],
    without:
      "recrut*|poste de|candidature|qui paie la reparation|paie le transport|garantie|casse|bris|vol|carte|recrute|supprim*|effac*|contact*|contacter|service informatique|coordonnees",
    advice:
      "En droit, c’est l’entreprise qui reste responsable des données de ses clients et salariés\u00a0; le prestataire agit en sous-traitant, avec un contrat écrit qui dit qui sauvegarde, qui vérifie et qui prévient. En cas de fuite, l’entreprise informe la CNIL sous 72 heures. Pour une réparation\u00a0: gardez toujours votre propre copie avant de confier un appareil.",
    offer: "call",
  },
  {
    question: "Que doit contenir un contrat d’infogérance",
    topic: "business",
    words: [
      "contrat*|infogerance",
      "contient|comprend|compris|prevoir|clauses|avant de signer|contenu|couvre|verifier|mettre dans|contenir|inclut|inclus|y a t il dans|il y a dans|qu y a|prevoit|signer|regarder|attention|pieges|a quoi sert|inclu*|points|exiger|doit|dedans|quoi",
    ],
    without:
      "vos|votre|resili*|assurance|garantie|combien|proposez|avez|faites|prix|tarif*|rupture|postes|location|je veux|nous voulons|nous cherchons|travail|apprenti*|alternance|mariage|edf|telephone",
    advice:
      "Avant de signer, cherchez six choses\u00a0: les postes et serveurs couverts\u00a0; ce qui est compris et ce qui se paie en plus\u00a0; le délai de réponse\u00a0; qui sauvegarde, et qui essaie de restaurer\u00a0; la confidentialité et le RGPD\u00a0; la durée et la sortie, avec la remise de vos mots de passe et données. Ce qui n’est pas écrit n’est pas dû.",
    offer: "call",
  },
  {
    question: "Quel logiciel pour mes devis et la facturation électronique",
    topic: "business",
    words: [
      "factur*|devis",
      "logiciel*|electronique*|programme|application|outil|plateforme",
      "conseil*|quel*|obligat*|simple|choisir|faire mes|pour mes|cherche|voudrais|prepar*|electronique*|plateforme",
    ],
    without:
      "plante*|ouvre pas|ouvre plus|demarre|erreur|bloque*|vos factures|votre facture|ma facture|piece jointe|licence",
    advice:
      "Depuis septembre 2026, toute entreprise doit pouvoir recevoir des factures électroniques, par une plateforme agréée (la liste est sur impots.gouv.fr)\u00a0; les petites devront en émettre à partir de septembre 2027. Demandez d’abord à votre comptable ce qu’il utilise\u00a0: c’est le plus simple. Ce site n’annonce pas de conseil sur ces logiciels\u00a0; l’ordinateur, lui, nous regarde.",
    offer: "call",
  },
];
