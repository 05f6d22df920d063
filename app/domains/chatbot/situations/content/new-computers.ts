import type { Situation } from "./situation.ts";

/** Situations with a new computer, or with an old one that is left. */
export const newComputerSituations: readonly Situation[] = [
  {
    question: "Qu’est-ce qui passe sur mon nouvel ordinateur",
    topic: "setup",
    words: [
      "nouvel ordinateur|nouveau pc|nouveau portable|pc neuf|nouvo pc|change d ordinateur|nouveau ordinateur|neuf|vers nouveau|nouvel ordi|sur le nouveau|nouvelle machine|nouveau poste|changer d ordinateur|changer de pc|change de pc|l autre ordinateur",
      "mails|favoris|favori|programmes|mots de passe|logiciels|jeux|suivre|transferez|tout est|perd|contacts|qui passe|garder|recupere*|transferes|retrouverai|suivent|documents|mes photos",
    ],
    without:
      "demarre plus|allume plus|licence|compatible|marchent|windows 11|prix|combien|compte microsoft|vieux logiciel|vendez|mort|hs|virer|pourris|office|word|clavier|cassee|casse|panne|tombe|recherche|conseil*|quel ordinateur|acheter quoi|choisir|allume pas|bloque*|demarre|lent|rame|configur*|installe*|mise en service|premier|reparer|installer|imprim*|antivirus|vous faites|pouvez vous|transferer mes photos|code|mise en route|serveur|wifi|veut|linux|compte|boite|coup de neuf|vieux sur le neuf",
    advice:
      "Passent\u00a0: documents, photos, favoris, contacts, mots de passe du navigateur, messages (en ligne, ou copiés s’ils n’étaient que sur l’ancien). Ne passent pas tels quels\u00a0: les programmes, à réinstaller avec leur licence\u00a0; certains vieux demandent une nouvelle version. Ne videz pas l’ancien ordinateur avant un mois d’essai.",
    offer: "software",
  },
  {
    question: "Installer Windows sans compte Microsoft",
    topic: "setup",
    words: [
      "compte microsoft|sans compte|compte local|veut un compte|creer un compte|un compte|compte en ligne|avoir un compte|de compte microsoft|adresse microsoft|avec microsoft|creer de compte",
      "sans compte|oblige|passer|je veux pas|eviter|local|exige|m oblige|veux pas|force|sans avoir|se passer|passer de|obligatoire|obligation|contourner|comment avoir|imposent|impose|refuse de|sans creer|pas creer|veux un compte local|supprimer le|enlever le|sans creer|sans compte",
    ],
    without:
      "mot de passe oublie|facebook|doctolib|gmail|parental|enfant|virement|banque|mac|icloud|oubli*|instagram|passe du compte|passe de mon compte|mot de passe|pirate*|code|bloque* mon|verrouill*|outlook|licence|payer",
    advice:
      "Windows 11 exige un compte Microsoft à la première mise en route, et ferme peu à peu les détours. On peut ensuite revenir à un compte local\u00a0: Paramètres > Comptes > Vos informations > «\u00a0Se connecter plutôt avec un compte local\u00a0». Avant, notez la clé BitLocker (page des clés de récupération du compte)\u00a0: sans elle, un disque verrouillé est perdu.",
    offer: "software",
  },
  {
    question: "Puis-je continuer à l’utiliser en attendant",
    topic: "hardware-general",
    words: [
      "continuer|continue|m en servir|me servir|travailler dessus|l utiliser|allumer|lallumer|l eteins|utiliser|l eteindre|eteindre|l arreter|m en sers|bosser dessus|le laisser allume|laisser tourner|je le laisse|le rallumer|brancher|continuer a utiliser",
      "en attendant|en attendan|d ici la|risque|grave|dangereux|quand meme|faut il arreter|dans cet etat|avant la reparation|c est risque|attendant la|avant le rendez vous|jusqu a la reparation|est ce risque|sans risque|l abimer|aggraver|c est risque|continuer a l utiliser|continuer a m en servir|continuer a travailler dessus",
    ],
    without:
      "windows 10|win10|w10|win 10|antivirus|le meme mot de passe|cours|chargeur de|abonnement|gonfle*|fume*|brul*|etincelle*|eau|cafe|odeur|windows|google|facebook|microsoft|site|mail|lien|onedrive|mise a jour|maj|licence|vpn|connexion|orange|banque|arnaque|mot de passe|virus|navigateur|hack*|pirat*|cloud|bureau|application|apps|numero|message|fenetre*",
    advice:
      "Oui, s’il est seulement lent ou capricieux\u00a0: copiez d’abord vos fichiers. Non, arrêtez-le s’il claque ou gratte, s’il sent le brûlé, s’il a pris l’eau, si la batterie gonfle, si des fichiers ont disparu, ou si quelqu’un en a pris le contrôle\u00a0: chaque minute peut aggraver. Dites-nous ce qu’il fait.",
    offer: "call",
  },
  {
    question: "Et si vous ne pouvez pas le réparer",
    topic: "diagnosis",
    words: [
      "si vous ne pouvez pas|pas reparable|n est pas reparable|arrivez pas|irreparable|reparation est impossible|trouvez pas la panne|si ca marche pas|pouvez pas reparer|pouvez rien|peut pas etre repare|peut pas reparer|peut pas le reparer|pas etre reparee|si vous trouvez pas|si vous n y arrivez|ne trouvez pas|si rien ne marche|peut plus etre repare|reparable pas|si vous echouez|si vous reussissez pas|reussissez pas|si ca echoue|trouvez rien|pas possible de reparer|impossible a reparer|ne peut etre repare|y arrivez pas",
      "si|s il",
    ],
    without:
      "recuper*|distance|irreparable pour|assur*|attestation|rembours*|mot de passe|virus|fichiers supprimes|garantie",
    advice:
      "Vous le savez avant de payer une réparation\u00a0: un prix vient d’abord, et vous décidez. {regle_diagnostic} Un ordinateur irréparable n’emporte pas vos fichiers\u00a0: le disque se lit souvent dans un autre. Ce site ne dit pas ce qui se paie si un travail accepté n’aboutit pas\u00a0: demandez-le avant.",
    offer: "call",
  },
];
