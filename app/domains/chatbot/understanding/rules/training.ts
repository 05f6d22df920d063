// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import { type Features, places, weighFeatures } from "./features.ts";

/** A text as counted features, and the number of the target it is for. */
export interface Example {
  counts: readonly Map<number, number>[];
  target: number;
  /** How much it counts, from 0 to 1. */
  weight: number;
}

/** What training makes of examples. Only numbers: it passes between threads as it is. */
export interface Weights {
  targets: number;
  /** How rare each feature is, by place. */
  rarity: Float32Array;
  /** For each place in turn, how much it speaks for each target, in steps of `step`. */
  votes: Int8Array;
  step: number;
  bias: Float32Array;
}

const rounds = 6;
const firstRate = 0.8;
/** Every second round looks only at the targets whose score was above this: the others are far from an example. */
const closeFrom = -1.2;

/**
 * Learns a linear classifier, one target against the others with squared hinge loss, by stochastic descent. The same
 * examples always give the same weights, on every node.
 */
export function trainWeights(examples: readonly Example[], targets: number, rarity: Float32Array): Weights {
  const known = examples.map(({ counts }) => weighFeatures(counts, rarity));
  const votes = new Float32Array(places * targets);
  const bias = new Float32Array(targets);
  const scores = new Float32Array(targets);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = numbersFrom(1);
  const steps = rounds * examples.length;
  const close: Uint16Array[] = [];
  const every = Uint16Array.from({ length: targets }, (_, target) => target);
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    const looksAtAll = round % 2 === 0;
    for (const index of order) {
      const features = known[index];
      const example = examples[index];
      if (!features || !example) continue;
      const looked = looksAtAll ? every : (close[index] ?? every);
      addVotes(features, { votes, bias, looked }, scores);
      if (looksAtAll)
        close[index] = every.filter((one) => one === example.target || scores[one]! > closeFrom);
      correct(scores, looked, {
        target: example.target,
        rate: firstRate * (1 - step / steps) * example.weight,
      });
      step += 1;
      learn(features, { votes, bias, looked }, scores);
    }
  }
  return { targets, rarity, bias, ...inSmallSteps(votes) };
}

/** Returns how rare each feature is among texts. One that no text has says nothing: 0. */
export function rarityOf(counted: readonly (readonly Map<number, number>[])[]): Float32Array {
  const holders = new Float32Array(places);
  for (const counts of counted)
    for (const map of counts) for (const place of map.keys()) holders[place] = (holders[place] ?? 0) + 1;
  return holders.map((count) => (count === 0 ? 0 : Math.log((counted.length + 1) / (count + 1)) + 1));
}

/** What a step looks at: some targets, in the weights of all. */
interface Looked {
  votes: Float32Array;
  bias: Float32Array;
  looked: Uint16Array;
}

function addVotes({ at, value }: Features, { votes, bias, looked }: Looked, scores: Float32Array): void {
  const targets = bias.length;
  if (looked.length === targets) {
    scores.set(bias);
    for (let index = 0; index < at.length; index += 1) {
      const weight = value[index]!;
      const first = at[index]! * targets;
      for (let one = 0; one < targets; one += 1) scores[one]! += weight * votes[first + one]!;
    }
    return;
  }
  for (const one of looked) {
    let score = bias[one]!;
    for (let index = 0; index < at.length; index += 1)
      score += value[index]! * votes[at[index]! * targets + one]!;
    scores[one] = score;
  }
}

/** Replaces scores by how much each has to move: its own target above 1, the others below -1. */
function correct(
  scores: Float32Array,
  looked: Uint16Array,
  { target, rate }: { target: number; rate: number },
): void {
  for (const one of looked) {
    const side = one === target ? 1 : -1;
    const missing = 1 - side * scores[one]!;
    scores[one] = missing > 0 ? rate * side * missing : 0;
  }
}

function learn({ at, value }: Features, { votes, bias, looked }: Looked, moves: Float32Array): void {
  const targets = bias.length;
  // Most targets are far enough after some rounds: only the others move.
  for (const one of looked) {
    const move = moves[one]!;
    if (move === 0) continue;
    for (let index = 0; index < at.length; index += 1)
      votes[at[index]! * targets + one]! += value[index]! * move;
    bias[one]! += 0.1 * move;
  }
}

/** Keeps the votes in a quarter of the memory. */
function inSmallSteps(votes: Float32Array): Pick<Weights, "votes" | "step"> {
  let largest = 0;
  for (const vote of votes) if (Math.abs(vote) > largest) largest = Math.abs(vote);
  const step = largest / 127 || 1;
  return { votes: Int8Array.from(votes, (vote) => Math.round(vote / step)), step };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last]!;
    order[last] = order[other]!;
    order[other] = kept;
  }
}

/** Returns a source of numbers from 0 to 1 that always gives the same ones. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Returns the score of each target for the features of a question: above 0 speaks for it, below against. */
export function scoreTargets(weights: Weights, { at, value }: Features): Float32Array {
  const { targets, votes, step, bias } = weights;
  const scores = new Float32Array(targets);
  for (let index = 0; index < at.length; index += 1) {
    const weight = value[index]!;
    const first = at[index]! * targets;
    for (let one = 0; one < targets; one += 1) scores[one]! += weight * votes[first + one]!;
  }
  return scores.map((score, one) => score * step + bias[one]!);
}
