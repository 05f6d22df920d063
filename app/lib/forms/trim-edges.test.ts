import { expect, test } from "vitest";
import { trimEdges } from "./trim-edges.ts";

test("the given characters are removed at the ends of a text, and stay inside it", () => {
  expect(trimEdges("--a-b--", /-/)).toBe("a-b");
  expect(trimEdges("--a-b--", /-/, "last")).toBe("--a-b");
  expect(trimEdges("---", /-/)).toBe("");
  expect(trimEdges("", /-/)).toBe("");
});
