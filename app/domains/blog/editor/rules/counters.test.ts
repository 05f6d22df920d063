import { expect, it } from "vitest";
import { lengthVerdict } from "./counters.ts";

// rule editor/meta
it("distinguishes short, good and long texts, bounds included", () => {
  const bounds = { minimum: 50, maximum: 60 };
  const verdict = (length: number) => lengthVerdict("a".repeat(length), bounds);
  expect([0, 1, 49, 50, 60, 61].map(verdict)).toEqual(["empty", "short", "short", "good", "good", "long"]);
  expect(lengthVerdict("   ", bounds)).toBe("empty");
});
