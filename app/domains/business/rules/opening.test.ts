import { expect, test } from "vitest";
import { type Calendar, hoursOn, openingState, shopMoment } from "./opening.ts";

const day = [[540, 1080]] as const;
const calendar: Calendar = {
  week: [day, day, day, day, day, [[600, 960]], []],
  closures: [{ from: "2026-12-24", to: "2026-12-26" }],
};
const at = (written: string) => shopMoment(new Date(written));

test("the shop's clock is that of Paris, in winter, in summer and at midnight", () => {
  expect(at("2026-11-19T14:10:00Z")).toEqual({ day: "2026-11-19", minutes: 910 });
  expect(at("2026-07-19T22:00:00Z")).toEqual({ day: "2026-07-20", minutes: 0 });
});

test("the shop's clock agrees with the machine's own clock for Paris at every hour of twelve years", () => {
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
test("the shop is open during its hours, and closed from its closing minute on", () => {
  expect(openingState(calendar, at("2026-11-19T08:00:00Z"))).toMatchObject({ isOpen: true, until: 1080 });
  expect(openingState(calendar, at("2026-11-19T17:00:00Z"))).toMatchObject({
    isOpen: false,
    next: { day: "2026-11-20", minutes: 540 },
  });
});

test("a closed shop opens again on the first day that is neither a closure nor a day off", () => {
  expect(hoursOn(calendar, "2026-12-25")).toEqual([]);
  expect(openingState(calendar, at("2026-12-23T20:00:00Z")).next).toEqual({
    day: "2026-12-28",
    minutes: 540,
  });
  const never = { week: [[], [], [], [], [], [], []], closures: [] };
  expect(openingState(never, at("2026-12-23T20:00:00Z")).next).toBeNull();
});

test("during a lunch break the shop is closed until the afternoon", () => {
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
