import { expect, it } from "vitest";
import { readPercent } from "./reading.ts";

const read = (top: number, height = 2900) => readPercent({ top, height, windowHeight: 900 });

// rule blog/hero
it("the reading progress goes from 0 at the top of the text to 100 when its end is on the screen", () => {
  expect(read(300)).toBe(0);
  expect(read(0)).toBe(0);
  expect(read(-1000)).toBe(50);
  expect(read(-2000)).toBe(100);
  expect(read(-2600)).toBe(100);
});

it("the reading progress is 100 for a text that fits on the screen", () => {
  expect(read(100, 500)).toBe(100);
  expect(read(600, 500)).toBe(0);
});
