const timeZone = "Europe/Paris";

const styles = {
  time: { hour: "2-digit", minute: "2-digit" },
  dayAndMonth: { day: "numeric", month: "short" },
  dayMonthAndYear: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  figures: { day: "2-digit", month: "2-digit", year: "numeric" },
  longDay: { day: "numeric", month: "long", year: "numeric" },
  dayKey: {},
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Made on first use and kept: seven at once kept a telephone's page from answering for a tenth of a second. */
const formats = new Map<keyof typeof styles, Intl.DateTimeFormat>();

function write(style: keyof typeof styles, date: Date): string {
  let format = formats.get(style);
  if (!format) {
    // 'YYYY-MM-DD' is how Canada writes a day.
    const locale = style === "dayKey" ? "en-CA" : "fr-FR";
    format = new Intl.DateTimeFormat(locale, { timeZone, ...styles[style] });
    formats.set(style, format);
  }
  return format.format(date);
}

const dayMs = 86_400_000;

/** A moment as lists show it: the hour today, 'Hier', the day this year, the full date before (decision 3). */
export function shortMoment(date: Date, now: Date): string {
  const day = write("dayKey", date);
  if (day === write("dayKey", now)) return write("time", date);
  if (day === write("dayKey", new Date(now.getTime() - dayMs))) return "Hier";
  return day.slice(0, 4) === write("dayKey", now).slice(0, 4)
    ? write("dayAndMonth", date)
    : write("dayMonthAndYear", date);
}

/** A moment in full: 'vendredi 20 novembre 2026 à 09:42' (B§9: long month, hours and minutes). */
export function longMoment(date: Date): string {
  return `${write("long", date)} à ${write("time", date)}`;
}

/** A day in few signs: '20 nov. 2026'. */
export function shortDay(date: Date): string {
  return write("dayMonthAndYear", date);
}

/** A moment in few signs, for a log: '20 nov. 2026, 09:42'. */
export function logMoment(date: Date): string {
  return `${write("dayMonthAndYear", date)}, ${write("time", date)}`;
}

/** A moment as a French spreadsheet reads it: '20/11/2026 09:42'. */
export function spreadsheetMoment(date: Date): string {
  return `${write("figures", date)} ${write("time", date)}`;
}

/** A day in French long format (P§2): '20 novembre 2026', '1er décembre 2026'. */
export function longDay(date: Date): string {
  return write("longDay", date).replace(/^1 /, "1er ");
}

/** The day it is in Paris at that moment, whatever the server's zone: '2026-11-20' (decision 3). */
export function parisDay(date: Date): string {
  return write("dayKey", date);
}

/** Whether this is a day of the calendar, written 'YYYY-MM-DD'. */
export function isCalendarDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** The day that many days after, both written 'YYYY-MM-DD'; days have no hours here, so no clock change moves them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
