import { askedUnsaid, type Unsaid } from "./asked-unsaid.ts";

/**
 * The subject of a practical question: how to come and park, discounts, spoken languages, the right to withdraw from a
 * contract, or the terms of sale.
 */
export type PracticalTerm = "access" | "discount" | "language" | "withdrawal" | "conditions" | Unsaid;

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
