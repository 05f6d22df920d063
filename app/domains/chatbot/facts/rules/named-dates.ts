import { dayNames } from "#app/domains/business/rules/hours.ts";
import { dayAfter } from "#app/domains/business/rules/opening.ts";
import { monthNames } from "#app/domains/business/rules/opening-text.ts";
import { withoutAccents } from "../../understanding/rules/normalise.ts";

/** The months as visitors write them, without accents. */
export const months = monthNames.map(withoutAccents);
const shortMonths = "janv|fevr?|avr|juil|sept?|oct|nov|dec";
const number = "(?:1er|premier|\\d{1,2})";
const eachNumber = /1er|premier|\d{1,2}/g;
const weekday = `(?:${dayNames.join("|")})`;
const separator = ` ?(?:,|et|ou|puis|a|au|-) ?(?:(?:le|les|la|du) )?(?:${weekday} )?`;
/** A weekday before a date belongs to the date: 'samedi 24 décembre' (Saturday, 24 December). */
const weekdayBefore = new RegExp(`\\b${weekday} (?:le )?$`);
const monthName = `(?:${months.join("|")}|${shortMonths})\\b`;
const dated = new RegExp(`\\b(${number}(?:${separator}${number})*) (?:de )?(${monthName})\\.?`, "g");
/**
 * Matches another day of the month that was just named: '… et le 31' (and the 31st). '… et le 31 janvier' names its own
 * month, and '… et 15 h' is a time.
 */
const after = new RegExp(
  `^ ?(?:,|et|ou|puis) le (${number})(?! ?(?:h\\b|h\\d|heures?|euros?|[:/€\\d]|${monthName}))`,
);
/** Matches a date in figures: '24/12'. 'ouvert 24/7' (open all week) is no date. */
const inFigures = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/h])/g;
const always = /^(24|7)\/(24|7)$/;
/** A range of at most this many days is answered day by day. A longer range is answered as one period. */
const longestRange = 3;

/** The days that a question names with a month, as YYYY-MM-DD, and the longer range that it names, if any. */
export interface NamedDates {
  days: string[];
  range: { from: string; to: string } | null;
  /** The question without its dates and the weekdays before them. */
  rest: string;
}

interface Named {
  day: string;
  at: number;
  end: number;
}

/**
 * Returns the next dates that a text names: 'le 24 et le 31 décembre' (24 and 31 December), 'du 24 au 26 décembre' (24
 * to 26), '24/12'. The text is in lowercase, without accents. Dates that do not exist are left out.
 */
export function namedDates(text: string, today: string): NamedDates {
  const named = [...text.matchAll(dated)].flatMap((found) => inMonth(found, text, today));
  const figures = [...text.matchAll(inFigures)].flatMap(({ 0: typed, 1: date, 2: month, index }) => {
    const day = always.test(typed) ? null : nextDate(Number(month), Number(date), today);
    return day ? { day, at: index, end: index + typed.length } : [];
  });
  const all = [...named, ...figures].toSorted((one, other) => one.at - other.at);
  const days: string[] = [];
  let range: NamedDates["range"] = null;
  all.forEach(({ day, at }, index) => {
    const before = all[index - 1];
    const isEnd = before !== undefined && /^ ?(au|a|-|jusqu'au) ?(le )?$/.test(text.slice(before.end, at));
    // If the first day is over, its next date is a year ahead. The range has then begun, and counts from today.
    const hasBegun = isEnd && before.day > day;
    if (hasBegun) days.splice(-1, 1, today);
    const from = hasBegun ? today : before?.day;
    const within = isEnd && from ? daysBetween(from, day) : [];
    if (within === null && from) range = { from, to: day };
    else days.push(...(within ?? []), day);
  });
  const rest = all.reduceRight(
    (left, { at, end }) => `${left.slice(0, at).replace(weekdayBefore, "")} ${left.slice(end)}`,
    text,
  );
  return { days: range ? [] : [...new Set(days)], range, rest };
}

/** Returns the dates of one month: the numbers before its name, and a later number that refers to the same month. */
function inMonth(
  { 0: typed, 1: numbers = "", 2: name = "", index }: RegExpExecArray,
  text: string,
  today: string,
) {
  const month = months.findIndex((one) => one.startsWith(name)) + 1;
  const end = index + typed.length;
  const later = after.exec(text.slice(end));
  const found: Named[] = [...numbers.matchAll(eachNumber)].flatMap(({ 0: date, index: place }) => {
    const day = nextDate(month, dateOf(date), today);
    const at = index + place;
    return day ? { day, at, end: at + date.length } : [];
  });
  const last = found.at(-1);
  if (last) last.end = end;
  const more = later ? nextDate(month, dateOf(later[1] ?? ""), today) : null;
  return more && later ? [...found, { day: more, at: end, end: end + later[0].length }] : found;
}

function dateOf(typed: string): number {
  return Number.parseInt(typed, 10) || 1;
}

/** Returns the days between the first and the last, or null if they are too many to be answered one by one. */
function daysBetween(from: string, to: string): string[] | null {
  const found: string[] = [];
  for (let day = dayAfter(from); day < to; day = dayAfter(day)) {
    if (found.length > longestRange - 2) return null;
    found.push(day);
  }
  return found;
}

/** Returns the next date with this month and day of the month, as YYYY-MM-DD. Null if neither year has such a date. */
function nextDate(month: number, date: number, today: string): string | null {
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
    const time = new Date(`${day}T00:00:00Z`);
    const isReal = time.getUTCDate() === date && time.getUTCMonth() === month - 1;
    if (day >= today && isReal) return day;
  }
  return null;
}
