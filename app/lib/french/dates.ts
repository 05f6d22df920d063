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

/** Created on first use and kept: creating seven at once blocked a phone's page for a tenth of a second. */
const formats = new Map<keyof typeof styles, Intl.DateTimeFormat>();

function write(style: keyof typeof styles, date: Date): string {
  let format = formats.get(style);
  if (!format) {
    // Canadian English writes a day as 'YYYY-MM-DD'.
    const locale = style === "dayKey" ? "en-CA" : "fr-FR";
    format = new Intl.DateTimeFormat(locale, { timeZone, ...styles[style] });
    formats.set(style, format);
  }
  return format.format(date);
}

const dayMs = 86_400_000;

/** Returns a moment for lists: the time for today, 'Hier', the day for this year, the full date before. */
export function shortMoment(date: Date, now: Date): string {
  const day = write("dayKey", date);
  if (day === write("dayKey", now)) return write("time", date);
  if (day === write("dayKey", new Date(now.getTime() - dayMs))) return "Hier";
  return day.slice(0, 4) === write("dayKey", now).slice(0, 4)
    ? write("dayAndMonth", date)
    : write("dayMonthAndYear", date);
}

/** Returns a moment in full: 'vendredi 20 novembre 2026 à 09:42'. */
export function longMoment(date: Date): string {
  return `${write("long", date)} à ${write("time", date)}`;
}

/** Returns a day in short form: '20 nov. 2026'. */
export function shortDay(date: Date): string {
  return write("dayMonthAndYear", date);
}

/** Returns a moment in short form, for a log: '20 nov. 2026, 09:42'. */
export function logMoment(date: Date): string {
  return `${write("dayMonthAndYear", date)}, ${write("time", date)}`;
}

/** Returns a moment as a French spreadsheet reads it: '20/11/2026 09:42'. */
export function spreadsheetMoment(date: Date): string {
  return `${write("figures", date)} ${write("time", date)}`;
}

/** Returns a day in French long format: '20 novembre 2026', '1er décembre 2026'. */
export function longDay(date: Date): string {
  return write("longDay", date).replace(/^1 /, "1er ");
}

/** Returns the day in Paris at a moment, whatever the server's time zone (rule language/dates): '2026-11-20'. */
export function parisDay(date: Date): string {
  return write("dayKey", date);
}

/** Whether a text is a day of the calendar, written 'YYYY-MM-DD'. */
export function isCalendarDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return false;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/** Returns the day `days` days later, both written 'YYYY-MM-DD'. Clock changes do not matter. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
