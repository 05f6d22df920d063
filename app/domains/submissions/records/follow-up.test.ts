import { expect, test } from "vitest";
import {
  followUpChoices,
  followUpDelay,
  followUpText,
  hourPassed,
  isFollowUpDue,
  isFollowUpLate,
} from "./follow-up.ts";

const now = new Date("2026-11-24T23:30:00Z"); // In Paris it is already the 25th.
const planned = (followUpDay: string | null, followUpTime: string | null = null) => ({
  followUpDay,
  followUpTime,
});

// rule inboxes/follow-up
test.each([
  [planned("2026-11-25"), "Rappel aujourd’hui"],
  [planned("2026-11-26", "14:00"), "Rappel demain à 14\u00a0h"],
  [planned("2026-11-24", "09:30"), "Rappel hier à 9\u00a0h\u00a030"],
  [planned("2026-12-03"), "Rappel jeu. 3 déc."],
  [planned("2027-01-04"), "Rappel 4 janv. 2027"],
  [planned(null), null],
])("the follow-up %j is shown as '%s'", (followUp, text) => {
  expect(followUpText(followUp, now)).toBe(text);
});

// rule inboxes/follow-up
test("a follow-up is due from its day on, in Paris time, and late afterwards", () => {
  expect(isFollowUpDue(planned("2026-11-25", "23:00"), now)).toBe(true);
  expect(isFollowUpDue(planned("2026-11-26"), now)).toBe(false);
  expect(isFollowUpDue(planned(null), now)).toBe(false);
  expect(followUpDelay("2026-11-25", now)).toBe(0);
  expect(followUpDelay("2026-11-22", now)).toBe(3);
});

// rule inboxes/follow-up
test.each([
  [planned("2026-11-25", "00:10"), 20],
  [planned("2026-11-25", "00:30"), 0],
  [planned("2026-11-25", "14:00"), 0],
  [planned("2026-11-25"), 0],
  [planned(null), 0],
])(
  "the follow-up %j is %i minutes late, counted from its hour if that hour has passed today",
  (followUp, minutes) => {
    expect(hourPassed(followUp, now)).toBe(minutes * 60_000);
    expect(isFollowUpLate(followUp, now)).toBe(minutes > 0);
  },
);

// rule inboxes/follow-up
test("a follow-up of an earlier day is late, with or without an hour", () => {
  expect(isFollowUpLate(planned("2026-11-24"), now)).toBe(true);
  expect(isFollowUpLate(planned("2026-11-24", "23:59"), now)).toBe(true);
});

// rule inboxes/follow-up
test("the proposed days are open ones: a closed day becomes the next day on which the shop opens", () => {
  const closed: [] = [];
  const day: [number, number][] = [[540, 1080]];
  const week = [day, day, day, day, day, closed, closed] as const;
  const friday = new Date("2026-11-27T10:00:00Z");
  expect(followUpChoices({ week, closures: [] }, friday)).toEqual([
    { label: "Lun. 30 nov.", day: "2026-11-30" },
    { label: "Dans une semaine", day: "2026-12-04" },
  ]);
  const holiday = [{ from: "2026-12-04", to: "2026-12-06" }];
  const monday = new Date("2026-11-30T10:00:00Z");
  expect(followUpChoices({ week, closures: holiday }, monday)).toEqual([
    { label: "Demain", day: "2026-12-01" },
    { label: "Dans 3\u00a0jours", day: "2026-12-03" },
    { label: "Dans une semaine", day: "2026-12-07" },
  ]);
  expect(followUpChoices({ week: week.map(() => closed), closures: [] }, friday)[0]?.day).toBe("2026-11-28");
});
