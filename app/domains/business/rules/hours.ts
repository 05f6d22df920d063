/** The French names of the days. The week starts on Monday: 0 is Monday in all of these lists. */
export const dayNames = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;
const shortDays = ["Lun", "Mar", "Mer", "Jeu", "Ven", "Sam", "Dim"] as const;
const schemaDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;
const counts = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept"] as const;

/** The beginning and the end, in minutes after midnight. */
export type Span = readonly [from: number, to: number];
/** The open hours of a day. A closed day has none. */
export type DayHours = readonly Span[];
/** The hours of each day, from Monday to Sunday. */
export type Week = readonly DayHours[];

export interface OpeningHours {
  /** The days in short form, such as 'Lun-Ven' (Monday to Friday; rule language/hours). */
  days: string;
  hours: string;
  /** The opening hours for schema.org, one entry for each part of the day. */
  schema: readonly string[];
}

const spanPattern = /^(\d{1,2})[h:](\d{2})?[-–à](\d{1,2})[h:](\d{2})?$/i;
const mostSpans = 3;

/**
 * Reads hours such as '9h-12h30, 14h-18h'. Blank or 'fermé' (closed) gives no hours. Returns null for any other text,
 * and for hours that overlap or run backwards.
 */
export function readDayHours(typed: string): DayHours | null {
  const text = typed.trim();
  if (text === "" || /^ferm[ée]e?$/i.test(text)) return [];
  const spans = text.replaceAll(" et ", ",").split(/[,;/]/).map(readSpan);
  if (spans.length > mostSpans) return null;
  let end = -1;
  for (const span of spans) {
    if (!span || span[0] <= end || span[1] <= span[0]) return null;
    [, end] = span;
  }
  return spans as Span[];
}

function readSpan(text: string): Span | null {
  const found = spanPattern.exec(text.replace(/[\s\u2060]/g, ""));
  if (!found) return null;
  const [, fromHour = "", fromMinute = "0", toHour = "", toMinute = "0"] = found;
  const span: Span = [Number(fromHour) * 60 + Number(fromMinute), Number(toHour) * 60 + Number(toMinute)];
  return span[1] <= 1440 && Number(fromMinute) < 60 && Number(toMinute) < 60 ? span : null;
}

/** Returns hours in the site's short form, such as '9h-12h30, 14h-18h'. Returns '' for a closed day. */
export function dayHoursText(day: DayHours): string {
  return day.map((span) => span.map(clockText).join("-")).join(", ");
}

/** Returns hours as a sentence writes them, such as '9 h – 12 h 30, 14 h – 18 h', or 'Fermé' (closed). */
export function dayHoursWords(day: DayHours): string {
  return day.map((span) => span.map(clockWords).join("\u00a0– ")).join(", ") || "Fermé";
}

/** Returns a time as a sentence writes it, such as '9 h' or '12 h 30'. `minutes` counts from midnight. */
export function clockWords(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

function clockText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest ? String(rest).padStart(2, "0") : ""}`;
}

/**
 * Returns the hours of the open days. Consecutive days with the same hours are one entry, such as 'Lun-Ven : 9h-18h'
 * (Monday to Friday, 9 a.m. to 6 p.m.).
 */
export function openingHours(week: Week): OpeningHours[] {
  const groups: { from: number; to: number; day: DayHours }[] = [];
  for (const [index, day] of week.entries()) {
    const last = groups.at(-1);
    if (last && dayHoursText(last.day) === dayHoursText(day)) last.to = index;
    else groups.push({ from: index, to: index, day });
  }
  return groups
    .filter(({ day }) => day.length > 0)
    .map(({ from, to, day }) => ({
      days: rangeOf(shortDays, from, to),
      hours: day.map((span) => span.map(clockText).join("-")).join(" et "),
      schema: day.map((span) => `${rangeOf(schemaDays, from, to)} ${span.map(isoClock).join("-")}`),
    }));
}

function rangeOf(names: readonly string[], from: number, to: number): string {
  return from === to ? String(names[from]) : `${names[from]}-${names[to]}`;
}

function isoClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * Returns the closed days, such as 'Fermé le samedi et le dimanche' (closed on Saturday and Sunday). Returns '' if
 * every day is open, and 'Sur rendez-vous' (by appointment) if none is.
 */
export function closedDaysText(week: Week, closesOnHolidays = false): string {
  const closed = dayNames.filter((_, index) => week[index]?.length === 0).map((name) => `le ${name}`);
  if (closed.length === 7) return "Sur rendez-vous";
  const days = closesOnHolidays ? [...closed, "les jours fériés"] : closed;
  return days.length > 0 ? `Fermé ${listed(days)}` : "";
}

/**
 * Returns the open days, such as 'du lundi au samedi' (from Monday to Saturday) or 'le mardi, le jeudi et le samedi'
 * (on Tuesday, Thursday and Saturday).
 */
export function openDaysText(week: Week): string {
  const open = dayNames.flatMap((_, index) => (week[index]?.length ? [index] : []));
  const [first = 0] = open;
  const last = open.at(-1) ?? 0;
  if (open.length === 0) return "sur rendez-vous";
  const isRun = open.length > 2 && last - first + 1 === open.length;
  if (isRun) return `du ${dayNames[first]} au ${dayNames[last]}`;
  return listed(open.map((index) => `le ${dayNames[index]}`));
}

/** Returns on how many days a week the shop is open, such as 'six jours sur sept' (six days of seven). */
export function openDaysCount(week: Week): string {
  const count = week.filter((day) => day.length > 0).length;
  return `${counts[count]} ${count > 1 ? "jours" : "jour"} sur sept`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1)}`;
}
