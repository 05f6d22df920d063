/** Whether a text is a day of the calendar, written 'YYYY-MM-DD'. */
export function isCalendarDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** How far ahead a planned or wished day may be, in days: two years. */
export const furthestDays = 731;
