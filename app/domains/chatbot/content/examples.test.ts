import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstAuthors, laterAuthors, readExamples } from "./examples.ts";

test("every author of the starter examples is named, so that a start brings what each wrote", () => {
  const text = readFileSync(new URL("starter-examples.tsv", import.meta.url), "utf8");
  const authors = new Set(readExamples(text).map(({ author }) => author));
  expect([...authors].toSorted()).toEqual([...firstAuthors, ...laterAuthors]);
});
