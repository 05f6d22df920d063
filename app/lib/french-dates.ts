const timeZone = "Europe/Paris";

const time = new Intl.DateTimeFormat("fr-FR", { timeZone, hour: "2-digit", minute: "2-digit" });
const dayAndMonth = new Intl.DateTimeFormat("fr-FR", { timeZone, day: "numeric", month: "short" });
const dayMonthAndYear = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const long = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const figures = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const longDayFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
});
const dayKey = new Intl.DateTimeFormat("en-CA", { timeZone });

const dayMs = 86_400_000;

/** A moment as lists show it: the hour today, 'Hier', the day this year, the full date before (decision 3). */
export function shortMoment(date: Date, now: Date): string {
  const day = dayKey.format(date);
  if (day === dayKey.format(now)) return time.format(date);
  if (day === dayKey.format(new Date(now.getTime() - dayMs))) return "Hier";
  return day.slice(0, 4) === dayKey.format(now).slice(0, 4)
    ? dayAndMonth.format(date)
    : dayMonthAndYear.format(date);
}

/** A moment in full: 'vendredi 20 novembre 2026 à 09:42' (B§9: long month, hours and minutes). */
export function longMoment(date: Date): string {
  return `${long.format(date)} à ${time.format(date)}`;
}

/** A day in few signs: '20 nov. 2026'. */
export function shortDay(date: Date): string {
  return dayMonthAndYear.format(date);
}

/** A moment as a French spreadsheet reads it: '20/11/2026 09:42'. */
export function spreadsheetMoment(date: Date): string {
  return `${figures.format(date)} ${time.format(date)}`;
}

/** A day in French long format (P§2): '20 novembre 2026', '1er décembre 2026'. */
export function longDay(date: Date): string {
  return longDayFormat.format(date).replace(/^1 /, "1er ");
}

/** The day it is in Paris at that moment, whatever the server's zone: '2026-11-20' (decision 3). */
export function parisDay(date: Date): string {
  return dayKey.format(date);
}

/** Whether this is a day of the calendar, written 'YYYY-MM-DD'. */
export function isCalendarDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** The day that many days after, both written 'YYYY-MM-DD'; days have no hours here, so no clock change moves them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
