import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  isReceiving,
  isMacServed,
  isRemoteOffered,
  isVisiting,
  isWithdrawn,
} from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import {
  aroundAlone,
  aroundEdge,
  aroundWithNeighbours,
  type DescriptionSection,
  structures,
  titles,
  whatWeDo,
  whereAtHome,
  whereComing,
  whereByDistance,
} from "../content/within.ts";
import type { Choices, DescriptionWords } from "../content/sentences.ts";
import {
  aroundBeyond,
  aroundBeyondAlone,
  structuresBeyond,
  structuresForHomes,
  titlesBeyond,
  whereBeyond,
  whereByDepartment,
  whereInOther,
  whereOnDemand,
} from "../content/beyond.ts";
import {
  whereAtCounter,
  whereCounterByDistance,
  whereCounterInDepartment,
  whereCounterOrRemote,
  whereRemoteOrCounter,
} from "../content/counter.ts";
import { departmentOfPostalCode, isSameDepartment } from "../../rules/department-of.ts";
import { isShopTown } from "../../rules/reach.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { type Coordinates, directionOf, distanceKm } from "../../rules/geography.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { atPlace, enumerate, ofPlace, printedName } from "#app/lib/french/place-names.ts";

/** The facts from which a description is written. */
export interface DescribedPlace {
  /**
   * The slug (the last part of the page's URL) decides which sentences are used: the same slug always gives the same
   * sentences.
   */
  slug: string;
  city: string;
  postalCode: string;
  department: string | null;
  region: string | null;
  coordinates: Coordinates | null;
  /** The nearest communes, nearest first. Only the first three are used. */
  neighbours: readonly NearCommune[];
}

export interface NearCommune {
  name: string;
  coordinates: Coordinates | null;
}

type Business = Pick<BusinessProfile, "city" | "department" | "coordinates" | "openDays" | "claims" | "site">;

/**
 * The greatest length of the list of three neighbours, in characters. A longer list would make the sentence hard to
 * read.
 */
const longestNeighbours = 45;

/**
 * Returns the built-in French description of a zone (town) as HTML (rule zones/descriptions). The description has one
 * h2 and two h3, because a card takes its excerpt from the text between them. A hash of the slug chooses the structure
 * and the sentences.
 */
export function locationDescription(place: DescribedPlace, business: Business): string {
  const words = wordsFor(place, business);
  const there = seenFrom(business, isBeyond(place, business));
  const { homesOnly = false, noPremises = false } = business.site;
  const saidOf = sayableBy(business, isVisiting(there));
  const choose = (choices: Choices, slot: string) => {
    const said = saidOf(choices);
    return typeset(said[hash(`${slot}:${place.slug}`) % said.length]?.(words) ?? "");
  };
  const set = setFor(place, there);
  const alone = place.neighbours.length > 0 ? aroundEdge : set.aroundAlone;
  const around = choose(words.neighbours ? set.aroundWithNeighbours : alone, "around");
  const isAroundFirst = hash(`place:${place.slug}`) % 2 === 0;
  const offered = set.structures.filter((pair) =>
    pair.every(
      ({ about, isForCompanies, receives }) =>
        !(about && isWithdrawn(business, about)) &&
        !(isForCompanies && homesOnly) &&
        !(receives && noPremises),
    ),
  );
  const pairs = offered.length > 0 ? offered : structuresForHomes;
  const [first, last] = pairs[hash(`structure:${place.slug}`) % pairs.length] ?? set.structures[0];
  return [
    element("h2", choose(set.titles, "title")),
    element("p", [choose(set.where, "where"), choose(whatWeDo, "what"), isAroundFirst && around]),
    ...section(first, "first", choose),
    ...section(last, "last", choose),
    isAroundFirst ? "" : element("p", around),
  ].join("");
}

type Sayable = Map<Choices, Choices>;

/**
 * For each shop, the sentences that are true of it, kept in memory: first those for places that the shop visits, then
 * those for other places.
 */
const sayable = new WeakMap<Business, readonly [Sayable, Sayable]>();

/**
 * Returns a function that leaves out the sentences that are not true of the shop. It checks each list of sentences
 * once, because an import makes 35,000 descriptions for the same shop.
 */
function sayableBy(business: Business, visits: boolean): (choices: Choices) => Choices {
  const known = sayable.get(business) ?? ([new Map(), new Map()] as const);
  sayable.set(business, known);
  const lists = known[visits ? 0 : 1];
  return (choices) => {
    const list = lists.get(choices) ?? choices.filter((choice) => isSayable(choice, business, visits));
    lists.set(choices, list);
    return list;
  };
}

function isSayable(
  { about = [], promises, visits, guarantees, receives }: Choices[number],
  business: Business,
  isVisited: boolean,
): boolean {
  const { claims, site } = business;
  if (about.some((path) => isWithdrawn(business, path))) return false;
  if (promises !== undefined && promises !== Boolean(claims.delay)) return false;
  if (visits && !isVisited) return false;
  if (receives && site.noPremises) return false;
  return !guarantees || Boolean(claims.guaranteeTime);
}

const within = { titles, aroundWithNeighbours, aroundAlone, structures };
const beyond = {
  titles: titlesBeyond,
  aroundWithNeighbours: aroundBeyond,
  aroundAlone: aroundBeyondAlone,
  structures: structuresBeyond,
};

const unknown = { ...beyond, where: whereByDepartment };

/**
 * Whether a zone is beyond the intervention radius (the distance within which the shop makes visits), or in another
 * département (administrative area) at an unknown distance.
 */
