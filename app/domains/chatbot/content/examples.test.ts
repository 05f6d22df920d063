import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstAuthors, laterAuthors, readExamples } from "./examples.ts";

test("every author of the starter examples is listed, so that a start of the program adds what each one wrote", () => {
  const text = readFileSync(new URL("starter-examples.tsv", import.meta.url), "utf8");
  const authors = new Set(readExamples(text).map(({ author }) => author));
  expect([...authors].toSorted()).toEqual([...firstAuthors, ...laterAuthors]);
});
