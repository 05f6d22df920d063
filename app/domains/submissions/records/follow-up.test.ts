import { expect, test } from "vitest";
import { followUpDelay, followUpText, isFollowUpDue } from "./follow-up.ts";

const now = new Date("2026-11-24T23:30:00Z"); // Already the 25th in Paris.
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
])("%j reads %s", (followUp, text) => {
  expect(followUpText(followUp, now)).toBe(text);
});

// rule inboxes/follow-up
test("a follow-up is due from its day on, in Paris, and late after it", () => {
  expect(isFollowUpDue(planned("2026-11-25", "23:00"), now)).toBe(true);
  expect(isFollowUpDue(planned("2026-11-26"), now)).toBe(false);
  expect(isFollowUpDue(planned(null), now)).toBe(false);
  expect(followUpDelay("2026-11-25", now)).toBe(0);
  expect(followUpDelay("2026-11-22", now)).toBe(3);
});
