import { expect, it } from "vitest";
import { keptWidths, mediaPath } from "./rules.ts";

it("keeps a picture in every width it can fill, and in no larger one", () => {
  expect(keptWidths(4000)).toEqual([400, 800, 1200, 1600]);
  expect(keptWidths(1000)).toEqual([400, 800, 1000]);
  expect(keptWidths(800)).toEqual([400, 800]);
  expect(keptWidths(120)).toEqual([120]);
});

it("writes an address a picture can be asked for at", () => {
  expect(mediaPath("a1", 400, "avif")).toBe("/media/a1/400.avif");
});
