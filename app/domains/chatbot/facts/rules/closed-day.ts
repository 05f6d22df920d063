import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import type { Closure } from "#app/domains/business/rules/closures.ts";
import { hoursOn } from "#app/domains/business/rules/opening.ts";
import { holidaysFrom } from "./asked-day.ts";

/** The hours and closures of a shop. */
export type ShopWeek = SiteProfile & Pick<BusinessProfile, "yearClosures">;

/** Whether the shop is closed on a day (rule assistant/days). */
export function isClosedOn(day: string, profile: ShopWeek): boolean {
  return closureOn(day, profile) !== null || hoursOn(profile, day).length === 0;
}

/** Returns the closure or public holiday that closes the shop on a day, or null. */
export function closureOn(day: string, { yearClosures }: ShopWeek): Closure | null {
  return yearClosures.find(({ from, to }) => from <= day && day <= to) ?? null;
}

/** Returns the public holiday of a day, whether the shop closes for it or not. */
export function holidayOn(day: string): Closure | null {
  return holidaysFrom(day).find(({ from }) => from === day) ?? null;
}
