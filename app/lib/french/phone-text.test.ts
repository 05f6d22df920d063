import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

// rule language/phones
test.each([
  ["0612345678", "06 12 34 56 78"],
  ["06 12 34 56 78", "06 12 34 56 78"],
  ["06.12.34.56.78", "06 12 34 56 78"],
  ["+33612345678", "06 12 34 56 78"],
  ["+33 (0)6 12 34 56 78", "06 12 34 56 78"],
  ["0033 243 12 34 56", "02 43 12 34 56"],
  ["0 800 123 456", "0 800 123 456"],
  ["+44 20 7946 0958", "+44 20 7946 0958"],
  ["061234567", "061234567"],
])("people read the number %j as %j", (typed, read) => {
  expect(phoneText(typed)).toBe(read.replaceAll(" ", "\u00a0"));
});
