import {
  type Box,
  dotBox,
  isIn,
  nameBox,
  type NamedDot,
  nameWidth,
  overlap,
  padded,
  type PlacedName,
  roundedAt,
} from "./map-names.ts";

/** A point on the map. */
interface Point {
  x: number;
  y: number;
}

/** A dot with its name and the place of the name. */
export interface PlacedDot extends Omit<NamedDot, "name"> {
  name: PlacedName;
  /** The end of the line from the dot to a name that is apart from it. */
  lead?: Point;
}

interface Placing {
  /** Rectangles that no name may cover. */
  taken: readonly Box[];
  /** Whether the map has room for a rectangle. */
  fits: (box: Box) => boolean;
  most: number;
  textSize: number;
  /** Whether a name without room beside its dot may be written farther away, with a line from the dot to the name. */
  canBeApart?: boolean;
}

/** A name apart from its dot, and the end of the line from the dot to the name. */
interface FarName {
  name: PlacedName;
  lead: Point;
}

/**
 * The places to try for a name beside its dot: to the right or left, first at the height of the dot, then a little
 * higher, then a little lower.
 */
const besides = [5, -6, 16].flatMap((down) => [
  { isLeft: false, down },
  { isLeft: true, down },
]);

/**
 * The distances from the dot at which a name with a line is tried, in map units (a map is 600 units wide), the shortest
 * first.
 */
const reaches = [16, 26, 38, 52, 70, 90, 115, 145, 180, 220, 260];

/** The directions in which a name with a line is tried: first to the sides, last above and below. */
const directions = [0, 11, 22, 34, 45, 57, 68, 79, 90]
  .flatMap((degrees) => [degrees, 180 - degrees, -degrees, 180 + degrees])
  .map((degrees) => (degrees * Math.PI) / 180);

/** How many more times the names are placed when some found no room. Each time, the names without room come first. */
const attempts = 8;

/**
 * Places names beside their dots, in the given order. A name is left out if it or its dot would overlap another name,
 * another dot or a taken box. If names can be apart from their dots, there are further attempts, which begin with the
 * names that found no room. The attempt that places most names is returned.
 */
export function placeNames(dots: readonly NamedDot[], placing: Placing): PlacedDot[] {
  let best = placeInOrder(dots, placing);
  let order = dots;
  let placed = best;
  const wanted = placing.canBeApart ? Math.min(dots.length, placing.most) : 0;
  for (let attempt = 0; best.length < wanted && attempt < attempts; attempt += 1) {
    const found = new Set(placed.map(({ name }) => name.text));
    const isMissing = ({ name, isBeside }: NamedDot) => Number(!isBeside && !found.has(name));
    order = order.toSorted((one, other) => isMissing(other) - isMissing(one));
    placed = placeInOrder(order, placing);
    if (placed.length > best.length) best = placed;
  }
  return best;
}

function placeInOrder(dots: readonly NamedDot[], placing: Placing): PlacedDot[] {
  const { taken, fits, most, textSize, canBeApart } = placing;
  // No name may cover a dot whose own name is placed later.
  const awaited = canBeApart ? dots.filter(({ isBeside }) => !isBeside) : [];
  const boxes = [...taken];
  const placed: PlacedDot[] = [];
  for (const dot of dots) {
    const { name: text, x, y } = dot;
    if (placed.length === most) break;
    const isAwaited = awaited.includes(dot);
    const others = [...boxes, ...awaited.filter((one) => one !== dot).map((one) => dotBox(one.x, one.y))];
    if (!text || (!isAwaited && others.some((box) => overlap(dotBox(x, y), box)))) continue;
    const beside = besides
      .map(({ isLeft, down }) => ({ text, x: x + (isLeft ? -10 : 10), y: y + down, isLeft }))
      .find((choice) => {
        const box = nameBox(choice, textSize);
        return fits(box) && !others.some((other) => overlap(padded(box), other));
      });
    const apart = beside || !isAwaited ? null : placeFarName(dot, others, { fits, textSize });
    const name = beside ?? apart?.name;
    if (!name) continue;
    boxes.push(nameBox(name, textSize), dotBox(x, y), ...(apart ? leadBoxes(dot, apart.lead) : []));
    placed.push({ ...dot, name, ...(apart && { lead: apart.lead }) });
  }
  return placed;
}

/**
 * Returns the nearest free place for a name that has no room beside its dot; null if there is none. The line from the
 * dot to the name crosses no box.
 */
function placeFarName(
  { name: text, x, y }: NamedDot,
  boxes: readonly Box[],
  { fits, textSize }: { fits: (box: Box) => boolean; textSize: number },
): FarName | null {
  for (const reach of reaches)
    for (const turn of directions) {
      const lead = { x: x + reach * Math.cos(turn), y: y + reach * Math.sin(turn) };
      const name = nameAt(text, lead, turn, textSize);
      const box = padded(nameBox(name, textSize));
      if (!fits(box) || boxes.some((other) => overlap(box, other))) continue;
      const crossed = boxes.filter((other) => !isIn({ x, y }, other));
      const isCrossing = pointsOn({ x, y }, lead).some((point) =>
        crossed.some((other) => isIn(point, other)),
      );
      if (!isCrossing) return { name: roundedAt(name), lead: roundedAt(lead) };
    }
  return null;
}

/** Returns the boxes along the line to a name, which no other name may cover. */
function leadBoxes(dot: Point, lead: Point): Box[] {
  return pointsOn(dot, lead).map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
}

/** Returns points on the line from a dot to its name, without the dot itself. */
function pointsOn(dot: Point, lead: Point): Point[] {
  const length = Math.hypot(lead.x - dot.x, lead.y - dot.y);
  const count = Math.floor((length - 10) / 5);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const part = (10 + index * 5) / length;
    return { x: dot.x + (lead.x - dot.x) * part, y: dot.y + (lead.y - dot.y) * part };
  });
}

/** Returns a name placed at the end of its line: to the side of that end, or centred above or below it. */
function nameAt(text: string, { x, y }: Point, turn: number, textSize: number): PlacedName {
  const side = Math.cos(turn);
  if (Math.abs(side) > 0.5)
    return { text, x: x + Math.sign(side) * 4, y: y + textSize * 0.3, isLeft: side < 0 };
  const isBelow = Math.sin(turn) > 0;
  return {
    text,
    x: x - nameWidth(text, textSize) / 2,
    y: y + (isBelow ? textSize * 0.9 + 2 : -textSize * 0.35 - 2),
    isLeft: false,
  };
}
