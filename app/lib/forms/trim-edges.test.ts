import { expect, test } from "vitest";
import { trimEdges } from "./trim-edges.ts";

test("the characters at the ends go, those inside stay", () => {
  expect(trimEdges("--a-b--", /-/)).toBe("a-b");
  expect(trimEdges("--a-b--", /-/, "last")).toBe("--a-b");
  expect(trimEdges("---", /-/)).toBe("");
  expect(trimEdges("", /-/)).toBe("");
});
