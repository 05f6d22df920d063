import type { Topic } from "../../content/topics.ts";
import { normalise } from "../../understanding/rules/normalise.ts";
import { askedPractical, type PracticalTerm } from "./asked-practical.ts";
import { askedOfShop, type ShopTerm } from "./asked-shop.ts";

/**
 * What a question about the shop's terms asks for: taxes, a tax credit, who pays under the guarantee, why nobody was
 * there, help at night, the cost of refusing a quote, how far the shop travels, what the travel costs, how long a repair
 * takes, how soon the shop answers, or whether a manufacturer has approved the shop.
 */
export type Term =
  | "taxes"
  | "taxCredit"
  | "warranty"
  | "inVain"
  | "nights"
  | "refusal"
  | "reach"
  | "travel"
  | "delay"
  | "reply"
  | "approval"
  | ShopTerm
  | PracticalTerm;

/** The topic of the response (a stored answer) to each of these terms. Other terms are answered by the code. */
export const topicOfTerm = {
  reach: "zones",
  travel: "home-visit",
  taxCredit: "payment",
  warranty: "warranty",
  inVain: "complaint",
  nights: "emergency",
  delay: "delay",
  where: "address",
  people: "about",
  identity: "identity",
  letter: "letter",
  lessons: "training",
} as const satisfies Partial<Record<Term, Topic>>;

const taxes = /^(tva|taxes?|hors|ht|ttc|toutes)$/;
const aroundTaxes =
  /^(prix|tarifs?|sont|est|ils|en|j|ai|le|la|les|l|de|des|vos|votre|ou|avec|sans|je|on|peut|peux|puis|recuper\w*|deduire|factur\w*|payer|il|y|a|t|vous|nous|affiches?|compris\w*|inclu\w*|avez|appliqu\w*|montant|entreprise|pro|combien|pour|c|quel\w*|bonjour)$/;
/** Matches 'impôts' (taxes), but not the site impots.gouv: a question that names it is about a blocked account. */
const taxCredit = /\bimpots?\b(?! gouv)/;
const credited = /\b(credits?|reductions?|deduct\w*|dedui\w*|defiscalis\w*|avantages?|droit|50|moitie)\b/;
const guaranteed = /\bgaranties?\b/;
const whoPays = /\b(repay\w*|pay\w*|paie\w*|pris\w* en charge|prend\w* en charge|couv\w*|rembours\w*)\b/;
/** Matches a complaint that somebody came and the shop was closed. The hours alone would be no answer. */
const cameInVain =
  /\b(suis|sommes|etais|etions) (pass|ven|all|devant)\w*\b(?! a windows).*\b(ferme\w*|porte close)\b|\btrouve (porte close|ferme)\b/;
/** Matches a complaint that somebody waits for the shop's technician, or calls the shop, in vain. */
const waitsInVain =
  /\b(technicien|reparateur|depanneur|vous)\b.*\b(devait|deviez|devais)\b (re)?(passer|venir|appeler|rappeler)|\b(impossible|pas moyen) de vous (joindre|avoir)\b|\barrive (pas|plus) a vous (joindre|avoir|contacter)\b|\b(personne (ne )?(repond|decroche)\w*|vous (ne )?(repond|decroch)\w* (jamais|pas)) (au tel(ephone)?|chez vous|depuis)\b/;
/** Matches a question whether the shop helps at night, not one about what a device does at night. */
const nights =
  /\b(urgences?|depann\w*|interven\w*|joignables?|joindre|ouverts?|disponibles?|permanence|astreinte|service)\b.*\b(24 ?h? (sur )?24|la nuit|nuits?|de nuit)\b/;
const operator = /\b(orange|free|sfr|bouygues|operateur|fibre)\b/;
const refuses = /\b(refus\w*|accepte pas|dis non|dit non|decline)\b/;
const pays = /\b(paie\w*|pai[ez]\w*|pay\w*|doi[st]|cout\w*|gratuit\w*|factur\w*|combien|rien|frais|du)\b/;
const reaches =
  /\b(jusqu a? ?(ou|quel\w*)|quelles? distances?|quel rayon|combien de (km|kilometres?)|distance max\w*|rayon d)\b/;
