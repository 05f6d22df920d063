import { expect, test } from "vitest";
import { departmentNumberOf } from "../../rules/department-of.ts";
import { chosenPages, countPages } from "./preview.ts";

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

test("a code that a spreadsheet stored as a number counts with its leading zeros, as the import reads it", () => {
  const pages = countPages(JSON.stringify({ data: [{ code_insee: 1004, code_postal: 1500, dep_code: 1 }] }));
  expect(pages && chosenPages(pages, ["01"])).toBe(1);
});

test("the home département is that of the shop's postal code", () => {
  const codes = ["72000", "97400", "20000", "20200", ""];
  expect(codes.map(departmentNumberOf)).toEqual(["72", "974", "2A", "2B", ""]);
});
