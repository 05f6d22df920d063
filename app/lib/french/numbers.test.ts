import { expect, test } from "vitest";
import { atMostOneDecimal, oneDecimal, twoDecimals, wholeNumber } from "./numbers.ts";

test("numbers are written in French, with the requested decimals", () => {
  expect([34_932, 0.6].map(wholeNumber)).toEqual(["34\u202f932", "1"]);
  expect([12, 12.34].map(oneDecimal)).toEqual(["12,0", "12,3"]);
  expect([12, 12.34].map(atMostOneDecimal)).toEqual(["12", "12,3"]);
  expect([35.5, 1200].map(twoDecimals)).toEqual(["35,50", "1\u202f200,00"]);
});
