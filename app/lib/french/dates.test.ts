import { expect, test } from "vitest";
import {
  comingMoment,
  logMoment,
  longMoment,
  namedDay,
  parisFieldMoment,
  parisMoment,
  shortMoment,
  spokenMoment,
} from "./dates.ts";
import { longDay } from "./long-day.ts";

const now = new Date("2026-11-20T23:30:00Z");

// rule language/dates
test("a list shows the time for today, in France whatever the server's time zone", () => {
  expect(shortMoment(new Date("2026-11-20T23:05:00Z"), now)).toBe("00:05");
});

test("a list shows 'Hier' for yesterday, the day for an earlier day of this year, and the full date for earlier years", () => {
  expect(shortMoment(new Date("2026-11-20T08:00:00Z"), now)).toBe("Hier");
  expect(shortMoment(new Date("2026-11-18T08:00:00Z"), now)).toBe("18 nov.");
  expect(shortMoment(new Date("2025-03-12T08:00:00Z"), now)).toBe("12 mars 2025");
});

test("a detail shows the full date with hours and minutes, summer time included", () => {
  expect(longMoment(new Date("2026-07-14T07:05:00Z"))).toBe("mardi 14 juillet 2026 à 09:05");
  expect(longMoment(new Date("2026-11-20T08:42:00Z"))).toBe("vendredi 20 novembre 2026 à 09:42");
});

test("a log shows the day and the time in short form", () => {
  expect(logMoment(new Date("2026-11-20T23:05:00Z"))).toBe("21 nov. 2026, 00:05");
});

// rule language/dates
test("an article's date is the day in France, in the French long format", () => {
  expect(longDay(new Date("2026-11-19T23:30:00Z"))).toBe("20 novembre 2026");
  expect(longDay(new Date("2026-11-30T23:30:00Z"))).toBe("1er décembre 2026");
  expect(longMoment(new Date("2026-12-01T08:30:00Z"))).toBe("mardi 1er décembre 2026 à 09:30");
  expect(namedDay(new Date("2026-12-01T08:30:00Z"))).toBe("mardi 1er décembre");
  expect(namedDay(new Date("2026-12-21T08:30:00Z"))).toBe("lundi 21 décembre");
});

test("a coming moment is shown with its weekday within six days, and after that with its date", () => {
  expect(comingMoment(new Date("2026-11-21T08:30:00Z"), now)).toBe("9\u00a0h\u00a030");
  expect(comingMoment(new Date("2026-11-23T08:30:00Z"), now)).toBe("lundi 9\u00a0h\u00a030");
  expect(comingMoment(new Date("2026-12-04T08:30:00Z"), now)).toBe("4 déc. 9\u00a0h\u00a030");
  expect(comingMoment(new Date("2027-07-14T06:30:00Z"), now)).toBe("14 juil. 2027 8\u00a0h\u00a030");
});

// rule language/dates
test("a moment in a form is in Paris time, in summer and winter", () => {
  expect(parisMoment("2026-07-14T09:05")).toEqual(new Date("2026-07-14T07:05:00Z"));
  expect(parisMoment("2026-11-20T09:42")).toEqual(new Date("2026-11-20T08:42:00Z"));
  expect(parisFieldMoment(new Date("2026-11-20T23:05:00Z"))).toBe("2026-11-21T00:05");
});

test("an hour that the clocks skip does not exist, and for an hour that occurs twice the first one is used", () => {
  expect(parisMoment("2026-03-29T02:30")).toBeNull();
  expect(parisMoment("2026-10-25T02:30")).toEqual(new Date("2026-10-25T00:30:00Z"));
});

test("a text that is not a moment gives null", () => {
  for (const written of [
    "",
    "demain",
    "2026-13-01T08:00",
    "2026-02-30T08:00",
    "2026-11-20",
    "2026-11-20T25:00",
  ])
    expect(parisMoment(written)).toBeNull();
});

test("a moment is written as people say it", () => {
  const now = new Date("2026-11-23T15:00:00Z");
  expect(spokenMoment(new Date("2026-11-23T13:32:00Z"), now)).toBe("14\u00a0h\u00a032");
  expect(spokenMoment(new Date("2026-11-23T05:05:00Z"), now)).toBe("6\u00a0h\u00a005");
  expect(spokenMoment(new Date("2026-11-22T13:32:00Z"), now)).toBe("hier à 14\u00a0h\u00a032");
  expect(spokenMoment(new Date("2026-11-20T13:32:00Z"), now)).toBe("20 nov. à 14\u00a0h\u00a032");
});
