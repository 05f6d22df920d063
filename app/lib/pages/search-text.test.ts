import { expect, test } from "vitest";
import { searchPatterns } from "./search-text.ts";

test("each word must be found, in any part of a word", () => {
  expect(searchPatterns("  disque  dur ")).toEqual(["%disque%", "%dur%"]);
});

test("a telephone number is found in any format", () => {
  expect(searchPatterns("02 43 12")).toEqual(["%+3324312%"]);
  expect(searchPatterns("02.43.12.34.56")).toEqual(["%+33243123456%"]);
});

test("a wildcard is searched like an ordinary character", () => {
  expect(searchPatterns("100%_\\")).toEqual([String.raw`%100\%\_\\%`]);
});

test("an empty search has no pattern", () => {
  expect(searchPatterns("   ")).toEqual([]);
});
