/** A rectangle on the map, in map units (a map is 600 units wide). The y axis points down. */
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
  /** Whether the text ends at the point instead of starting there. */
  isLeft: boolean;
}

export interface NamedDot {
  name: string;
  /** Whether the place is outside the area that the map is about. Its dot is then lighter. */
  isBeside?: boolean;
  x: number;
  y: number;
}

const narrow = /[iljtfrI'’.,:\- ]/;
const wide = /[mwMWŒœ]/;

/**
 * Returns the approximate width of a text in map units. The exact width depends on the browser's font, which the server
 * does not know.
 */
export function nameWidth(text: string, textSize: number): number {
  let ems = 0;
  for (const letter of text)
    ems += narrow.test(letter) ? 0.32 : wide.test(letter) ? 0.88 : /\p{Lu}/u.test(letter) ? 0.68 : 0.57;
  return ems * textSize;
}

/** Returns the rectangle around a text. The text starts at the point on its baseline or, if `isLeft`, ends there. */
export function nameBox({ text, x, y, isLeft }: PlacedName, textSize: number): Box {
  const width = nameWidth(text, textSize);
  return {
    left: isLeft ? x - width : x,
    right: isLeft ? x : x + width,
    top: y - textSize * 0.9,
    bottom: y + textSize * 0.35,
  };
}

/** Returns the rectangle around a dot, with a margin. */
export function dotBox(x: number, y: number): Box {
  return { left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 };
}

/** Returns a box with some extra room on its left and right. */
export function padded({ left, right, top, bottom }: Box): Box {
  return { left: left - 6, right: right + 6, top, bottom };
}

/**
 * Returns a function that tests whether a box lies within a circle, or within a square, around the centre. `reach` is
 * the distance from the centre to the edge.
 */
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

/**
 * Returns a number rounded to a tenth. A page contains every number of its map, so short numbers keep the page small.
 */
export function rounded(value: number): number {
  // `|| 0` turns -0 into 0.
  return Math.round(value * 10) / 10 || 0;
}

/** Returns the object with both its coordinates rounded to a tenth. */
export function roundedAt<At extends { x: number; y: number }>(at: At): At {
  return { ...at, x: rounded(at.x), y: rounded(at.y) };
}
