import { expect, test } from "vitest";
import { answerDue, type Calendar, hoursOn, openingState, promisedAnswer, shopMoment } from "./opening.ts";

const day = [[540, 1080]] as const;
const calendar: Calendar = {
  week: [day, day, day, day, day, [[600, 960]], []],
  closures: [{ from: "2026-12-24", to: "2026-12-26" }],
};
const at = (written: string) => shopMoment(new Date(written));
const answer = (written: string, urgent = false) => promisedAnswer(calendar, at(written), { urgent });

test("the shop's clock is that of Paris, in winter, in summer and at midnight", () => {
  expect(at("2026-11-19T14:10:00Z")).toEqual({ day: "2026-11-19", minutes: 910 });
  expect(at("2026-07-19T22:00:00Z")).toEqual({ day: "2026-07-20", minutes: 0 });
});

test("the shop's clock agrees with the machine's own one at every hour of twelve years", () => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Paris",
    dateStyle: "short",
    timeStyle: "short",
  });
  const wrong: string[] = [];
  for (let time = Date.UTC(2024); time < Date.UTC(2036); time += 3_600_000) {
    const { day: said, minutes } = shopMoment(new Date(time));
    const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
    if (`${said} ${hour}:00` !== clock.format(time)) wrong.push(new Date(time).toISOString());
  }
  expect(wrong).toEqual([]);
});

// rule pages/opening
test("it is open between its hours, its closing minute excluded", () => {
  expect(openingState(calendar, at("2026-11-19T08:00:00Z"))).toMatchObject({ isOpen: true, until: 1080 });
  expect(openingState(calendar, at("2026-11-19T17:00:00Z"))).toMatchObject({
    isOpen: false,
    next: { day: "2026-11-20", minutes: 540 },
  });
});

test("a closed shop opens again after its closures and its free days", () => {
  expect(hoursOn(calendar, "2026-12-25")).toEqual([]);
  expect(openingState(calendar, at("2026-12-23T20:00:00Z")).next).toEqual({
    day: "2026-12-28",
    minutes: 540,
  });
  const never = { week: [[], [], [], [], [], [], []], closures: [] };
  expect(openingState(never, at("2026-12-23T20:00:00Z")).next).toBeNull();
});

test("a lunch break is closed until the afternoon", () => {
  const split: Calendar = {
    week: Array.from({ length: 7 }, () => [
      [540, 720],
      [840, 1080],
    ]),
    closures: [],
  };
  expect(openingState(split, { day: "2026-11-19", minutes: 760 }).next).toEqual({
    day: "2026-11-19",
    minutes: 840,
  });
});

// rule forms/answer-time
test("an answer is promised at the same hour of the next working day, and never without working time", () => {
  expect(answer("2026-11-19T14:10:00Z")).toEqual({ day: "2026-11-20", minutes: 910 });
  // A Friday evening's hour is after Saturday's closing; a Saturday evening begins on Monday.
  expect(answer("2026-11-20T16:30:00Z")).toEqual({ day: "2026-11-23", minutes: 540 });
  expect(answer("2026-11-21T16:00:00Z")).toEqual({ day: "2026-11-24", minutes: 540 });
  expect(answer("2026-12-23T14:00:00Z")).toEqual({ day: "2026-12-28", minutes: 900 });
});

// rule forms/answer-time
test("an urgent request is answered in 24 hours, or at the next opening", () => {
  expect(answer("2026-11-19T14:10:00Z", true)).toEqual({ day: "2026-11-20", minutes: 910 });
  expect(answer("2026-11-21T14:10:00Z", true)).toEqual({ day: "2026-11-23", minutes: 540 });
});

// rule forms/answer-time
test("the back office counts down to the moment promised to the visitor", () => {
  const due = (written: string, urgent: boolean) =>
    answerDue(calendar, new Date(written), { urgent }).toISOString();
  expect(due("2026-11-19T14:10:00Z", true)).toBe("2026-11-20T14:10:00.000Z");
  // Sent at 4:57 of a night: by the opening of the next day, never by 4:57.
  expect(due("2026-11-19T03:57:00Z", true)).toBe("2026-11-20T08:00:00.000Z");
  expect(due("2026-11-20T16:30:00Z", false)).toBe("2026-11-23T08:00:00.000Z");
  // The clocks go back in the night of 25 October.
  expect(due("2026-10-24T14:10:00Z", true)).toBe("2026-10-26T08:00:00.000Z");
});

test("a promise counts with closures that are over since, and without hours it is a day", () => {
  const { closures: closedLately, week } = calendar;
  const sent = new Date("2026-12-23T14:00:00Z");
  expect(answerDue({ week, closures: [], closedLately }, sent, { urgent: true })).toEqual(
    answerDue(calendar, sent, { urgent: true }),
  );
  const never = { week: [[], [], [], [], [], [], []], closures: [] };
  expect(answerDue(never, sent, { urgent: true })).toEqual(new Date("2026-12-24T14:00:00Z"));
});
