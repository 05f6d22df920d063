import { expect, it } from "vitest";
import { classes } from "./classes.ts";

it("class names are joined, and those that do not apply are left out", () => {
  expect(classes("one", false, undefined, null, "", "two three")).toBe("one two three");
  expect(classes(false)).toBe("");
});
