import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  aroundAlone,
  aroundWithNeighbours,
  type Choices,
  type DescriptionSection,
  type DescriptionWords,
  structures,
  titles,
  whatWeDo,
  whereAtHome,
  whereByDepartment,
  whereByDistance,
} from "../content.ts";
import { type Coordinates, directionOf, distanceKm } from "../../rules/geography.ts";
import { atPlace, enumerate, inDepartment, ofPlace, printedName } from "../../rules/place-names.ts";

/** What is known of a zone when its description is written. */
export interface DescribedPlace {
  /** Decides, always the same way, which sentences are chosen. */
  slug: string;
  city: string;
  postalCode: string;
  department: string | null;
  region: string | null;
  coordinates: Coordinates | null;
  /** Names of the nearest communes, nearest first; three are enough. */
  neighbours: readonly string[];
}

type Business = Pick<BusinessProfile, "city" | "coordinates">;

/** Closer than this is the workshop's own town; farther than the second, the distance says nothing. */
const homeKm = 2;
const sayableKm = 80;
/** Letters: three longer names make a sentence nobody reads. */
const longestNeighbours = 45;

/**
 * The built-in French description of a zone (decision 45): 100 to 150 words of real facts as HTML, with an h2 and two
 * h3 so that the excerpt rule works. Structure and sentences are chosen by a hash of the slug.
 */
export function locationDescription(place: DescribedPlace, business: Business): string {
  const words = wordsFor(place, business);
  const choose = (choices: Choices, slot: string) =>
    typeset(choices[hash(`${slot}:${place.slug}`) % choices.length]?.(words) ?? "");
  const km = place.coordinates && distanceKm(business.coordinates, place.coordinates);
  const where =
    km === null || km > sayableKm ? whereByDepartment : km < homeKm ? whereAtHome : whereByDistance;
  const around = choose(words.neighbours ? aroundWithNeighbours : aroundAlone, "around");
  const isAroundFirst = hash(`place:${place.slug}`) % 2 === 0;
  const [first, last] = structures[hash(`structure:${place.slug}`) % structures.length] ?? structures[0];
  return [
    element("h2", choose(titles, "title")),
    element("p", [choose(where, "where"), choose(whatWeDo, "what"), isAroundFirst && around]),
    ...section(first, "first", choose),
    ...section(last, "last", choose),
    isAroundFirst ? "" : element("p", around),
  ].join("");
}

function wordsFor(place: DescribedPlace, business: Business): DescriptionWords {
  const { city, coordinates, department, region } = place;
  const at = atPlace(city);
  const three = place.neighbours.slice(0, 3);
  const near = three.join("").length > longestNeighbours ? three.slice(0, 2) : three;
  return {
    city: printedName(city),
    at,
    At: at.charAt(0).toUpperCase() + at.slice(1),
    of: ofPlace(city),
    postalCode: place.postalCode,
    inDepartment: department ? inDepartment(department) : "dans le secteur",
    inRegion: region && region !== department ? `, en région ${printedName(region)}` : "",
    atHome: atPlace(business.city),
    ofHome: ofPlace(business.city),
    km: coordinates ? `${Math.round(distanceKm(business.coordinates, coordinates))} km` : "",
    direction: coordinates ? directionOf(business.coordinates, coordinates) : "",
    neighbours: enumerate(near.map(printedName)),
    // Only when their sentence is chosen: they are long to make, and an import makes 35,000 descriptions.
    get atNeighbours() {
      return enumerate(near.map(atPlace));
    },
    get ofNeighbours() {
      return enumerate(near.map(ofPlace));
    },
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

/** No-break spaces where French wants them, and what HTML would take for its own. */
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

/** The space French prints between a character and the text from `next` on. */
function spaceBetween(before: string, text: string, next: number): string {
  const after = text.charAt(next);
  if (after === ":" || after === "»" || before === "«") return noBreak;
  if (after === "?" || after === "!" || after === ";") return narrowNoBreak;
  const isUnit = before >= "0" && before <= "9" && /^(?:km|h|%|à \d)/.test(text.slice(next, next + 3));
  return isUnit ? noBreak : " ";
}

/** FNV-1a, 32 bits: spreads similar texts far apart, the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}
