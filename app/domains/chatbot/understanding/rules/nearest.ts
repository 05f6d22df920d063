// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import type { Features } from "./features.ts";
import { places } from "./places.ts";

/**
 * For each feature, the examples that have it. With this index, a question is compared only with examples that share a
 * feature.
 */
export interface NearestIndex {
  /** Where the list of each place (see `placeOf`) begins in `holders`. The last number is the end of the last list. */
  starts: Int32Array;
  holders: Uint16Array;
  values: Float32Array;
  count: number;
}

/** Returns the index of some examples, from their features. */
export function indexExamples(known: readonly Features[]): NearestIndex {
  const starts = new Int32Array(places + 1);
  for (const { at } of known) for (const place of at) starts[place + 1]! += 1;
  for (let place = 0; place < places; place += 1) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const holders = new Uint16Array(starts[places] ?? 0);
  const values = new Float32Array(holders.length);
  known.forEach(({ at, value }, example) => {
    for (let index = 0; index < at.length; index += 1) {
      const slot = next[at[index]!]!;
      next[at[index]!] = slot + 1;
      holders[slot] = example;
      values[slot] = value[index]!;
    }
  });
  return { starts, holders, values, count: known.length };
}

/** Returns the examples most similar to a question, the most similar first. `likeness` is from 0 to 1. */
export function nearestExamples(
  { starts, holders, values, count }: NearestIndex,
  { at, value }: Features,
  most: number,
): { example: number; likeness: number }[] {
  const likeness = new Float32Array(count);
  for (let index = 0; index < at.length; index += 1) {
    const weight = value[index]!;
    const end = starts[at[index]! + 1]!;
    for (let slot = starts[at[index]!]!; slot < end; slot += 1)
      likeness[holders[slot]!]! += weight * values[slot]!;
  }
  const best: { example: number; likeness: number }[] = [];
  for (let example = 0; example < count; example += 1) {
    const one = likeness[example]!;
    if (one <= (best.length < most ? 0 : best[best.length - 1]!.likeness)) continue;
    const place = best.findIndex((other) => other.likeness < one);
    best.splice(place < 0 ? best.length : place, 0, { example, likeness: one });
    if (best.length > most) best.pop();
  }
  return best;
}
