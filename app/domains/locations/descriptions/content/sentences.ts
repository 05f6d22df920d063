import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** The words for the description of a zone (town), in the forms that the sentences need. */
export interface DescriptionWords {
  city: string;
  /** 'à La Flèche', 'au Mans' (in Le Mans). `At` has a capital letter, for the beginning of a sentence. */
  at: string;
  At: string;
  of: string;
  postalCode: string;
  /** 'dans la Sarthe' (in the Sarthe). */
  inDepartment: string;
  /** ', en région Pays de la Loire' (in the region), or an empty text. */
  inRegion: string;
  atHome: string;
  ofHome: string;
  /** '38 km', 'au sud-ouest' (to the south-west). */
  km: string;
  direction: string;
  /** Up to three neighbours: 'Bousse et Arthezé'. The next two fields have 'à' (in) or 'de' (of) before each name. */
  neighbours: string;
  atNeighbours: string;
  ofNeighbours: string;
  /** How soon the business replies. */
  reply: string;
  /** How soon the business intervenes. Empty if it promises no time. */
  delay: string;
  openDays: string;
  /** How long the guarantee lasts: '30 jours' (days), '3 mois' (months). Empty if the shop gives none. */
  guarantee: string;
  /** 'plus de 10 ans d’expérience' (over 10 years). Null if the shop does not state its experience. */
  experience: string | null;
  /** ' et Mac', ' et de Mac' (and Macs), after 'PC'. Empty if the shop works on no Macs (rule settings/devices). */
  andMacs: string;
  andOfMacs: string;
}

interface Sentence {
  (words: DescriptionWords): string;
  /** The services named in the sentence, which is used only if the shop offers them all (rule settings/services). */
  about?: readonly ServicePath[];
  /** With `true`, the sentence is used only if the shop promises `delay`; with `false`, only if it does not. */
  promises?: boolean;
  /** Present if the sentence is used only by a shop that visits its customers (rule settings/visits). */
  visits?: true;
  /** Present if the sentence is used only by a shop that gives a guarantee. */
  guarantees?: true;
  /** Present if the sentence invites people to the shop (rule settings/premises). */
  receives?: true;
}
export type Choices = readonly Sentence[];

/** Returns a sentence without words that depend on the zone or the shop. */
export const say =
  (text: string): Sentence =>
  () =>
    text;

/** Marks a sentence about how soon the shop intervenes. It is used only if the shop promises `delay`. */
export const promising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: true });

/** Marks a sentence that is used only by a shop that does not promise `delay`. */
export const unpromising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: false });

/** Marks a sentence about the shop's own guarantee, which is used only if there is one. */
export const guaranteeing = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { guarantees: true as const });

/** Marks a sentence that invites people to the shop. A shop that receives nobody leaves it out. */
export const receiving = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { receives: true as const });

/** Marks a sentence that promises a visit, which is used only by a shop that visits its customers. */
export const visiting = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { visits: true as const });

/** Returns a sentence that names services. It is left out if the shop no longer offers one of them. */
export const naming = (
  about: readonly ServicePath[],
  said: string | ((words: DescriptionWords) => string),
): Sentence => Object.assign(typeof said === "string" ? say(said) : said, { about });
