/** A rectangle on the map, in map units. The y axis points down. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PlacedName {
  text: string;
  x: number;
  y: number;
  /** Whether the text ends at x instead of starting there. */
  isLeft: boolean;
}

export interface NamedDot {
  name: string;
  /** Whether the place is only near the area that the map shows. Its dot is then lighter. */
  isBeside?: boolean;
  x: number;
  y: number;
}

/** A dot with the position of its name. */
export interface PlacedDot extends Omit<NamedDot, "name"> {
  name: PlacedName;
}

interface Placing {
  /** Rectangles that no name may cover. */
  taken: readonly Box[];
  /** Whether the map has room for a rectangle. */
  fits: (box: Box) => boolean;
  most: number;
  textSize: number;
}

/** Where a name may be beside its dot: to the right or left, first on the same level, then a little lower or higher. */
const besides = [5, -6, 16].flatMap((down) => [
  { isLeft: false, down },
  { isLeft: true, down },
]);

const narrow = /[iljtfrI'’.,:\- ]/;
const wide = /[mwMWŒœ]/;

/** Returns the approximate width of a text in map units. The real one depends on the browser's font. */
export function nameWidth(text: string, textSize: number): number {
  let ems = 0;
  for (const letter of text)
    ems += narrow.test(letter) ? 0.32 : wide.test(letter) ? 0.88 : /\p{Lu}/u.test(letter) ? 0.68 : 0.57;
  return ems * textSize;
}

/** Returns the rectangle of a text that starts or, if `isLeft`, ends at a point on its baseline. */
export function nameBox({ text, x, y, isLeft }: PlacedName, textSize: number): Box {
  const width = nameWidth(text, textSize);
  return {
    left: isLeft ? x - width : x,
    right: isLeft ? x : x + width,
    top: y - textSize * 0.9,
    bottom: y + textSize * 0.35,
  };
}

/**
 * Places names beside their dots, in the given order. Leaves out a name if the name or its dot would overlap another
 * name, another dot or a taken rectangle.
 */
export function placeNames(dots: readonly NamedDot[], { taken, fits, most, textSize }: Placing) {
  const boxes = [...taken];
  const placed: PlacedDot[] = [];
  for (const dot of dots) {
    const { name: text, x, y } = dot;
    if (placed.length === most) break;
    if (!text || boxes.some((box) => overlap(dotBox(x, y), box))) continue;
    const name = besides
      .map(({ isLeft, down }) => ({ text, x: x + (isLeft ? -10 : 10), y: y + down, isLeft }))
      .find((choice) => {
        const box = nameBox(choice, textSize);
        return fits(box) && !boxes.some((other) => overlap(padded(box), other));
      });
    if (!name) continue;
    boxes.push(nameBox(name, textSize), dotBox(x, y));
    placed.push({ ...dot, name });
  }
  return placed;
}

/** Returns the box of a dot, with a margin. */
export function dotBox(x: number, y: number): Box {
  return { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 };
}

/** Returns a box with some extra room on its left and right. */
export function padded({ left, right, top, bottom }: Box): Box {
  return { left: left - 6, right: right + 6, top, bottom };
}

/** Returns a function that tests whether a box lies within a circle, or within a square, around the centre. */
export function insideOf(reach: number, isSquare: boolean): (box: Box) => boolean {
  return isSquare
    ? ({ left, right, top, bottom }) => Math.max(-left, right, -top, bottom) <= reach
    : (box) => farthestCorner(box) <= reach;
}

/** Returns the distance from the centre to the farthest point of a box. */
export function farthestCorner({ left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
}

/** Returns the distance from the centre to the nearest point of a box. */
export function nearestPoint({ left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left, -right, 0), Math.max(top, -bottom, 0));
}

/** Whether two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a dot lies in a box or touches it. */
export function isIn({ x, y }: { x: number; y: number }, { left, top, right, bottom }: Box): boolean {
  const margin = 3;
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}

/** Rounds to a tenth, so that the numbers are short: the page contains every number of its map. */
export function rounded(value: number): number {
  // `|| 0` turns -0 into 0.
  return Math.round(value * 10) / 10 || 0;
}
