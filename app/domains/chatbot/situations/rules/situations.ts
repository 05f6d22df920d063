import { normalise } from "../../understanding/rules/normalise.ts";
import type { Situation } from "../content/situation.ts";
import { situations } from "../content/situations.ts";

type Expression = readonly string[];

interface Compiled {
  situation: Situation;
  groups: readonly (readonly Expression[])[];
  without: readonly Expression[];
}

const expressionsOf = (line: string): Expression[] => line.split("|").map((one) => one.split(" "));

const compiled: readonly Compiled[] = situations.map((situation) => ({
  situation,
  groups: situation.words.map(expressionsOf),
  without: situation.without ? expressionsOf(situation.without) : [],
}));

const fits = (word: string | undefined, wanted: string): boolean =>
  word !== undefined && (wanted.endsWith("*") ? word.startsWith(wanted.slice(0, -1)) : word === wanted);

const hasOne = (words: readonly string[], expressions: readonly Expression[]): boolean =>
  expressions.some((expression) =>
    words.some((_word, at) => expression.every((wanted, next) => fits(words[at + next], wanted))),
  );

/**
 * Returns the situation that a question describes, or null. Of several, the one that asks for the most words counts,
 * then the first of the list.
 */
export function situationIn(question: string): Situation | null {
  const words = normalise(question);
  const found = compiled.filter(
    ({ groups, without }) => groups.every((group) => hasOne(words, group)) && !hasOne(words, without),
  );
  return found.toSorted((a, b) => b.groups.length - a.groups.length)[0]?.situation ?? null;
}
