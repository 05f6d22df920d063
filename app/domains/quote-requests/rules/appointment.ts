import { clockText, namedDay } from "#app/lib/french/dates.ts";

/**
 * Returns the preferred day and time as a text: 'lundi 23 novembre, 9 h 30' (Monday 23 November, 9:30). Null if both
 * are missing.
 */
export function appointmentText(day: string | null, time: string | null): string | null {
  const parts = [day && dayText(day), time && clockText(time)];
  return parts.filter(Boolean).join(", ") || null;
}

function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return namedDay(date);
}
