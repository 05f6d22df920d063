import { expect, test } from "vitest";
import { chosenPages, countPages, departmentOf } from "./preview.ts";

const row = (code_insee: string, dep_code: string, code_postal: string | null = "72000") => ({
  code_insee,
  dep_code,
  code_postal,
});

// rule import/asks-first
test("the pages of a file are counted by département, each commune once, without communes that lack a postal code", () => {
  const rows = [row("72001", "72"), row("72001", "72"), row("72002", "72", " "), row("53001", "53"), null];
  const pages = countPages(JSON.stringify({ data: rows }));
  expect(pages && [...pages]).toEqual([
    ["72", 1],
    ["53", 1],
  ]);
  if (!pages) return;
  expect(chosenPages(pages, [])).toBe(2);
  expect(chosenPages(pages, ["72"])).toBe(1);
  expect(chosenPages(pages, ["75"])).toBe(0);
});

test.each(["", "{", "[]", '{"data": 3}', "null"])("%j is no file of communes", (text) => {
  expect(countPages(text)).toBeNull();
});

test("the home département is that of the shop's postal code", () => {
  expect(["72000", "97400", ""].map(departmentOf)).toEqual(["72", "974", ""]);
});
