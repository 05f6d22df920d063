import { expect, it } from "vitest";
import { classes } from "./classes.ts";

it("class names are joined, and absent ones are left out", () => {
  expect(classes("one", false, undefined, null, "", "two three")).toBe("one two three");
  expect(classes(false)).toBe("");
});
