import { expect, test } from "vitest";
import { expressionsIn, expressionsOf, productFiles, slownessOf } from "./regular-expressions.ts";

test("every regular expression of the product takes time in proportion to the length of its text", () => {
  const expressions = productFiles().flatMap(expressionsIn);
  expect(expressions.length).toBeGreaterThan(150);
  const slow = expressions.flatMap(({ place, expression }) => {
    if (!expression) return [`${place} is made while the program runs: nobody can tell`];
    return slownessOf(expression).map((why) => `${place} ${String(expression)}: ${why}`);
  });
  expect(slow).toEqual([]);
});

test("the check finds slow expressions, such as those that once stopped the site", () => {
  const code = String.raw`
    const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const end = new RegExp("\\s+$", "u"), nested = RegExp(${"`^(?:${name}+)+$`"});
    const fine = /^[^\s@]+@[a-z.]+$/, unknown = new RegExp(given);`;
  const found = expressionsOf("example.ts", code).map(({ place, expression }) => [
    place,
    expression ? slownessOf(expression).length > 0 : "unknown",
  ]);
  expect(found).toEqual([
    ["example.ts:2", true],
    ["example.ts:3", true],
    ["example.ts:3", true],
    ["example.ts:4", false],
    ["example.ts:4", "unknown"],
  ]);
});
