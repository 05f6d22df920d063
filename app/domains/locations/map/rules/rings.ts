import { type Box, isIn, nameBox, type NamedDot, nameWidth, overlap, padded, rounded } from "./map-names.ts";

/**
 * A circle around the focus (the place at the centre of the rings). Its distance from the focus is written on its line.
 */
export interface Ring {
  radius: number;
  /** The text of the distance, with the middle of its baseline. Null if the map has no room for it. */
  label: RingLabel | null;
}

interface RingLabel {
  text: string;
  x: number;
  y: number;
}

interface Written {
  /** Rectangles that no label may cover. */
  taken: readonly Box[];
  /** Dots that a label must not be near, because people would take the label for the name of the dot's place. */
  dots: readonly { x: number; y: number }[];
  fits: (box: Box) => boolean;
  textSize: number;
}

const ringSteps = [10, 20, 50, 100, 200, 500];
const mostRings = 6;

/** The directions from the focus in which a label is tried, in degrees from straight down, the smallest angle first. */
const bearings = Array.from({ length: 91 }, (_, index) => (index % 2 ? 1 : -1) * Math.ceil(index / 2) * 4);

/** Returns the kilometres between two rings: ten, or more on a map of a large area. */
export function ringStep(radiusKm: number): number {
  return ringSteps.find((step) => radiusKm / step <= mostRings) ?? radiusKm;
}

/** Returns the rings around a point that cross the map. Each ring has its distance written on it if there is room. */
export function ringsAround(middle: NamedDot, scale: number, rimRadius: number, written: Written): Ring[] {
  const reach = rimRadius + Math.hypot(middle.x, middle.y);
  const step = ringStep(reach / scale);
  const taken = [...written.taken];
  return Array.from({ length: Math.ceil(reach / scale / step) - 1 }, (_, index) => {
    const km = (index + 1) * step;
    const label = labelOn(`${km}\u00a0km`, middle, km * scale, { ...written, taken });
    if (label) taken.push(ringLabelBox(label, written.textSize));
    return { radius: rounded(km * scale), label };
  });
}

/** Returns the box of a ring's label. The label is centred on its point. */
export function ringLabelBox({ text, x, y }: RingLabel, textSize: number): Box {
  return nameBox({ text, x: x - nameWidth(text, textSize) / 2, y, isLeft: false }, textSize);
}

/**
 * Places a label on its ring. Of the directions in which the label has room, it takes the first one without a dot
 * nearby. If every direction has dots, it takes the one with the fewest.
 */
function labelOn(text: string, { x, y }: NamedDot, radius: number, on: Written): RingLabel | null {
  let best: RingLabel | null = null;
  let fewest = Infinity;
  for (const degrees of bearings) {
    const turn = (degrees * Math.PI) / 180;
    const label = {
      text,
      x: rounded(x + radius * Math.sin(turn)),
      y: rounded(y + radius * Math.cos(turn) + on.textSize * 0.35),
    };
    const box = ringLabelBox(label, on.textSize);
    if (!on.fits(box) || on.taken.some((other) => overlap(padded(box), other))) continue;
    const beside = { ...box, left: box.left - 16, right: box.right + 16 };
    const near = on.dots.filter((dot) => isIn(dot, beside)).length;
    if (near < fewest) [best, fewest] = [label, near];
  }
  return best;
}
