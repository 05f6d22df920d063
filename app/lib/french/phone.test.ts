import { expect, test } from "vitest";
import { isPhone, normalizePhone } from "./phone.ts";

test.each([
  "0243123456",
  "02 43 12 34 56",
  "+33 2 43 12 34 56",
  "02.43.12.34.56",
  "(02) 43-12-34-56",
  "0033243123456",
])("%s is a telephone number", (typed) => expect(isPhone(typed)).toBe(true));

test.each([
  "",
  "06 12",
  "appelez-moi",
  "02 43 12 34 5x",
  "+33 2 43 12 34 56 78 90 12",
  "..........",
  "0243#123456",
])("%j is not a telephone number", (typed) => expect(isPhone(typed)).toBe(false));

test.each([
  ["02 43 12 34 56", "+33243123456"],
  ["+33 (0)2 43 12 34 56", "+33243123456"],
  ["0033 2.43.12.34.56", "+33243123456"],
  ["+32 2 123 45 67", "+3221234567"],
])("%s is stored as %s", (typed, normalized) => expect(normalizePhone(typed)).toBe(normalized));

// rule forms/phone
test.each([
  [9, false],
  [10, true],
  [15, true],
  [16, false],
])("%s digits are a telephone number: %s", (count, expected) =>
  expect(isPhone("0243123456789012".slice(0, count))).toBe(expected),
);
