import { expect, it } from "vitest";
import { classes } from "./classes.ts";

it("joins class names and leaves out those that do not apply", () => {
  expect(classes("one", false, undefined, null, "", "two three")).toBe("one two three");
  expect(classes(false)).toBe("");
});
