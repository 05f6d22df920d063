import { type Coordinates, distanceKm, offsetKm } from "../../rules/geography.ts";
import {
  type Box,
  dotBox,
  farthestCorner,
  insideOf,
  isIn,
  nameBox,
  type NamedDot,
  nameWidth,
  nearestPoint,
  overlap,
  type PlacedName,
  rounded,
  roundedAt,
} from "./map-names.ts";
import { type PlacedDot, placeNames } from "./name-places.ts";
import { isBoxWithin, type Outline, outlinePath } from "./outline.ts";
import { type Ring, ringLabelBox, ringsAround } from "./rings.ts";
import { printedName } from "#app/lib/french/place-names.ts";

/**
 * The radius of the rim (the circle at the edge of the map), in map units. A map is 600 units wide, and its centre is
 * the origin.
 */
export const rimRadius = 258;
/** The greatest distance from the centre, on each side, of anything on the map (names too), in map units. */
export const mapReach = 306;
/** The text size of the few names that a phone shows. */
export const phoneTextSize = 26;

/** A map of an area with borders is a square that reaches this far from the centre on each side, in map units. */
const squareReach = 288;
const mostPhoneNames = 6;
/** The text sizes to try for all names on a phone. The one with which most names fit is used; if equal, the first. */
const fullPhoneSizes = [phoneTextSize, 24, 22.5];

/**
 * A zone (town) to draw. The names get their places in the order of the list, so the first ones are the most likely to
 * fit.
 */
export interface MapPlace extends Coordinates {
  name: string;
  isBeside?: boolean;
}

/**
 * A map, ready to be drawn, in map units. The y axis points down. The numbers are short, because the page contains all
 * of them.
 */
export interface LocationMap {
  textSize: number;
  /** The place at the centre of the rings. It is the middle of the map, unless the map has another centre. */
  focus: { x: number; y: number; name: string; isLeft: boolean; width: number };
  /** The nearest point of the map's edge, where the name of the focus is written. Null if the focus is on the map. */
  focusBeyond: { x: number; y: number; name: PlacedName } | null;
  /** The circles around the focus. Each has its distance written on its line, if the map has room for it. */
  rings: Ring[];
  /** The distance from the centre to the edge, written below the edge, or above it if the shop's name is below. */
  rimLabel: { text: string; y: number } | null;
  /** The path of the borders of the area shown; null for a map without borders. */
  outline: string | null;
  /** The SVG path of the dots of all unnamed zones. Each dot is a segment of length zero. */
  dots: string;
  named: PlacedDot[];
  /** The names that fit on a phone, where the text is larger, and the size of that text. */
  phoneNamed: PlacedDot[];
  phoneSize: number;
  /**
   * The end of the line to the shop, with the shop's name. If the shop is outside the map, the line ends at the map's
   * edge.
   */
  workshop: { x: number; y: number; isInside: boolean; name: PlacedName } | null;
}

interface MapRequest {
  focus: MapPlace;
  /** The centre of the map; by default, the focus. */
  centre?: Coordinates;
  radiusKm: number;
  /** The places to draw, the most important first. Each gets a dot; it gets a name only where the name fits. */
  places: readonly MapPlace[];
  workshop?: MapPlace;
  /** The borders of the area shown. */
  outline?: Outline | null;
  mostNames: number;
  /** The size of the names in map units. The map is 600 units wide. */
  textSize: number;
  /** Whether every place is named, also on a phone. A name may then be apart from its dot, joined by a line. */
  namesAll?: boolean;
}

