import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { PlanSheet } from "#app/domains/pricing/content.ts";
import { type PricedService, pricedServices } from "../../content/priced-services.ts";
import { stem } from "../../passages/rules/passages.ts";

/** For each service whose page has its own list of plans, the name of that list. */
export const ownSheets: Partial<Record<ServicePath, PlanSheet>> = {
  "/services/depannage-distance": "remote",
  "/services/securite-informatique": "security",
  "/services/maintenance-preventive": "maintenance",
};
/** Only words with more letters than this count as part of a service's name. */
export const shortestNaming = 3;

/**
 * Returns the service that the most words of the question name. If several are named by as many words, one on the
 * question's topics comes first, then the one named first. If the question names no service, returns one on its topics,
 * or undefined.
 */
export function namedService(
  words: readonly string[],
  topics: readonly (string | null)[],
  isGeneral: boolean,
) {
  const understood = pricedServices.filter((one) => one.topics.some((topic) => topics.includes(topic)));
  if (understood.length === 0 && !isGeneral) return undefined;
  const named = pricedServices
    .map((one) => ({ one, naming: placesNaming(one, words), isMeant: understood.includes(one) }))
    .filter(({ naming }) => naming.length > 0)
    .toSorted(
      (a, b) =>
        b.naming.length - a.naming.length ||
        Number(b.isMeant) - Number(a.isMeant) ||
        (a.naming[0] ?? 0) - (b.naming[0] ?? 0),
    );
  return named[0]?.one ?? understood[0];
}

/** Returns how many words of a question name a service. */
export function wordsNaming(service: PricedService, words: readonly string[]): number {
  return placesNaming(service, words).length;
}

/**
 * Returns the positions of the words that begin like one of `service.words`. A beginning of three letters or in the
 * plural must be the whole word: 'ram' must not match 'rame' (is slow), nor 'photos' Photoshop.
 */
function placesNaming(service: PricedService, words: readonly string[]): number[] {
  const beginnings = service.words.split(" ");
  const isNaming = (word: string, beginning: string) =>
    word === beginning ||
    (beginning.length > shortestNaming && !beginning.endsWith("s") && word.startsWith(beginning));
  return words.flatMap((word, place) =>
    beginnings.some((beginning) => isNaming(word, beginning)) ? [place] : [],
  );
}

const verbEndings = /^(e|es|er|ez|ons|ent|era|erez|erons|eriez|iez|ees?)$/;
const shortestVerb = 4;

/**
 * Whether a word of a question means the same as a word of a service's name: 'consoles' means 'console', 'montez' (you
 * assemble) means 'montage' (assembly).
 */
export function isSameWord(own: string, asked: string): boolean {
  if (stem(own) === stem(asked)) return true;
  const verb = /^(.*)age$/.exec(own)?.[1] ?? "";
  return verb.length >= shortestVerb && asked.startsWith(verb) && verbEndings.test(asked.slice(verb.length));
}
