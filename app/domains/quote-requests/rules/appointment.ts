import { clockText, namedDay } from "#app/lib/french/dates.ts";

/** Returns the preferred appointment as text: 'lundi 23 novembre, 9 h 30'. Null without a day and a time. */
export function appointmentText(day: string | null, time: string | null): string | null {
  const parts = [day && dayText(day), time && clockText(time)];
  return parts.filter(Boolean).join(", ") || null;
}

function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return namedDay(date);
}