/** Computes a map of the zones (towns) around a point. Zones beyond the edge of the map are left out. */
export function drawMap(request: MapRequest): LocationMap {
  const { focus, radiusKm, places, workshop, mostNames, textSize, namesAll } = request;
  const centre = request.centre ?? focus;
  const isSquare = Boolean(request.outline);
  const scale = (isSquare ? squareReach : rimRadius) / radiusKm;
  const fits = insideOf(isSquare ? squareReach : rimRadius - 8, isSquare);
  const onMap = (at: Coordinates) => {
    const { east, north } = offsetKm(centre, at);
    return { x: rounded(east * scale), y: rounded(-north * scale) };
  };
  const toPoint = ({ name, isBeside, ...at }: MapPlace): NamedDot => ({
    name: printedName(name),
    ...(isBeside && { isBeside }),
    ...onMap(at),
  });
  const borders = request.outline?.map((ring) => ring.map(onMap)) ?? null;
  const middle = toPoint(focus);
  const line = workshop ? workshopLine(toPoint(workshop), distanceKm(focus, workshop)) : null;
  const label = focusLabel(middle, !line || line.x >= 0);
  const isBeyond = !fits({ left: middle.x, right: middle.x, top: middle.y, bottom: middle.y });
  const beyond = isBeyond ? rimEnd(middle, isSquare) : null;
  const labelBox = beyond ? nameBox(beyond.name, phoneTextSize) : label.box;
  const points = places.map(toPoint).filter(({ x, y }) => fits({ left: x, right: x, top: y, bottom: y }));
  const taken = [labelBox, ...(line ? [nameBox(line.name, phoneTextSize)] : [])];
  const rings = ringsAround(middle, scale, rimRadius, {
    taken,
    dots: [...points, ...(line ? pointsBetween(line) : [])],
    fits: (box) => fits(box) && (!borders || isBoxWithin(box, borders)),
    textSize,
  });
  const distances = rings.flatMap(({ label }) => (label ? [ringLabelBox(label, textSize)] : []));
  const named = placeNames(points, {
    taken: [...taken, ...distances],
    fits,
    most: mostNames,
    textSize,
    canBeApart: namesAll,
  });
  const most = mostNames === 0 ? 0 : namesAll ? mostNames : mostPhoneNames;
  const onPhone = (namesAll ? fullPhoneSizes : [phoneTextSize]).map((size) => ({
    phoneSize: size,
    phoneNamed: placeNames(points, {
      taken: [beyond ? labelBox : phoneBox(label.box), ...(line ? [nameBox(line.name, phoneTextSize)] : [])],
      fits,
      most,
      textSize: size,
      canBeApart: namesAll,
    }),
  }));
  const [largest] = onPhone.toSorted((one, other) => other.phoneNamed.length - one.phoneNamed.length);
  // A dot under a name would look like a line through the name, so it is left out. The dot of a named place is not in
  // this list, because it is drawn with its name.
  const names = named.flatMap(({ x, y, name }) => [dotBox(x, y), nameBox(name, textSize)]);
  const covered = [...names, ...distances, labelBox];
  const dots = points
    .filter((point) => !covered.some((box) => isIn(point, box)))
    .map(({ x, y }) => `${x} ${y}`);
  return {
    textSize,
    focus: label.focus,
    focusBeyond: beyond,
    rings,
    outline: borders && outlinePath(borders),
    rimLabel: request.centre ? null : rimLabel(`${radiusKm}\u00a0km`, line?.name),
    dots: [...new Set(dots)].map((point) => `M${point}h0`).join(""),
    named,
    phoneSize: largest?.phoneSize ?? phoneTextSize,
    phoneNamed: largest?.phoneNamed ?? [],
    workshop: line,
  };
}

/** Returns the box of the focus's name on a phone, where the name is 1.4 times as large. */
function phoneBox({ left, top, right, bottom }: Box): Box {
  const wider = (right - left) * 0.4;
  return { left: left - wider, right: right + wider, top: top - 8, bottom: bottom + 8 };
}

/** Returns a list with this zone as the only place of a map; an empty list when its coordinates are unknown. */
export function placeOnMap(zone: {
  name: string;
  latitude: number | null;
  longitude: number | null;
}): MapPlace[] {
  const { name, latitude, longitude } = zone;
  return latitude === null || longitude === null ? [] : [{ name, latitude, longitude }];
}

/**
 * Chooses the side of the focus on which its name is written. It is the wanted side if a phone has room there, and
 * otherwise the side with more room.
 */
function focusLabel(
  { name, x, y }: NamedDot,
  isLeftWanted: boolean,
): { focus: LocationMap["focus"]; box: Box } {
  const width = Math.ceil(nameWidth(name, 19)) + 30;
  const far = 22 + width;
  const boxOn = (isLeft: boolean): Box => ({
    left: x - (isLeft ? far : 12),
    right: x + (isLeft ? 12 : far),
    top: y - 24,
    bottom: y + 24,
  });
  const fits = ({ left, right }: Box) => Math.max(-left, right) <= mapReach;
  const isLeft = fits(phoneBox(boxOn(isLeftWanted))) ? isLeftWanted : x > 0;
  return { focus: { x, y, name, isLeft, width }, box: boxOn(isLeft) };
}

