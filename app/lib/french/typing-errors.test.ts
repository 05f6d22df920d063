import { expect, test } from "vitest";
import { meantWord } from "./typing-errors.ts";

// rules assistant/matching and zones/search
test.each([
  ["distenc", ["distanc", "distinct"], "distanc"],
  ["imprimnate", ["imprimante"], "imprimante"],
  ["ecarn", ["ecran"], "ecran"],
  ["wifi", ["wiki"], null],
  ["piscin", ["medecin"], null],
])("%s is corrected to the nearest known word, or not at all", (typed, known, meant) =>
  expect(meantWord(typed, known)).toBe(meant),
);
