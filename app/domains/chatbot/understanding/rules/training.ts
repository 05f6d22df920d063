// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import type { Counts, Features } from "./features.ts";
import { places } from "./places.ts";

/** The weighted features of a text, and its target (the number of the right response, or of 'off topic'). */
interface Example {
  features: Features;
  target: number;
  /** How much the example counts, from 0 to 1. */
  weight: number;
}

/** The result of a training. It has only numbers, so that one process can send it to another. */
export interface Weights {
  targets: number;
  /** How rare each feature is, by its place (see `placeOf`). */
  rarity: Float32Array;
  /** The weights: for each place in turn, one number for each target, as a multiple of `step`. */
  votes: Int8Array;
  step: number;
  bias: Float32Array;
}

const rounds = 5;
const firstRate = 0.8;
/** The first score of each target. It already means 'not this one', so that an example changes only few targets. */
const firstBias = -1;
/**
 * After so many rounds, an example is compared only with its own target and with those whose score was above
 * `closeFrom`.
 */
const wholeRounds = 2;
const closeFrom = -1;

/**
 * Trains a linear classifier by stochastic gradient descent: each target against all others, with squared hinge loss.
 * The same examples give the same weights on every node.
 */
export function trainWeights(examples: readonly Example[], targets: number, rarity: Float32Array): Weights {
  const votes = new Float32Array(places * targets);
  const bias = new Float32Array(targets).fill(firstBias);
  const learned = { votes, bias };
  const scores = new Float64Array(targets);
  const order = Uint32Array.from(examples, (_, index) => index);
  const random = numbersFrom(1);
  const steps = rounds * examples.length;
  const close: Uint16Array[] = [];
  const every = Uint16Array.from({ length: targets }, (_, target) => target);
  const moves: Moves = { count: 0, targets: new Uint16Array(targets), by: new Float32Array(targets) };
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    const isWhole = round < wholeRounds;
    for (const index of order) {
      const { features, target, weight } = examples[index]!;
      // Examples that count less (keywords, sentences, typing errors) only refine what the questions have taught, so
      // they come from the second round on.
      if (round === 0 && weight < 1) continue;
      const looked = isWhole ? every : close[index]!;
      addVotes(features, learned, looked, scores);
      if (round === wholeRounds - 1) close[index] = closeTargets(scores, target);
      findMoves(scores, looked, { target, rate: firstRate * (1 - step / steps) * weight }, moves);
      step += 1;
      learn(features, learned, moves);
    }
  }
  return { targets, rarity, bias, ...inSmallSteps(votes) };
}

/** Returns how rare each feature is among texts, by its place. A feature that no text has gets 0. */
export function rarityOf(counted: readonly Counts[]): Float32Array {
  const holders = new Float32Array(places);
  for (const { at } of counted) for (const place of at) holders[place]! += 1;
  return holders.map((count) => (count === 0 ? 0 : Math.log((counted.length + 1) / (count + 1)) + 1));
}

/** The weights while they are learned. */
type Learned = Pick<Weights, "bias"> & { votes: Float32Array };

/**
 * Adds up the weights of a text's features for the targets in `looked`. Four features are read at a time, because
 * writing the sums takes most of the time.
 */
function addVotes(
  { at, value }: Features,
  { votes, bias }: Learned,
  looked: Uint16Array,
  scores: Float64Array,
): void {
  const targets = bias.length;
  const isWhole = looked.length === targets;
  const inFours = at.length - (at.length % 4);
  scores.set(bias);
  for (let index = 0; index < inFours; index += 4) {
    const a = value[index]!;
    const b = value[index + 1]!;
    const c = value[index + 2]!;
    const d = value[index + 3]!;
    const ofA = at[index]! * targets;
    const ofB = at[index + 1]! * targets;
    const ofC = at[index + 2]! * targets;
    const ofD = at[index + 3]! * targets;
    if (isWhole)
      for (let one = 0; one < targets; one += 1)
        scores[one]! +=
          a * votes[ofA + one]! + b * votes[ofB + one]! + c * votes[ofC + one]! + d * votes[ofD + one]!;
    else
      for (let slot = 0; slot < looked.length; slot += 1) {
        const one = looked[slot]!;
        scores[one]! +=
          a * votes[ofA + one]! + b * votes[ofB + one]! + c * votes[ofC + one]! + d * votes[ofD + one]!;
      }
  }
  for (let index = inFours; index < at.length; index += 1)
    for (const one of looked) scores[one]! += value[index]! * votes[at[index]! * targets + one]!;
}

/** Returns the targets that a text is compared with in later rounds: its own, and those scored above `closeFrom`. */
function closeTargets(scores: Float64Array, target: number): Uint16Array {
  const close: number[] = [];
  for (let one = 0; one < scores.length; one += 1)
    if (one === target || scores[one]! > closeFrom) close.push(one);
  return new Uint16Array(close);
}

/**
 * The targets whose weights must change (the first `count` of `targets`), and by how much (`by`, at the same index).
 */
interface Moves {
  count: number;
  targets: Uint16Array;
  by: Float32Array;
}

/** Finds the targets whose scores must change: the text's own target should have at least 1, the others at most -1. */
function findMoves(
  scores: Float64Array,
  looked: Uint16Array,
  { target, rate }: { target: number; rate: number },
  moves: Moves,
): void {
  moves.count = 0;
  for (let slot = 0; slot < looked.length; slot += 1) {
    const one = looked[slot]!;
    const side = one === target ? 1 : -1;
    const missing = 1 - side * scores[one]!;
    if (missing <= 0) continue;
    moves.targets[moves.count] = one;
    moves.by[moves.count] = rate * side * missing;
    moves.count += 1;
  }
}

function learn({ at, value }: Features, { votes, bias }: Learned, { count, targets, by }: Moves): void {
  const row = bias.length;
  for (let slot = 0; slot < count; slot += 1) {
    const one = targets[slot]!;
    const move = by[slot]!;
    for (let index = 0; index < at.length; index += 1) votes[at[index]! * row + one]! += value[index]! * move;
    bias[one]! += 0.1 * move;
  }
}

/** Rounds the weights to whole multiples of one step. Each then takes one byte instead of four. */
function inSmallSteps(votes: Float32Array): Pick<Weights, "votes" | "step"> {
  let largest = 0;
  for (let index = 0; index < votes.length; index += 1) largest = Math.max(largest, Math.abs(votes[index]!));
  const step = largest / 127 || 1;
  const small = new Int8Array(votes.length);
  for (let index = 0; index < votes.length; index += 1) small[index] = Math.round(votes[index]! / step);
  return { votes: small, step };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = order[last]!;
    order[last] = order[other]!;
    order[other] = kept;
  }
}

/**
 * Returns a source of random numbers from 0 to 1. The same seed gives the same numbers, so a training can be repeated.
 */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Returns the score of each target for a question. A score above 0 speaks for the target, one below 0 against it. */
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
