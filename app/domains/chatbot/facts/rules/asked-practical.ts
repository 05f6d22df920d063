/**
 * The subject of a practical question: how to come and park, discounts, spoken languages, the right to withdraw from a
 * contract, or the terms of sale.
 */
export type PracticalTerm = "access" | "discount" | "language" | "withdrawal" | "conditions" | Unsaid;

/**
 * Other practical questions: a computer on loan during a repair, who has to be present or may bring a device, a device
 * sent by post, the cost when no data could be recovered, computers for sale, the erasure of stored data, a request
 * without an answer, a certificate for an insurer, the password of the device's session, advice that did not help, a
 * swollen battery, Wi-Fi that does not reach a room, an online account that somebody else took over,
 * sound that is gone, the key of an encrypted disk.
 */
type Unsaid =
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
  | "swollen"
  | "coverage"
  | "hackedAccount"
  | "sound"
  | "bitlocker";

/**
 * Words that make a text a question or a wish. A text without such a word must be short, because a short text names
 * little but the subject.
 */
const asks =
  /\b(avez|faites|faire|proposez|accordez|offrez|appliquez|prenez|acceptez|existe|y a|droit|possible|facile\w*|peut|puis|pouvons|peux|faut|est (ce|elle|il)|sont|c est|ou|comment|quel\w*|ai je)\b/;
const fewWords = 6;
/** Words about a fault. A question with one of them names a place, a price or a language only in passing. */
const fault =
  /\b(tomb\w+|cass\w+|panne\w*|oubli\w*|rame\w*|achet\w+|perdu\w*|marche|allume\w*|plant\w+|affich\w+|bloqu\w+|clavier)\b/;

const parking = /\b(garer|garez|stationn\w+|parkings?)\b|\b(me|on|c est) gare\b/;
const disabled = /\b(handicap\w*|pmr|fauteuil|mobilite)\b/;
const entrance = /\b(acces\w*|rampe|ascenseur|marches|escaliers?)\b/;
const transport = /\b(quel|quelle|en|par|le|l|ligne|arret) (de )?(bus|tram(way)?|metro)\b/;

const discount =
  /\b(reductions?(?! (de|du|des) )|remises?(?! (a|en|de|des|du) )|rabais|ristournes?|promos?|promotions?|soldes|parrainage|(carte|programme) de fidelite|code promo)\b/;
const whom = "(etudiant|chomeur|retraite|senior|demandeur|association|famille nombreuse)";
const lowerPrice = new RegExp(
  `\\b(tarifs?|prix|moins chere?s?) (special |speciaux |reduits? )?(pour |aux )?(les |des |un |une )?${whom}`,
);
const lowerPriceAlone = /\b(tarifs?|prix) (reduits?|speciaux|special|sociaux|social|preferentiels?)\b/;

const language =
  /\b(parl(ez|er|ent|e t on)|comprenez|repondez|quelqu un qui parle) (\w+ ){0,3}(anglais|espagnol|allemand|italien|portugais|arabe|chinois|russe|ukrainien|polonais|roumain|turc|neerlandais|breton|langues?|lsf)\b/;

const withdrawal =
  /\b(retract\w+|delai de (reflexion|repentir))\b|\bchang\w+ des avis\b|\b(14|quatorze) jours\b.*\b(annul\w+|renonc\w+|rembours\w+)/;
const conditions = /\b(cgv|conditions (generales|de vente)|mediateur|mediation)\b/;

const machine = "(ordi\\w*|pc|portables?|machines?|appareils?|macs?|tours?)";
const relative =
  "(fils|fille|mari|femme|mere|pere|voisine?|ami|amie|collegue|parents|enfants?|petit fils|petite fille|conjointe?|frere|soeur)";
const noAnswer =
  "\\b(pas|aucune?|rien|sans|toujours|personne|jamais) (\\w+ ){0,3}(reponses?|repondu|rappele\\w*|recu|nouvelles?|recontacte\\w*)\\b";
