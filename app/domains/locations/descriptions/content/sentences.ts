import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** The words for the description of a zone (town), each in the form that a French sentence needs. */
export interface DescriptionWords {
  city: string;
  /** The town with its preposition: 'à La Flèche', 'au Mans' (in Le Mans). `At` begins with a capital letter. */
  at: string;
  At: string;
  of: string;
  postalCode: string;
  /** The département with its preposition: 'dans la Sarthe' (in the Sarthe). */
  inDepartment: string;
  /** A comma and the region: ', en région Pays de la Loire' (in the region). Empty if the region is unknown. */
  inRegion: string;
  atHome: string;
  ofHome: string;
  /** The distance and the direction from the shop: '38 km', 'au sud-ouest' (to the south-west). */
  km: string;
  direction: string;
  /**
   * Up to three neighbouring towns: 'Bousse et Arthezé' (and). The next two fields have 'à' (in) or 'de' (of) before
   * each name.
   */
  neighbours: string;
  atNeighbours: string;
  ofNeighbours: string;
  /** The time within which the business replies. */
  reply: string;
  /** The time within which the business comes or repairs. Empty if it promises no time. */
  delay: string;
  openDays: string;
  /** How long the guarantee lasts: '30 jours' (days), '3 mois' (months). Empty if the shop gives none. */
  guarantee: string;
  /** The shop's experience: 'plus de 10 ans d’expérience' (over 10 years). Null if the shop does not state it. */
  experience: string | null;
  /**
   * The words that follow 'PC' in ' et Mac' and ' et de Mac' (and Macs). Empty if the shop works on no Macs (rule
   * settings/devices).
   */
  andMacs: string;
  andOfMacs: string;
}

interface Sentence {
  (words: DescriptionWords): string;
  /**
   * The services that the sentence names. The sentence is used only if the shop offers all of them (rule
   * settings/services).
   */
  about?: readonly ServicePath[];
  /**
   * If `true`, the sentence is used only by a shop that promises a `delay`; if `false`, only by a shop that promises
   * none.
   */
  promises?: boolean;
  /** Set if the sentence is used only by a shop that visits its customers (rule settings/visits). */
  visits?: true;
  /** Present if the sentence is used only by a shop that gives a guarantee. */
  guarantees?: true;
  /**
   * Set if the sentence invites people to the shop. A shop that receives nobody leaves it out (rule settings/premises).
   */
  receives?: true;
}
export type Choices = readonly Sentence[];

/** Returns a sentence that is the same for every zone and shop. */
export const say =
  (text: string): Sentence =>
  () =>
    text;

/**
 * Marks a sentence about how soon the shop comes. The sentence is used only if the shop promises such a time (`delay`).
 */
export const promising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: true });

/** Marks a sentence that is used only by a shop that does not promise how soon it comes (`delay`). */
export const unpromising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: false });

/** Marks a sentence about the guarantee that the shop itself gives. The sentence is used only if the shop gives one. */
export const guaranteeing = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { guarantees: true as const });

/** Marks a sentence that invites people to the shop. A shop that receives nobody leaves it out. */
export const receiving = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { receives: true as const });

/** Marks a sentence that promises a visit, which is used only by a shop that visits its customers. */
export const visiting = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { visits: true as const });

/** Returns a sentence that names services. The sentence is left out if the shop no longer offers one of them. */
export const naming = (
  about: readonly ServicePath[],
  said: string | ((words: DescriptionWords) => string),
): Sentence => Object.assign(typeof said === "string" ? say(said) : said, { about });