const travels = /\b(deplac\w*|trajet|frais de route)\b/;
const travelCost =
  /\b(gratuit\w*|payant\w*|combien|prix|cout\w*|tarifs?|frais|factur\w*|offerts?|compris|inclu\w*|cher|supplements?|majoration|en plus)\b/;
/** A question whether a plan includes travel is about the plan. */
const plans = /\b(abonne\w*|forfaits?|formules?|contrats?)\b/;
const works = /\b(repar\w*|depann\w*|interven\w*|interv\w*)\b/;
const within = /\b(en|sous|dans|moins de) (les )?\d+ ?(h|heures?|j|jours?)\b/;
const lasts = /\b(combien de temps|quel delai|delais?|duree|dure|prend|prennent)\b/;
const aroundDuration =
  /^(combien|de|temps|quel\w*|delai\w*|duree|dure|prend|prennent|une|la|les|un|le|l|pour|est|en|moyenne|vos|votre|faut|il|ca|cela|met\w*|vous|a|reparation\w*|reparer|depannage\w*|depanner|intervention\w*|ordinateur|ordi|pc|portable|mon|environ|d|bonjour)$/;

const replies = /\b(repond\w*|reponses?|rappel\w*|recontact\w*)\b/;
const when = /\b(combien de temps|sous combien|quel delai|delais?|quand)\b/;
const approved = /\b(agre(e|es|ment|ments)|certifies?|homologues?|partenaires? officiels?|officiel)\b/;
const lessonTime =
  /\b(soirs?|soiree|matins?|apres midi|midi|week end|(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?)\b/;
const homeVisit = /\b(chez (moi|nous)|domicile|visite)\b/;

/** What a question asks about the shop's terms. */
export interface AskedTerm {
  /** Null if the question asks about anything else. */
  term: Term | null;
  /** Whether the question names a time of the day or of the week for lessons. */
  isTimed: boolean;
  /**
   * Whether the question asks what the travel or work at the visitor's home costs. If the question names a town, the
   * answer gives the town's fee.
   */
  isOfTravel: boolean;
}

/**
 * Returns what a question asks about the shop's terms (rule assistant/terms). 'Le prix TTC d’une batterie' (the price
 * of a battery, taxes included) asks for a price, and so for none of the terms.
 */
export function askedTerm(question: string): AskedTerm {
  const words = normalise(question);
  const text = words.join(" ");
  const term = termIn(words, text) ?? askedOfShop(words) ?? askedPractical(words);
  const isTimed = term === "lessons" && lessonTime.test(text);
  return { term, isTimed, isOfTravel: term === "travel" || (homeVisit.test(text) && travelCost.test(text)) };
}

function termIn(words: readonly string[], text: string): Term | null {
  if (words.some((word) => taxes.test(word) && word !== "hors"))
    if (words.every((word) => taxes.test(word) || aroundTaxes.test(word))) return "taxes";
  if (cameInVain.test(text) || (waitsInVain.test(text) && !operator.test(text))) return "inVain";
  if (nights.test(text)) return "nights";
  if (guaranteed.test(text) && whoPays.test(text)) return "warranty";
  if (taxCredit.test(text) && credited.test(text)) return "taxCredit";
  if (refuses.test(text) && /\b(devis|reparation|prix)\b/.test(text) && pays.test(text)) return "refusal";
  if (travels.test(text) && travelCost.test(text) && !plans.test(text)) return "travel";
  if (reaches.test(text) && /\b(ven\w*|vien\w*|all\w*|deplac\w*|interv\w*|couvr\w*)\b/.test(text))
    return "reach";
  if (replies.test(text) && when.test(text) && !works.test(text)) return "reply";
  if (approved.test(text) && /\b(vous|etes|apple|microsoft|marques?|constructeurs?|fabricants?)\b/.test(text))
    return "approval";
  if (works.test(text) && within.test(text)) return "delay";
  return works.test(text) && lasts.test(text) && words.every((word) => aroundDuration.test(word))
    ? "delay"
    : null;
}
