import { timeZone, withFirst } from "./long-day.ts";

const styles = {
  time: { hour: "2-digit", minute: "2-digit" },
  dayAndMonth: { day: "numeric", month: "short" },
  dayMonthAndYear: { day: "numeric", month: "short", year: "numeric" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  figures: { day: "2-digit", month: "2-digit", year: "numeric" },
  namedDay: { weekday: "long", day: "numeric", month: "long" },
  month: { month: "short", year: "numeric" },
  weekday: { weekday: "long" },
  shortDay: { weekday: "short", day: "numeric", month: "short" },
  dayKey: {},
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The formats, each created on first use only, because creating seven at once blocked a phone for 0.1 s. */
const formats = new Map<keyof typeof styles, Intl.DateTimeFormat>();

function write(style: keyof typeof styles, date: Date): string {
  let format = formats.get(style);
  if (!format) {
    // Canadian English writes a day as 'YYYY-MM-DD'.
    const locale = style === "dayKey" ? "en-CA" : "fr-FR";
    format = new Intl.DateTimeFormat(locale, { timeZone, ...styles[style] });
    formats.set(style, format);
  }
  return withFirst(format.format(date));
}

const dayMs = 86_400_000;

/**
 * Returns a moment as lists show it: the time if it is today, 'Hier' (yesterday), the day if it is this year, or the
 * full date.
 */
export function shortMoment(date: Date, now: Date): string {
  const day = write("dayKey", date);
  if (day === write("dayKey", now)) return write("time", date);
  if (day === write("dayKey", new Date(now.getTime() - dayMs))) return "Hier";
  return dayOf(date, now);
}

/** Returns a day with its year, or without the year if it is this year. */
function dayOf(date: Date, now: Date): string {
  const [year, thisYear] = [date, now].map((moment) => write("dayKey", moment).slice(0, 4));
  return write(year === thisYear ? "dayAndMonth" : "dayMonthAndYear", date);
}

/** Returns a moment in full: 'vendredi 20 novembre 2026 à 09:42' (Friday, 20 November 2026 at 09:42). */
export function longMoment(date: Date): string {
  return `${write("long", date)} à ${write("time", date)}`;
}

/** Returns a moment as people say it: '14 h 32' today, 'hier à 9 h 05' (yesterday at), or '20 nov. à 14 h 32' (at). */
export function spokenMoment(date: Date, now: Date): string {
  const time = write("time", date).replace(/^0?(\d+):/, "$1\u00a0h\u00a0");
  const day = shortMoment(date, now);
  if (day === write("time", date)) return time;
  return day === "Hier" ? `hier à ${time}` : `${day} à ${time}`;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;

/**
 * Returns a length of time in its largest unit: '12 min', '20 h', '6 jours' (days). With `exact`, a time of less than
 * 48 hours also has its minutes: '2 h 15'.
 */
export function durationText(ms: number, { exact = false } = {}): string {
  const minutes = Math.max(1, Math.floor(ms / minuteMs));
  if (minutes < 60) return `${minutes}\u00a0min`;
  const hours = Math.floor(minutes / 60);
  if (exact && hours < 48) {
    const rest = minutes % 60;
    return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
  }
  if (hours < 24) return `${hours}\u00a0h`;
  const days = Math.floor(hours / 24);
  return `${days}\u00a0jour${days > 1 ? "s" : ""}`;
}

/** Returns the age of a moment in a list: '12 min', '3 h', '6 j' (days); after thirty days the day itself. */
export function ageText(date: Date, now: Date): string {
  const passed = now.getTime() - date.getTime();
  if (passed > 30 * dayMs) return shortMoment(date, now);
  return durationText(passed).replace(/jours?$/, "j");
}

/**
 * Returns how long ago a moment was: 'à l’instant' (just now), 'il y a 2 h' (2 hours ago), 'hier' (yesterday), 'il y a
 * 6 jours' (6 days ago), and after thirty days 'le 20 nov. 2026'.
 */
export function agoText(date: Date, now: Date): string {
  const passed = now.getTime() - date.getTime();
  if (passed < minuteMs) return "à l’instant";
  if (passed > 30 * dayMs) return `le ${write("dayMonthAndYear", date)}`;
  const isYesterday = write("dayKey", date) === write("dayKey", new Date(now.getTime() - dayMs));
  if (isYesterday && passed > 12 * hourMs) return "hier";
  return `il y a ${durationText(passed)}`;
}

/**
 * Returns a coming moment as people say it: '14 h 55' today, 'demain 9 h' (tomorrow), 'lundi 16 h 20' (Monday), after
 * six days '4 déc. 8 h 30'.
 */
export function comingMoment(date: Date, now: Date): string {
  const day = write("dayKey", date);
  const time = clockText(write("time", date));
  if (day === write("dayKey", now)) return time;
  if (day === write("dayKey", new Date(now.getTime() + dayMs))) return `demain ${time}`;
  const isNear = date.getTime() - now.getTime() < 6 * dayMs;
  return `${isNear ? write("weekday", date) : dayOf(date, now)} ${time}`;
}

/** Returns a moment in the format of a form field, in Paris time: '2026-11-20T09:42'. */
export function parisFieldMoment(date: Date): string {
  return `${write("dayKey", date)}T${write("time", date)}`;
}

/**
 * Returns the moment that a form field contains, in Paris time. Returns null for any other text, and for an hour that a
 * clock change skips. If the hour occurs twice, returns the first one.
 */
export function parisMoment(written: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(written)) return null;
  const asUtc = Date.parse(`${written}Z`);
  if (Number.isNaN(asUtc)) return null;
  const candidates = [2, 1].map((hoursAhead) => new Date(asUtc - hoursAhead * hourMs));
  return candidates.find((date) => parisFieldMoment(date) === written) ?? null;
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

/** Returns a day as people say it: 'mardi 1er décembre' (Tuesday, 1 December). */
export function namedDay(date: Date): string {
  return write("namedDay", date);
}

/** Returns the day in Paris at a moment, whatever the server's time zone (rule language/dates): '2026-11-20'. */
export function parisDay(date: Date): string {
  return write("dayKey", date);
}

/**
 * Returns a day as people say it: 'hier', 'aujourd’hui', 'demain' (yesterday, today, tomorrow), or for other days 'jeu.
 * 26 nov.' (Thursday). Both days are 'YYYY-MM-DD'.
 */
export function nearDay(day: string, today: string): string {
  if (day === today) return "aujourd’hui";
  if (day === addDays(today, 1)) return "demain";
  if (day === addDays(today, -1)) return "hier";
  const noon = new Date(`${day}T12:00:00Z`);
  return day.slice(0, 4) === today.slice(0, 4) ? write("shortDay", noon) : shortDay(noon);
}

/** Returns the weekday of a moment, in Paris: 'lundi' (Monday). */
export function weekdayName(date: Date): string {
  return write("weekday", date);
}

/** Returns a month 'YYYY-MM' as tables show it: 'nov. 2026'. */
export function monthName(month: string): string {
  return write("month", new Date(`${month}-15T12:00:00Z`));
}

/** Returns an hour 'HH:MM' as people read it: '14 h', '9 h 30'. */
export function clockText(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** Returns the day `days` days later, both written 'YYYY-MM-DD'. Clock changes do not matter. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
