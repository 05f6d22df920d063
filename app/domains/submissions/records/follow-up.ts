import { addDays, clockText, nearDay, parisDay, parisMoment } from "#app/lib/french/dates.ts";

/** When staff plan to call somebody back, and why (rule inboxes/follow-up). */
export interface FollowUp {
  /** 'YYYY-MM-DD' in Paris; null when nothing is planned. */
  followUpDay: string | null;
  /** 'HH:MM'; null for any hour of the day. */
  followUpTime: string | null;
  followUpNote: string | null;
}

/** Returns the time of a follow-up (call back) as people say it: 'demain' (tomorrow), 'jeu. 26 nov. à 14 h'. */
export function followUpMoment(day: string, time: string | null, now: Date): string {
  return [nearDay(day, parisDay(now)), time && clockText(time)].filter(Boolean).join(" à ");
}

/** Returns a planned follow-up in a few words: 'Rappel demain' (call back tomorrow). Null when nothing is planned. */
export function followUpText(
  { followUpDay, followUpTime }: Pick<FollowUp, "followUpDay" | "followUpTime">,
  now: Date,
): string | null {
  return followUpDay && `Rappel ${followUpMoment(followUpDay, followUpTime, now)}`;
}

/** Whether a follow-up is due, which means that its day is today or earlier. */
export function isFollowUpDue({ followUpDay }: Pick<FollowUp, "followUpDay">, now: Date): boolean {
  return followUpDay !== null && followUpDay <= parisDay(now);
}

/** Returns how many days late a follow-up is; 0 on its own day. */
export function followUpDelay(day: string, now: Date): number {
  const dayMs = 86_400_000;
  return Math.max(0, Math.round((Date.parse(parisDay(now)) - Date.parse(day)) / dayMs));
}

/**
 * Returns for how many milliseconds the hour of today's follow-up has passed; 0 before that hour, and without an hour.
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

/** The choices beside the calendar, as days from today. */
export const followUpChoices = [
  { label: "Demain", days: 1 },
  { label: "Dans 3\u00a0jours", days: 3 },
  { label: "Dans une semaine", days: 7 },
] as const;

/** Returns the day `days` days after today, in Paris. */
export function dayAhead(days: number, now = new Date()): string {
  return addDays(parisDay(now), days);
}
