import { expect, it } from "vitest";
import { countedText } from "./counts.ts";

it("a small number is written in words, and its noun is in the singular or the plural", () => {
  expect([1, 9, 15].map((count) => countedText(count, "métier"))).toEqual([
    "un métier",
    "neuf métiers",
    "15 métiers",
  ]);
});
