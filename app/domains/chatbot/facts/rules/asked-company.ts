import { placeWords } from "./asked-place.ts";

/** Forms of verbs, and nouns, by which a visitor asks whether the shop comes. */
const comes =
  /^(ven(ez|ir|ues?)|vien(t|nent|drez|driez|dra|drait)|passe(z|r|rez|riez)|all(ez|er)|ir(ez|iez)|interv\w+|deplac\w+|desserv\w+|couvr\w+|visit\w+|rend(ez|re))$/;
/** Words that mean the visitor's company, unless a word such as 'votre' (your) or 'forfait' (plan) is before them. */
const company =
  /^(entreprises?|societes?|associations?|pme|tpe|cabinets?|mairies?|ecoles?|collectivites?|commerces?|commercants?|artisans?|professionnel(le)?s?|pros?|restaurants?|hotels?|pharmacies?|usines?|bureaux|locaux|salaries|collegues)$/;
/**
 * Words for a place of work. After 'mon' (my) or 'un' (a) they mean the visitor's company. Otherwise they may mean the
 * shop.
 */
const place =
  /^(bureau|boutique|magasin|agence|salon|garage|etude|local|atelier|clinique|travail|boulot|boite)$/;
const ofVisitor = /^(mon|ma|mes|notre|nos|son|sa|leurs?|une?|des?)$/;
const ofShop = /^(votre|vos|l|la|cette|quelle)$/;
/** Words that name a plan for companies: 'le forfait entreprise' (the company plan). */
const ofPlan = /^(forfaits?|formules?|abonnements?|contrats?|offres?)$/;
const towards = /^(a|au|en|dans|chez|pour)$/;
const inside = /^(en|dans|chez)$/;

/**
 * Whether a question asks about a visit to a company (rule settings/visits): 'Vous intervenez dans mon entreprise ?'
 * (do you come to my company), but not 'Vous travaillez avec des entreprises ?' (do you work with companies).
 */
export function asksCompanyVisit(question: string): boolean {
  const words = placeWords(question);
  const named = words.findIndex((word, at) => isCompany(word, words.slice(0, at)));
  if (named < 0) return false;
  return words.some((word) => comes.test(word)) || words.slice(Math.max(0, named - 2), named).some(isInside);
}

function isCompany(word: string, before: readonly string[]): boolean {
  const [last = "", previous = ""] = before.toReversed();
  if (place.test(word)) return ofVisitor.test(last);
  if (!company.test(word) || ofPlan.test(last)) return false;
  // 'L’entreprise' (the company) is the shop, but 'à l’entreprise' (at the company) is the visitor's.
  return !ofShop.test(last) || (towards.test(previous) && !last.startsWith("vo"));
}

function isInside(word: string): boolean {
  return inside.test(word);
}