export function isBeyond({ coordinates, department }: DescribedPlace, business: Business): boolean {
  if (coordinates)
    return distanceKm(business.coordinates, coordinates) > business.claims.interventionRadiusKm;
  return department !== null && !isSameDepartment(department, business.department);
}

/**
 * Returns the sentences for a zone, which depend on where the zone is. For a zone beyond the radius, or without a known
 * distance, no sentence promises a visit (rules zones/descriptions and zones/unknown-distance).
 */
function setFor(place: DescribedPlace, business: Business) {
  const km = place.coordinates && distanceKm(business.coordinates, place.coordinates);
  const isHome = isShopTown(business, place);
  if (!isVisiting(business)) {
    const where = isHome ? whereAtCounter : counterSentences(km, isRemoteOffered(business));
    return isHome ? { ...beyond, aroundWithNeighbours, aroundAlone, where } : { ...beyond, where };
  }
  const isFar = isBeyond(place, business);
  if (km === null) return isFar ? { ...beyond, where: whereInOther } : unknown;
  if (isHome) return { ...within, where: isReceiving(business) ? whereAtHome : whereComing };
  if (!isFar) return { ...within, where: whereByDistance };
  const isRemote = isRemoteOffered(business);
  return { ...beyond, where: isRemote ? whereBeyond : whereOnDemand };
}

function counterSentences(km: number | null, isRemote: boolean): Choices {
  if (isRemote) return km === null ? whereRemoteOrCounter : whereCounterOrRemote;
  return km === null ? whereCounterInDepartment : whereCounterByDistance;
}

/**
 * Returns the names of the neighbours on the zone's side of the radius: all within it, or all beyond it. The text about
 * visits is then true for them too.
 */
function likeNeighbours({ coordinates, neighbours }: DescribedPlace, business: Business): string[] {
  const isWithin = (point: Coordinates) =>
    distanceKm(business.coordinates, point) <= business.claims.interventionRadiusKm;
  return neighbours
    .filter((one) => !coordinates || !one.coordinates || isWithin(one.coordinates) === isWithin(coordinates))
    .map(({ name }) => name);
}

function wordsFor(place: DescribedPlace, business: Business): DescriptionWords {
  const { city, coordinates, region } = place;
  const department = place.department ?? departmentOfPostalCode(place.postalCode);
  const at = atPlace(city);
  const three = likeNeighbours(place, business).slice(0, 3);
  const near = three.join("").length > longestNeighbours ? three.slice(0, 2) : three;
  return {
    city: printedName(city),
    at,
    At: capitalized(at),
    of: ofPlace(city),
    postalCode: place.postalCode,
    inDepartment: department ? inDepartment(department) : "dans le secteur",
    inRegion: region && region !== department ? `, en région ${printedName(region)}` : "",
    atHome: atPlace(business.city),
    ofHome: ofPlace(business.city),
    km: coordinates ? `${Math.round(distanceKm(business.coordinates, coordinates))} km` : "",
    direction: coordinates ? directionOf(business.coordinates, coordinates) : "",
    neighbours: enumerate(near.map(printedName)),
    // The next two values are computed only for a sentence that uses them. Both are slow to compute, and an import
    // makes 35,000 descriptions.
    get atNeighbours() {
      return enumerate(near.map(atPlace));
    },
    get ofNeighbours() {
      return enumerate(near.map(ofPlace));
    },
    reply: business.claims.reply,
    delay: business.claims.delay ?? "",
    openDays: business.openDays,
    guarantee: business.claims.guaranteeTime?.replace("\u00a0", " ") ?? "",
    experience: business.claims.experience,
    andMacs: isMacServed(business) ? " et Mac" : "",
    andOfMacs: isMacServed(business) ? " et de Mac" : "",
  };
}

function section(
  { headings, sentences }: DescriptionSection,
  slot: string,
  choose: (choices: Choices, slot: string) => string,
): string[] {
  const said = sentences.map((choices, index) => choose(choices, `${slot}${index}`));
  const lines = said.join(" ").split("\n");
  const text =
    lines.length > 1
      ? element("ol", [lines.map((line) => element("li", line)).join("")])
      : element("p", said);
  return [element("h3", choose(headings, slot)), text];
}

function element(tag: string, content: string | (string | false)[]): string {
  const text = typeof content === "string" ? content : content.filter(Boolean).join(" ");
  return `<${tag}>${text}</${tag}>`;
}

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";

/** Adds the no-break spaces that French needs, and escapes what HTML would read as markup. */
function typeset(text: string): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  let [printed, done] = ["", 0];
  for (let at = safe.indexOf(" "); at !== -1; at = safe.indexOf(" ", at + 1)) {
    const space = spaceBetween(safe.charAt(at - 1), safe, at + 1);
    if (space === " ") continue;
    printed += safe.slice(done, at) + space;
    done = at + 1;
  }
  return printed + safe.slice(done);
}

/** Returns the kind of space that French prints between the character `before` and the text that starts at `next`. */
function spaceBetween(before: string, text: string, next: number): string {
  const after = text.charAt(next);
  if (after === ":" || after === "»" || before === "«") return noBreak;
  if (after === "?" || after === "!" || after === ";") return narrowNoBreak;
  const isUnit = before >= "0" && before <= "9" && /^(?:km|h|%|à \d)/.test(text.slice(next, next + 3));
  return isUnit ? noBreak : " ";
}

/** Returns a 32-bit FNV-1a hash, the same on every machine. Similar texts get very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
