import type { Situation } from "./situation.ts";
import { forgotten } from "./words.ts";

/** Situations with accounts on the internet. */
export const accountSituations: readonly Situation[] = [
  {
    question: "Je n’ai plus le téléphone qui reçoit le code",
    topic: "online-account",
    words: [
      "mot de passe|code*|sms|double authentification|validation|valider|authenticator|verification|authentification|connexion|identite|2fa|confirmation",
      "numero que j ai plus|numero que jai plus|numero j ai plus|perdu mon telephone|ancien numero|change de numero|change mon numero|numero a change|telephone vole|plus mon telephone|plus mon ancien|portable est casse|plus le telephone|vieux numero|nouveau numero|changement de telephone|numero que j ai plus|ancien telephone|autre numero|telephone perdu|change de telephone|telephone casse|plus ce numero|vole mon telephone|plus acces au numero|acces a ce numero|telephone est mort|telephone est hs|telephone hs|telephone est casse|tombe en panne|vole mon portable|perdu mon portable|portable vole|portable perdu|casse mon telephone|ancien portable|plus de telephone|plus ce telephone|plus la ligne|numero n existe plus|numero n est plus|ligne resiliee|resilie mon|numero que je n ai plus|numero que je n utilise plus|numero que je",
    ],
    without: "franceconnect|rappeler|votre numero",
    advice:
      "Votre opérateur peut souvent remettre le même numéro sur une nouvelle carte SIM\u00a0: c’est le plus rapide. Sinon, essayez les codes de secours, ou «\u00a0Essayer une autre méthode\u00a0», depuis un ordinateur qui connaît déjà le compte. Le service peut imposer plusieurs jours d’attente\u00a0: c’est normal. Ne donnez jamais un code à qui vous appelle.",
    offer: "security",
  },
  {
    question: "J’ai oublié le mot de passe de mon compte Google",
    topic: "online-account",
    words: [
      "google|gmail|youtube",
      "mot de passe|mots de passe|code|acces",
      `${forgotten}|plus acces|me revient pas|rappelle pas|reviens plus|plus entrer|rentrer`,
    ],
    without: "telephone*|fuite|compromis|gestionnaire|pirat*|hack*|decede*|iphone",
    advice:
      "Sur un appareil où ce compte est encore ouvert, chez vous, allez vous-même sur accounts.google.com/signin/recovery et répondez au mieux, même de mémoire. L’ordinateur, le lieu et un ancien mot de passe comptent. Regardez aussi les mots de passe gardés par votre navigateur. Personne ne peut vendre ce déblocage\u00a0: c’est une arnaque.",
    offer: "security",
  },
  {
    question: "J’ai oublié mon mot de passe Apple",
    topic: "online-account",
    words: [
      "apple|icloud|appel id|mac|macs|macbook|imac",
      "mot de passe|identifiant|code|mots de passe|id|session",
      `${forgotten}|connais pas|arrive plus|arrive pas|bloque*|me revient pas|rappelle pas|verrouille`,
    ],
    without:
      "wifi|firmware|voisin*|promo|contourn*|vole*|achete|mail*|facebook|google|imprim*|microsoft|ancien proprietaire|pirat*|occasion|decede*|mort|code de l iphone|telephone",
    advice:
      "Compte Apple\u00a0: ouvrez vous-même iforgot.apple.com, ou les réglages d’un autre appareil déjà connecté\u00a0; Apple peut imposer quelques jours d’attente, et lui seul rend l’accès. Session d’un {mac}\u00a0: après trois essais, il propose de passer par le compte Apple ou la clé de récupération. N’effacez pas l’appareil\u00a0: ses fichiers seraient perdus.",
    offer: "security",
  },
  {
    question: "J’ai oublié le mot de passe de mon compte Microsoft",
    topic: "password",
    words: [
      "microsoft|hotmail|outlook",
      "mot de passe|mots de passe",
      `${forgotten}|me revient pas|rappelle pas|me revient plus|plus acces`,
    ],
    without: "sans cesse|sans arret|redemande*|telephone|pirat*|boucle",
    advice:
      "Depuis un autre appareil, allez vous-même sur account.live.com/password/reset, tapez l’adresse du compte et choisissez où recevoir le code. Le nouveau mot de passe ouvre ensuite l’ordinateur, s’il est relié à internet. Sans adresse ni numéro de secours à jour, le formulaire de Microsoft est le seul chemin. Ne réinitialisez pas l’ordinateur.",
    offer: "security",
  },
  {
    question: "Mon compte Facebook ou Instagram est piraté",
    topic: "online-account",
    words: [
      "facebook|instagram|insta|messenger|whatsapp|snapchat|snap|tiktok|linkedin|compte|twitter|discord",
      "pirate|piratee|pirates|piratage|m a pirater|ete pirater|hacke|hackee|hacked|m a hacker|ete hacker|haque|usurpe|usurpee|usurper mon|empare|vole|volee|pris mon|passer pour moi|pris la main|connecte a mon|a pris le controle|a change le mot|change mon mot de passe|piraterie|intrus|faux compte|faux profil|publie a ma place|poste a ma place|vol de compte",
    ],
    without:
      "argent|banque|bancaire|virement*|euros|rancon|webcam|wifi|ordinateur est pirate|comment hacke|hacke un|comment pirate|pirate un|tu pirate|pouvez pirate|vous pirate|euro|anydesk|teamviewer|microsoft m|mail*|messagerie|gmail|ordinateur a|hotmail",
    advice:
      "Depuis un autre appareil, changez tout de suite le mot de passe de ce compte et celui de votre messagerie, puis déconnectez les autres appareils dans ses réglages de sécurité. Vous n’y entrez plus\u00a0? La page officielle de récupération du service est le seul chemin. Prévenez vos contacts de ne rien payer et de ne cliquer sur rien.",
    offer: "security",
  },
  {
    question: "Ouvrir l’ordinateur d’une personne décédée",
    topic: "password",
    words: [
      "decede*|deces|defunt*|est mort|est morte|nous a quittes|est partie|veuve|veuf|etait mort|mort sans|n est plus de ce monde|vient de mourir|mourir|vient de deceder|disparition de|a disparu en|est mort en|decedes|apres la mort|la mort de|defunte|perdu mon mari|perdu ma femme|perdu mon pere|perdu ma mere|perdu notre",
      "mot de passe|code|codes|photos|ordinateur|pc|portable|compte|acceder|documents|mac|session|fichiers|facebook|papiers|verrouille|mails|entrer",
      "pere|mere|mari|femme|epou*|frere|soeur|oncle|tante|personne|defunt*|parent*|grand|grande|papa|maman|fils|fille|proche|conjoint*|veuve|veuf|ami|amie|epouse",
    ],
    without:
      "clic|clac|claque*|gratte*|plus reconnu|ordinateur est mort|pc est mort|portable est mort|disque est mort|mac est mort|ecran est mort|il est mort|batterie est morte|carte mere|disque dur est mort|est partie en|session est partie|cle|clignote|allumer|combien vous prenez|ceder|retirer",
    advice:
      "Ne réinitialisez rien et n’essayez pas vingt codes\u00a0: un disque chiffré pourrait se bloquer. Les photos se lisent souvent sans le mot de passe, avec l’accord des héritiers\u00a0: préparez l’acte de décès et un justificatif. Pour Google, Apple, Facebook ou Microsoft, chacun a une page officielle pour les proches d’une personne décédée.",
    offer: "call",
  },
  {
    question: "Je n’arrive pas à me connecter à un site de l’administration",
    topic: "online-account",
    words: [
      "franceconnect|france connect|impots|ameli|caf|ants|carte grise|france travail|urssaf|carsat|numero fiscal|info retraite|administration|cpam|securite sociale|pole emploi|impots gouv|prefecture en ligne|service public",
      "connecter|entrer|acces|marche pas|oublie|site|arrive pas|bloque|perdu|refuse|impossible|identifiant|introuvable|marche plus|fonctionne pas|bloquee|arrive plus|mot de passe|code|valider|accepte pas|refusee|veut pas|m inscrire",
    ],
    without:
      "sms|mail de|credit|reduction|deduire|arnaque|faux|sous facture|remboursement|colis|amende|recu un|declaration d impots avec|cafe|cours|apprendre|vrai|louche|prix|payer|declarer vos|attestation|vos|tarif*|sap|service a la personne|employeur|permis",
    advice:
      "Tapez vous-même l’adresse, ou passez par service-public.fr\u00a0: les faux sites sont nombreux. Avec FranceConnect, essayez une autre identité (impots.gouv, Ameli, L’Identité Numérique)\u00a0: une seule suffit. Le numéro fiscal est en haut de votre avis d’impôt. Pour la démarche même, une maison France services aide gratuitement.",
    offer: "security",
  },
];
