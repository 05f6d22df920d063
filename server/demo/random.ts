/**
 * A generator of pseudo-random numbers: the same seed gives the same numbers everywhere, so all demonstrations are
 * alike.
 */
export interface Draw {
  /** Returns a number from 0 up to, but not including, 1. */
  number(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** Returns one of the choices, each with a probability in proportion to its weight. */
  among<Choice>(choices: readonly (readonly [choice: Choice, weight: number])[]): Choice;
}

/** Creates the generator for a seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number,
    between: (least, most) => least + Math.floor(number() * (most - least + 1)),
    among(choices) {
      let left = number() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [choice, weight] of choices) {
        left -= weight;
        if (left < 0) return choice;
      }
      throw new Error("nothing to choose from");
    },
  };
}