const unsaid: readonly (readonly [Unsaid, RegExp])[] = [
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
  ["sale", new RegExp(`\\bvendez (\\w+ ){0,2}${machine}\\b`)],
  [
    "erasure",
    /\b(supp?rim\w*|effac\w*|retir\w*)\b.*\bmes (donnees|infos|informations|coordonnees)\b.*\b(fichiers?|base|clients?|rgpd|site|vous)\b/,
  ],
  ["erasure", /\b(mes|mon) droits? (\w+ )?rgpd\b/],
  [
    "hackedAccount",
    /\b(contacts?|amis?|gens|clients?)\b( \w+){0,2} recoi\w+( \w+){0,2} (mails?|messages?)( \w+){0,3} (moi|ma part|mon nom|mon adresse)\b/,
  ],
  [
    "sound",
    /\b(plus|pas|aucun) (de |du )?son (sur|depuis|de puis|avec|dans|quand|apres|du tout)\b|\b(plus|aucun) de son\b|\b(le|du) son (\w+ ){0,2}(marche|fonctionne|sort|coupe|disparu)\w*\b/,
  ],
  ["bitlocker", /\bbitlocker\b/],
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
  [
    "swollen",
    new RegExp(`\\b(batterie|dessous|coque|pave|touchpad|${machine}) (\\w+ ){0,4}(gonfl\\w+|bomb\\w+)\\b`),
  ],
  [
    "coverage",
    /\b(wifi|wi fi)\b.*\b((ne |n )?(va|passe|arrive|capte|porte) (pas|plus|mal)|faible|s arrete)\b.*\b(etage|chambres?|bureau|jardin|garage|terrasse|grenier|sous sol|fond|bout|pieces?|murs?)\b/,
  ],
  ["coverage", /\b(murs?|etage)\b.*\b(wifi|wi fi)\b.*\b(pas|plus|mal|faible)\b/],
  [
    "hackedAccount",
    /\b(pirat\w+|hack\w+|usurp\w+)\b.*\b(facebook|instagram|insta|messenger|whatsapp|snap\w*|tiktok|linkedin|compte)\b/,
  ],
  [
    "hackedAccount",
    /\b(facebook|instagram|insta|messenger|whatsapp|snap\w*|tiktok|linkedin|compte)\b.*\b(pirat\w+|hack\w+|usurp\w+)\b/,
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

/** Money was stolen, so the bank comes first. The answer about a virus says so. */
const stolen = /\b(argent|banque|bancaire|virement|vole\w*|euros)\b/;

function askedUnsaid(text: string): Unsaid | null {
  const [term] = unsaid.find(([, pattern]) => pattern.test(text)) ?? [null];
  if (term === "hackedAccount" && stolen.test(text)) return null;
  return term === "unanswered" && !sent.test(text) ? null : term;
}

/** Returns what a practical question asks (rule assistant/practical). Null for any other question. */
export function askedPractical(words: readonly string[]): PracticalTerm | null {
  const text = words.join(" ");
  const said = askedUnsaid(text);
  if (said) return said;
  if (fault.test(text)) return null;
  if (withdrawal.test(text)) return "withdrawal";
  if (language.test(text)) return "language";
  if (words.length > fewWords && !asks.test(text)) return null;
  if (parking.test(text) || (disabled.test(text) && entrance.test(text)) || transport.test(text))
    return "access";
  if (discount.test(text) || lowerPrice.test(text) || lowerPriceAlone.test(text)) return "discount";
  return conditions.test(text) ? "conditions" : null;
}

const comes =
  /\b(pass(er|e)|venir|viens|depos(er|e)|apport(er|e)|r?amen(er|e))\b.*\b(atelier|boutique|magasin|vous|ordi\w*|pc|mac|portable|appareil|imprimante)\b/;
const maySay = /\b(je|on|puis|peux|peut|dois|faut|possible)\b/;
const awaitsVisit = /\b(chez (moi|nous)|domicile|venez|pouvez (vous )?(venir|passer))\b/;

/** Whether a visitor asks to come to the shop or to bring a device (rule settings/premises). `words` are normalised. */
export function asksToVisitShop(words: readonly string[]): boolean {
  const text = words.join(" ");
  return comes.test(text) && maySay.test(text) && !awaitsVisit.test(text);
}