function workshopLine({ name, x, y }: NamedDot, km: number): LocationMap["workshop"] {
  const length = Math.hypot(x, y);
  if (km < 1 || length === 0) return null;
  if (length < rimRadius - 20) {
    // The name is on the side away from the map's centre, unless a long name would be cut off there.
    const beside = (isLeft: boolean) => ({ text: name, x: x + (isLeft ? -12 : 12), y: y + 5, isLeft });
    const { left, right } = nameBox(beside(x < 0), phoneTextSize);
    const isLeft = Math.max(-left, right) <= mapReach ? x < 0 : x >= 0;
    return { x, y, isInside: true, name: beside(isLeft) };
  }
  const end = { x: rounded((x / length) * rimRadius), y: rounded((y / length) * rimRadius) };
  return { ...end, isInside: false, name: outerName(name, end) };
}

/**
 * Returns the point of the map's edge nearest to a place outside the map, with the place's name. The name is inside the
 * map, because other texts may be outside it.
 */
function rimEnd({ name, x, y }: NamedDot, isSquare: boolean): NonNullable<LocationMap["focusBeyond"]> {
  const reach = isSquare
    ? Math.min(squareReach / Math.max(Math.abs(x), Math.abs(y)), 1)
    : rimRadius / Math.hypot(x, y);
  const end = { x: rounded(x * reach), y: rounded(y * reach) };
  if (!isSquare) return { ...end, name: roundedAt(innerName(name, end)) };
  const isLeft = x >= 0;
  const lowest = squareReach - 12;
  const beside = {
    x: end.x + (isLeft ? -16 : 16),
    y: Math.max(24 - squareReach, Math.min(end.y + 5, lowest)),
  };
  return { ...end, name: roundedAt({ text: name, ...beside, isLeft }) };
}

/**
 * Places the shop's name where the line to the shop crosses the map's edge. The name is outside the edge if there is
 * room, and otherwise inside.
 */
function outerName(text: string, { x, y }: { x: number; y: number }): PlacedName {
  const below = y > 0 ? 26 : -12;
  const choices = [
    { text, x: x * 1.08, y: y + below / 2, isLeft: x < 0 },
    { text, x: x * 1.08, y: y + below, isLeft: x >= 0 },
  ];
  const outside = choices.find((choice) => {
    const box = nameBox(choice, phoneTextSize);
    const isInView = Math.max(-box.left, box.right, -box.top, box.bottom) <= mapReach;
    return isInView && nearestPoint(box) > rimRadius;
  });
  return roundedAt(outside ?? innerName(text, { x, y }));
}

function innerName(text: string, { x, y }: { x: number; y: number }): PlacedName {
  const isLeft = x >= 0;
  for (const reach of [0.92, 0.86, 0.8, 0.7, 0.6]) {
    const choice = { text, x: x * reach, y: y * reach + (y > 0 ? -10 : 24), isLeft };
    if (farthestCorner(nameBox(choice, phoneTextSize)) < rimRadius - 14) return choice;
  }
  return { text, x: x / 2, y: y / 2, isLeft };
}

function rimLabel(text: string, workshop: PlacedName | undefined): { text: string; y: number } {
  const below = { text, y: rimRadius + 30 };
  const isTaken =
    workshop && overlap(ringLabelBox({ x: 0, ...below }, phoneTextSize), nameBox(workshop, phoneTextSize));
  return isTaken ? { text, y: -rimRadius - 14 } : below;
}

/**
 * Returns points along the line to the shop, as far from each other as a label is high. With them, no ring's label
 * covers the line.
 */
function pointsBetween({ x, y }: { x: number; y: number }): { x: number; y: number }[] {
  const count = Math.ceil(Math.hypot(x, y) / 16);
  return Array.from({ length: count }, (_, index) => ({ x: (x * index) / count, y: (y * index) / count }));
}
