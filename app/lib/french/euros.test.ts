import { expect, test } from "vitest";
import { eurosText, parseEuros } from "./euros.ts";

// rule language/money
test.each([
  ["35", 35],
  ["35,50", 35.5],
  [" 1\u202f200.5 € ", 1200.5],
  ["150 euros", 150],
  ["-5", null],
  ["1e3", null],
  ["12,345", null],
  ["", null],
])("the typed amount %j is read as %j", (typed, amount) => expect(parseEuros(typed)).toBe(amount));

test("an amount is written in French, with cents only when there are some", () => {
  expect(eurosText(1200.5)).toBe("1\u202f200,50\u00a0€");
  expect(eurosText(35)).toBe("35\u00a0€");
});
