import { addDays, parisDay } from "#app/lib/french/dates.ts";

/** When something happened: a number of days ago with a time of day, or a number of minutes ago. */
export type When = readonly [daysAgo: number, time: string] | number;

const minuteMs = 60_000;
/** Winter time is used all year round, because the times of a demonstration need not be more precise. */
const parisHours = 1;

/** Returns the moment as a Date. */
export function momentOf(when: When, now: Date): Date {
  if (typeof when === "number") return new Date(now.getTime() - when * minuteMs);
  const [daysAgo, time] = when;
  const day = addDays(parisDay(now), -daysAgo);
  return new Date(Date.parse(`${day}T${time}:00Z`) - parisHours * 60 * minuteMs);
}

/** Returns the moment `minutes` minutes later. */
export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minuteMs);
}
