import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const withoutScripts = /@media \(scripting: none\) \{[\s\S]*?\}\s*\}/g;

// ADR 280: with such a style, the browser would search the whole page after each change.
test("with scripts, no style of the root element depends on what is in the page", () => {
  const searching = globSync(`${import.meta.dirname}/*.css`).flatMap(
    (file) =>
      readFileSync(file, "utf8")
        .replaceAll(withoutScripts, "")
        .match(/^.*(?::root|html|body)\S*:has\(.*$/gm) ?? [],
  );
  expect(searching).toEqual([]);
});
