/**
 * Practical questions whose answer is often only that the site does not say it: a computer on loan during a repair, who
 * has to be present or may bring a device, a device sent by post, the cost when no data could be recovered, computers
 * for sale, the erasure of stored data, a request without an answer, a certificate for an insurer, the password of the
 * device's session, advice that did not help, accessories for sale, a device that the shop would fetch and bring back,
 * what becomes of a question to the assistant, a request to be called, how long a device is kept, and professional
 * secrecy.
 */
export type Unsaid =
  | "loan"
  | "presence"
  | "shipping"
  | "nothingRecovered"
  | "sale"
  | "erasure"
  | "unanswered"
  | "certificate"
  | "sessionPassword"
  | "triedInVain"
  | "accessories"
  | "collection"
  | "assistantData"
  | "callBack"
  | "keeping"
  | "secrecy";

const machine = "(ordi\\w*|pc|portables?|machines?|appareils?|macs?|tours?)";
const relative =
  "(fils|fille|mari|femme|mere|pere|voisine?|ami|amie|collegue|parents|enfants?|petit fils|petite fille|conjointe?|frere|soeur)";
const noAnswer =
  "\\b(pas|aucune?|rien|sans|toujours|personne|jamais) (\\w+ ){0,3}(reponses?|repondu|rappele\\w*|recu|nouvelles?|recontacte\\w*)\\b";
