import { expect, it } from "vitest";
import { countedText } from "./counts.ts";

it("writes small numbers in words, and its noun in the number", () => {
  expect([1, 9, 15].map((count) => countedText(count, "métier"))).toEqual([
    "un métier",
    "neuf métiers",
    "15 métiers",
  ]);
});
