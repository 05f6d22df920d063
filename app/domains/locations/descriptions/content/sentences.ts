import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/** The words for a zone's description, in the form that each sentence needs. */
export interface DescriptionWords {
  city: string;
  /** 'à La Flèche', 'au Mans'; `At` begins a sentence. */
  at: string;
  At: string;
  of: string;
  postalCode: string;
  /** 'dans la Sarthe'. */
  inDepartment: string;
  /** ', en région Pays de la Loire', or an empty text. */
  inRegion: string;
  atHome: string;
  ofHome: string;
  /** '38 km', 'au sud-ouest'. */
  km: string;
  direction: string;
  /** Up to three neighbours as a list: 'Bousse et Arthezé', 'à Bousse et à Arthezé', 'de Bousse et d’Arthezé'. */
  neighbours: string;
  atNeighbours: string;
  ofNeighbours: string;
  /** The delays that the business announces, and its days: 'du lundi au samedi'. */
  reply: string;
  /** Empty if the shop promises none. */
  delay: string;
  openDays: string;
  /** '30 jours', '3 mois'. Empty if the shop gives none. */
  guarantee: string;
  /** 'plus de 10 ans d’expérience'. Null if the shop does not give it. */
  experience: string | null;
}

interface Sentence {
  (words: DescriptionWords): string;
  /** The services it names. It is used only if the shop offers all of them (rule settings/services). */
  about?: readonly ServicePath[];
  /** Whether it is used only if the shop promises a delay, or only if it promises none. */
  promises?: boolean;
  /** Whether it is used only if the shop visits its customers (rule settings/visits). */
  visits?: true;
  /** Whether it is used only if the shop gives a guarantee. */
  guarantees?: true;
}
export type Choices = readonly Sentence[];

/** A sentence that is the same everywhere. */
export const say =
  (text: string): Sentence =>
  () =>
    text;

/** A sentence with the shop's delay, used only if there is one. */
export const promising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: true });

/** A sentence for a shop that promises no delay. */
export const unpromising = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { promises: false });

/** A sentence about the shop's own guarantee, used only if there is one. */
export const guaranteeing = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { guarantees: true as const });

/** A sentence that promises a visit. */
export const visiting = (sentence: (words: DescriptionWords) => string): Sentence =>
  Object.assign(sentence, { visits: true as const });

/** A sentence that names services. It is left out when one of them is withdrawn. */
export const naming = (about: readonly ServicePath[], text: string): Sentence =>
  Object.assign(say(text), { about });
