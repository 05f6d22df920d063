import { normalise } from "../../understanding/rules/normalise.ts";

/** A thing that a question may name beside its subject, and about which the answers usually say nothing. */
interface Part {
  /** The words of the question that name the thing. */
  asked: RegExp;
  /** Words of an answer that already speaks of it. */
  told: RegExp;
  /** The sentence to add, with names in braces. */
  text: string;
}

const computer = "(ordi\\w*|pc|portables?|mac\\w*|tours?|imprimantes?|postes?)";

const parts: readonly Part[] = [
  {
    asked: /\b(linux|ubuntu|debian|fedora)\b/,
    told: /linux/i,
    text: "Pour Linux, ce site ne dit pas si nous nous en occupons\u00a0: {telephone}.",
  },
  {
    asked: /\bchromebooks?\b/,
    told: /chromebook/i,
    text: "Pour un Chromebook, ce site ne dit pas si nous nous en occupons\u00a0: {telephone}.",
  },
  {
    asked: /\b(abonne\w*|forfaits?|formules?|contrats?)\b.*\bdeplac\w*/,
    told: /déplacement/i,
    text: "Si des déplacements sont compris dans un forfait, demandez-le avant de souscrire\u00a0: {telephone}.",
  },
  {
    asked:
      /\b(urgen\w*|au plus vite|avant (le |ce )?(week end|semaine end|lundi|mardi|mercredi|jeudi|vendredi|samedi)|pour (demain|ce soir|lundi)|ce (soir|matin)|aujourd hui|demain)\b/,
    told: /urgen|sous \d|appelez tout de suite|ouverts?\b|fermés?\b|délai/i,
    text: "Si c’est urgent, appelez\u00a0: {telephone} ({horaires}).[ Nous intervenons {delai}.]",
  },
  {
    asked: /\b(rendez vous|rdv)\b/,
    told: /rendez-vous|créneau/i,
    text: "Pour savoir s’il faut un rendez-vous, appelez avant de venir\u00a0: {telephone}.",
  },
  {
    asked: new RegExp(
      `\\b${computer}\\b.*\\b(et|ou|plus) (\\w+ )?(le|la|les|mon|ma|mes|son|sa|ses|nos|notre|leur|un|une) (telephones?|smartphones?|iphones?|tablettes?|ipads?)\\b`,
    ),
    told: /smartphone|iphone|android|tablette|un téléphone/i,
    text: "Pour un téléphone ou une tablette, appelez d’abord\u00a0: {telephone}.",
  },
];

/**
 * Returns the sentences about parts of a question of which the answer says nothing (rule assistant/unsaid-parts). They
 * have names in braces.
 */
export function unsaidParts(question: string, answer: string): string[] {
  const text = normalise(question).join(" ");
  return parts.filter(({ asked, told }) => asked.test(text) && !told.test(answer)).map((part) => part.text);
}
