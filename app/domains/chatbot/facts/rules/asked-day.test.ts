import { expect, test } from "vitest";
import { askedDay } from "./asked-day.ts";

// This date is a Monday.
const today = "2026-11-30";

test.each([
  ["Êtes-vous ouverts lundi ?", "2026-11-30"],
  ["Êtes-vous ouverts lundi prochain ?", "2026-12-07"],
  ["Êtes-vous ouverts mardi prochain ?", "2026-12-01"],
  ["Et demain ?", "2026-12-01"],
  ["Et après-demain ?", "2026-12-02"],
  ["Et dimanche ?", "2026-12-06"],
  ["Le 24 décembre ?", "2026-12-24"],
  ["Combien coûte un écran ?", null],
])("%j asks about %s", (question, day) => expect(askedDay(question, today)).toBe(day));

test("a day's name means the same day next week once the shop has closed for today", () =>
  expect(askedDay("Êtes-vous ouverts lundi ?", today, true)).toBe("2026-12-07"));
