import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { situationIn } from "./rules/situations.ts";

const files = globSync("asked-*.tsv", { cwd: import.meta.dirname });

// rule assistant/situations
test.each(files)("each question of %s describes its situation, as strangers word it", (file) => {
  const rows = readFileSync(`${import.meta.dirname}/${file}`, "utf8")
    .trim()
    .split("\n");
  const lost = rows.filter((row) => {
    const [situation, question = ""] = row.split("\t");
    return situationIn(question)?.question !== situation;
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
