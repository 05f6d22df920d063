import { expect, it } from "vitest";
import { lengthVerdict } from "./counters.ts";

// rule editor/meta
it("the counter of a text distinguishes short, good and long texts, and both limits count as good", () => {
  const bounds = { minimum: 50, maximum: 60 };
  const verdict = (length: number) => lengthVerdict("a".repeat(length), bounds);
  expect([0, 1, 49, 50, 60, 61].map(verdict)).toEqual(["empty", "short", "short", "good", "good", "long"]);
  expect(lengthVerdict("   ", bounds)).toBe("empty");
});
