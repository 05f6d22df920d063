import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { analyse } from "scslre";

/** A regular expression in the product's code. */
export interface WrittenExpression {
  /** The file and line, such as `app/lib/forms/form.ts:12`. */
  place: string;
  /** Undefined when a part of the expression is only known while the program runs. */
  expression: RegExp | undefined;
}

/**
 * Returns all regular expressions in a file: literals, and those made with `RegExp`. A value that is inserted into a
 * template text counts as one letter.
 */
export function expressionsOf(path: string, text: string): WrittenExpression[] {
  const found: WrittenExpression[] = [];
  const keep = (start: number, source: string | undefined, flags: string) => {
    const line = text.slice(0, start).split("\n").length;
    const expression = source === undefined ? undefined : new RegExp(source, flags);
    found.push({ place: `${path}:${line}`, expression });
  };
  const made = ({ callee, arguments: given, start }: Call) => {
    if (callee.type !== "Identifier" || callee.name !== "RegExp") return;
    const [source, flags] = given;
    keep(start, writtenText(source), writtenText(flags) ?? "");
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) keep(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(parseSync(path, text).program);
  return found;
}

interface Call {
  callee: { type: string; name?: unknown };
  arguments: readonly Written[];
  start: number;
}

interface Written {
  type: string;
  value?: unknown;
  quasis?: readonly { value: { cooked?: string | null } }[];
}

function writtenText(node: Written | undefined): string | undefined {
  if (node?.type === "TemplateLiteral") return node.quasis?.map(({ value }) => value.cooked ?? "").join("x");
  return typeof node?.value === "string" ? node.value : undefined;
}

/** Returns the reasons why an expression may need more time than in proportion to the text's length; [] if none. */
export function slownessOf(expression: RegExp): string[] {
  return analyse(expression).reports.map(({ type, exponential }) => {
    if (exponential) return "exponential";
    return type === "Move"
      ? "starts again at each character of a repetition"
      : "two repetitions share a text";
  });
}

/**
 * Returns the files whose regular expressions may run on a stranger's text: all files of the product except its tests.
 */
export function productFiles(): string[] {
  return globSync(["app/**/*.{ts,tsx}", "server/**/*.ts"], { exclude: (path) => path.includes(".test.") });
}

/** Returns the expressions in one of these files. */
export function expressionsIn(path: string): WrittenExpression[] {
  return expressionsOf(path, readFileSync(path, "utf8"));
}
