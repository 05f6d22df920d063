import type { Closure } from "./closures.ts";
import type { DayHours, Week } from "./hours.ts";

/** A moment in the shop's time zone: the ISO day, and minutes after midnight. */
export interface ShopMoment {
  day: string;
  minutes: number;
}

/** The usual hours of the shop, and the other days on which it is closed. */
export interface Calendar {
  week: Week;
  closures: readonly Pick<Closure, "from" | "to">[];
  /**
   * The closures that have ended. A request that came shortly before such a closure is answered after it, so the
   * promised moment is computed with the closure.
   */
  closedLately?: readonly Pick<Closure, "from" | "to">[];
}

/** Either open until a minute of today, or closed until the next opening. `next` is null if no opening is known. */
export type OpeningState =
  { isOpen: true; until: number; next: null } | { isOpen: false; until: null; next: ShopMoment | null };

const dayMs = 86_400_000;
const searchedDays = 60;
const hourMs = 3_600_000;

/**
 * Returns a point in time as local time in metropolitan France, whatever the machine's time zone. The local time is
 * computed here, because a formatter with a time zone took most of the time of the page's first script (ADR 244).
 */
export function shopMoment(at: Date): ShopMoment {
  const local = new Date(at.getTime() + (isSummerTime(at) ? 2 : 1) * hourMs);
  return {
    day: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/**
 * Whether summer time applies in the European Union (directive 2000/84): from the last Sunday of March to the last
 * Sunday of October, at 01:00 UTC.
 */
function isSummerTime(at: Date): boolean {
  const [march, october] = [2, 9];
  const year = at.getUTCFullYear();
  return lastSunday(year, march) <= at.getTime() && at.getTime() < lastSunday(year, october);
}

/** Returns 01:00 UTC on the last Sunday of a month. The month must have 31 days, as March and October have. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * dayMs;
}

/** Returns the ISO day `days` after another ISO day. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the day of the week, from 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/**
 * Returns the opening hours of one day. There are none on a day of the week on which the shop never opens, and none
 * during a closure (an extra closed day).
 */
export function hoursOn({ week, closures, closedLately = [] }: Calendar, day: string): DayHours {
  if ([...closures, ...closedLately].some(({ from, to }) => from <= day && day <= to)) return [];
  return week[weekdayOf(day)] ?? [];
}

/** Returns whether the shop is open at a moment, and until when (rule pages/opening). */
export function openingState(calendar: Calendar, at: ShopMoment): OpeningState {
  const current = hoursOn(calendar, at.day).find(([from, to]) => from <= at.minutes && at.minutes < to);
  if (current) return { isOpen: true, until: current[1], next: null };
  return { isOpen: false, until: null, next: nextOpening(calendar, at) };
}

/** Returns the first opening that begins at or after a moment. Null if there is none within two months. */
export function nextOpening(calendar: Calendar, { day, minutes }: ShopMoment): ShopMoment | null {
  for (let ahead = 0; ahead <= searchedDays; ahead += 1) {
    const tried = dayAfter(day, ahead);
    const span = hoursOn(calendar, tried).find(([from]) => ahead > 0 || from >= minutes);
    if (span) return { day: tried, minutes: span[0] };
  }
  return null;
}

/** Returns the given time if the shop is open then, or else the next opening. */
export function whenOpen(calendar: Calendar, at: ShopMoment): ShopMoment | null {
  const state = openingState(calendar, at);
  return state.isOpen ? at : state.next;
}