const unsaid: readonly (readonly [Unsaid, RegExp])[] = [
  [
    "keeping",
    /\b(combien de temps|jusqu a quand)\b.*\bgard\w+\b.*\b(appareils?|ordi\w*|pc|machines?|materiel)\b/,
  ],
  [
    "secrecy",
    /\b(confidentialite|secret (medical|professionnel)|signez|qui (y )?(a|aura) acces)\b.*\b(confi\w+|donnees|patients?|clients?|signez|poste|ordi\w*|pc)\b/,
  ],
  ["loan", new RegExp(`\\b(pretez|preter|un pret) (\\w+ ){0,4}${machine}\\b`)],
  ["loan", new RegExp(`\\b${machine} (de pret|en pret|de remplacement|de courtoisie)\\b`)],
  [
    "presence",
    /\b(dois|faut|doit) (\w+ ){0,3}(etre (la|present|presente|chez moi)|rester (la|present|presente|chez moi|sur place))\b/,
  ],
  [
    "presence",
    new RegExp(
      `\\b${relative} (\\w+ ){0,4}(peut|peuvent|pourrait|pourra|viendra|passera) (\\w+ ){0,3}(depos|recuper|cherch|apport|amen|repren)`,
    ),
  ],
  ["presence", /\b(depos|recuper|cherch|apport|amen|repren)\w*\b.*\ba ma place\b/],
  [
    "shipping",
    /\b(envoyer|envoie|envois|expedi\w*|poster)\b.*\b((par|en) (la )?(poste|colis)|colissimo|chronopost|mondial relay|transporteur)\b/,
  ],
  // The condition is about the shop's work: 'si vous ne récupérez rien' (if you recover nothing). 'Si mon PC ne
  // s’allume pas' (if my PC does not start) is about the device.
  [
    "nothingRecovered",
    /\bsi (vous|on|rien|aucun\w*) (\w+ ){0,4}(pas|rien|recuper\w*)\b.*\b(pay\w*|paie\w*|factur\w*)\b/,
  ],
  [
    "nothingRecovered",
    /\b(pay\w*|paie\w*|factur\w*)\b.*\bsi (vous|on|rien|aucun\w*) (\w+ ){0,4}recuper\w*\b/,
  ],
  ["sale", /\bvendez\b.*\b(occasion|reconditionn\w+)\b/],
  ["sale", new RegExp(`\\b(occasion|reconditionn\\w+|${machine}|neufs?)\\b.*\\bvous en vendez\\b`)],
  [
    "accessories",
    /\bvendez( \w+){0,3} (encre|cartouches?|toners?|cables?|chargeurs?|souris|claviers?|casques?|accessoires|cles?|housses?|ecrans?|imprimantes?|hdmi)\b/,
  ],
  [
    "collection",
    /\b(vous|pouvez|peut on|on peut|quelqu un|technicien)\b.*\b(venir|venez|passer|passez) (\w+ ){0,2}(chercher|prendre|recuperer|enlever)\b.*\b(ordi\w*|pc|portable|tour|machine|appareil|imprimante|mac\w*|materiel|chez (moi|nous)|domicile|maison)\b/,
  ],
  [
    "collection",
    /\b(enlevement|livraison|livrez|ramassage) (\w+ ){0,3}(domicile|chez moi|chez nous|ordi\w*|pc)\b/,
  ],
  [
    "assistantData",
    /\b(donnees|messages?|questions?|conversations?|ce que j ecris|ce que je dis)\b.*\b(partent|envoye\w*|stocke\w*|garde\w*|enregistre\w*|conserve\w*|lues?|voit|etranger|confidentiel\w*)\b.*\b(assistant|chat|chatbot|robot|ici|tchat)\b/,
  ],
  [
    "assistantData",
    /\b(cet|ce|le|l|votre) (assistant|chat|chatbot|robot|tchat)\b.*\b(garde\w*|enregistre\w*|stocke\w*|conserve\w*|confidentiel\w*|mes (donnees|questions|messages))\b/,
  ],
  [
    "callBack",
    /\b(rappelez|recontactez|rappeler|recontacter) moi\b|\b(me|nous) (rappeler|recontacter)\b(?! (le|la|les|l|mon|ma|mes|votre|vos|du|des|de|ce|cet|cette|ou|quand|combien|comment|si)\b)|\betre rappele\w*\b/,
  ],
  ["sale", new RegExp(`\\bvendez (\\w+ ){0,2}${machine}\\b`)],
  [
    "erasure",
    /\b(supp?rim\w*|effac\w*|retir\w*)\b.*\bmes (donnees|infos|informations|coordonnees)\b.*\b(fichiers?|base|clients?|rgpd|site|vous)\b/,
  ],
  ["erasure", /\b(mes|mon) droits? (\w+ )?rgpd\b/],
  ["certificate", /\b(attestations?|expertise)\b.*\b(assur\w*|sinistre|irrepar\w*)\b/],
  ["certificate", /\bcertificats?\b.*\b(irrepar\w*|assureur|sinistre)\b/],
  ["certificate", /\b(assurance|assureur|sinistre)\b.*\b(attestations?|irrepar\w*)\b/],
  [
    "sessionPassword",
    /\b(vous (laisse|donne|faut|avez besoin)|(laisser|donner|fournir)( \w+){0,2} (vous|pc|ordi\w*|session))\b.*\bmot de passe\b/,
  ],
  [
    "sessionPassword",
    /\b(laisse|donne|laisser|donner) (\w+ ){0,2}mot de passe (de session|pour (la |le )?repar\w*)\b/,
  ],
  ["triedInVain", /\bj ai (bien |deja )?(fait|essaye|suivi|teste) (tout )?(ce|c est) que vous\b/],
  [
    "triedInVain",
    /\bj ai (bien |deja )?(fait|essaye|suivi|teste) (tous )?vos (\w+ )?(conseils?|gestes|etapes|indications)\b/,
  ],
  ["unanswered", new RegExp(`\\b(formulaire|devis|demande)\\b.*${noAnswer}`)],
  [
    "unanswered",
    new RegExp(`\\bvous (ai|avais|avons) (\\w+ )?(ecrit|envoye|laisse|contacte)\\w*\\b.*${noAnswer}`),
  ],
];
/** Words with which a visitor talks about a message that they have sent. */
const sent =
  /\b(j ai|ai|avons|rempli\w*|envoye\w*|fait|depuis|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi)\b/;

/** Words for a repair, not a recovery. What a repair in vain costs is another question than a recovery in vain. */
const repaired = /^(?!.*\brecuper).*\b((ir)?repar\w*|panne)\b/;

/** Returns which of these questions a text asks (rule assistant/practical). Null for any other text. */
export function askedUnsaid(text: string): Unsaid | null {
  const [term] = unsaid.find(([, pattern]) => pattern.test(text)) ?? [null];
  if (term === "nothingRecovered" && repaired.test(text)) return null;
  return term === "unanswered" && !sent.test(text) ? null : term;
}
