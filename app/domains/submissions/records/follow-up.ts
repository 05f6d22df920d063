import { type Calendar, nextOpening } from "#app/domains/business/rules/opening.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { addDays, clockText, nearDay, parisDay, parisMoment } from "#app/lib/french/dates.ts";

/** When staff plan to call somebody back, and why (rule inboxes/follow-up). */
export interface FollowUp {
  /** The day in Paris, 'YYYY-MM-DD'; null if nothing is planned. */
  followUpDay: string | null;
  /** The hour, 'HH:MM'; null if any hour of the day will do. */
  followUpTime: string | null;
  followUpNote: string | null;
}

/**
 * Returns when a person will be called back, as people say it: 'demain' (tomorrow), 'jeu. 26 nov. à 14 h' (Thursday 26
 * November at 2 pm).
 */
export function followUpMoment(day: string, time: string | null, now: Date): string {
  return [nearDay(day, parisDay(now)), time && clockText(time)].filter(Boolean).join(" à ");
}

/** Returns a planned follow-up in a few words: 'Rappel demain' (call tomorrow). Null if nothing is planned. */
export function followUpText(
  { followUpDay, followUpTime }: Pick<FollowUp, "followUpDay" | "followUpTime">,
  now: Date,
): string | null {
  return followUpDay && `Rappel ${followUpMoment(followUpDay, followUpTime, now)}`;
}

/** Whether a follow-up is due: its day is today or earlier, in Paris. */
export function isFollowUpDue({ followUpDay }: Pick<FollowUp, "followUpDay">, now: Date): boolean {
  return followUpDay !== null && followUpDay <= parisDay(now);
}

/** Returns how many days late a follow-up is; 0 on its day and before. */
export function followUpDelay(day: string, now: Date): number {
  const dayMs = 86_400_000;
  return Math.max(0, Math.round((Date.parse(parisDay(now)) - Date.parse(day)) / dayMs));
}

/**
 * Returns how many milliseconds have passed since the hour of a follow-up that is planned for today. Returns 0 before
 * that hour, without an hour, and on other days.
 */
export function hourPassed(
  { followUpDay, followUpTime }: Pick<FollowUp, "followUpDay" | "followUpTime">,
  now: Date,
): number {
  if (!followUpDay || !followUpTime || followUpDay !== parisDay(now)) return 0;
  const moment = parisMoment(`${followUpDay}T${followUpTime}`) ?? now;
  return Math.max(0, now.getTime() - moment.getTime());
}

/** Whether a follow-up is late: its hour has passed or, if it has no hour, its day. */
export function isFollowUpLate(followUp: Pick<FollowUp, "followUpDay" | "followUpTime">, now: Date): boolean {
  const { followUpDay } = followUp;
  return followUpDay !== null && (followUpDelay(followUpDay, now) > 0 || hourPassed(followUp, now) > 0);
}

/** The waits that can be chosen with one press. */
const waits = [
  { label: "Demain", days: 1 },
  { label: "Dans 3\u00a0jours", days: 3 },
  { label: "Dans une semaine", days: 7 },
] as const;

/**
 * Returns the days that can be chosen with one press: tomorrow, in three days and in a week. A day on which the shop is
 * closed becomes the next day on which it opens, with its date as the label (rule inboxes/follow-up).
 */
export function followUpChoices(calendar: Calendar, now = new Date()): { label: string; day: string }[] {
  const today = parisDay(now);
  const choices = waits.map(({ label, days }) => {
    const wanted = addDays(today, days);
    const day = nextOpening(calendar, { day: wanted, minutes: 0 })?.day ?? wanted;
    return { label: day === wanted ? label : capitalized(nearDay(day, today)), day };
  });
  return choices.filter(({ day }, index) => choices.findIndex((one) => one.day === day) === index);
}

/** Returns the day that is `days` days after today, in Paris, as 'YYYY-MM-DD'. */
export function dayAhead(days: number, now = new Date()): string {
  return addDays(parisDay(now), days);
}
