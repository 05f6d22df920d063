import { asksAboutMac } from "../../facts/rules/asked-mac.ts";
import { normalise } from "../../understanding/rules/normalise.ts";
import type { Situation } from "../content/situation.ts";
import { situations } from "../content/situations.ts";

interface Compiled {
  situation: Situation;
  groups: readonly RegExp[];
  without: RegExp | null;
  /** Whether the advice is about Windows alone. It would mislead the owner of a Mac. */
  isForWindows: boolean;
}

/** A question's 'd' (of) is read as 'des', so the words that it is compared with are read in the same way. */
const sourceOf = (word: string): string =>
  word.endsWith("*") ? `${word.slice(0, -1)}[^ ]*` : normalise(word).join(" ");

const expressionOf = (one: string): string => one.split(" ").map(sourceOf).join(" ");

/** Returns a pattern that matches a text if one of the alternatives of a line is in it, as whole words. */
const patternOf = (line: string): RegExp =>
  new RegExp(` (?:${line.split("|").map(expressionOf).join("|")}) `);

const compiled: readonly Compiled[] = situations.map((situation) => ({
  situation,
  groups: situation.words.map(patternOf),
  without: situation.without ? patternOf(situation.without) : null,
  isForWindows:
    /\bWindows\b|Gestionnaire des tâches|Paramètres >/.test(situation.advice) &&
    !/\bMac\b|\{mac\}|Apple/.test(situation.advice),
}));

/** A question about the guarantee on a repair is not about the fault itself. */
const guarantee = / (?:garanti|garantie|garantis|garanties|repayer) /;

/**
 * Returns the situation that a question describes, or null. A question about a Mac describes no situation whose advice
 * is about Windows alone, and one about the guarantee none but those about it. Of several, the one that asks for the
 * most words counts, then the first of the list.
 */
export function situationIn(question: string): Situation | null {
  const text = ` ${normalise(question).join(" ")} `;
  const isMac = asksAboutMac(question);
  const isOfGuarantee = guarantee.test(text);
  const found = compiled.filter(
    ({ situation, groups, without, isForWindows }) =>
      !(isMac && isForWindows) &&
      !(isOfGuarantee && situation.topic !== "warranty") &&
      groups.every((group) => group.test(text)) &&
      !without?.test(text),
  );
  return found.toSorted((a, b) => b.groups.length - a.groups.length)[0]?.situation ?? null;
}
