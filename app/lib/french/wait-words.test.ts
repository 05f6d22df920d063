import { expect, test } from "vitest";
import { waitWords } from "./wait-words.ts";

// rule assistant/limits
test.each([
  [0.2, "dans une seconde"],
  [40, "dans 40 secondes"],
  [60, "dans une minute"],
  [61, "dans 2 minutes"],
  [599, "dans 10 minutes"],
  [3_600, "dans une heure"],
  [43_200, "dans 12 heures"],
])("a wait of %s seconds ends %s", (seconds, words) =>
  expect(waitWords(seconds).replaceAll("\u00a0", " ")).toBe(words),
);
