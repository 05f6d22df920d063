import { publicHolidays } from "#app/domains/business/rules/closures.ts";
import { dayNames } from "#app/domains/business/rules/hours.ts";
import { dayAfter, weekdayOf } from "#app/domains/business/rules/opening.ts";
import { withoutAccents } from "../../understanding/rules/normalise.ts";
import { months, namedDates } from "./named-dates.ts";

/** For each public holiday, by its French name, the words that visitors use instead of its date. */
const holidayNames: Record<string, RegExp> = {
  "jour de l’An": /\b(jour de l.?an|nouvel an)\b/,
  "lundi de Pâques": /\b(lundi de )?paques\b/,
  Ascension: /\bascension\b/,
  "lundi de Pentecôte": /\bpentecote\b/,
  Toussaint: /\btoussaint\b/,
  "11 novembre": /\barmistice\b/,
  Noël: /\b(noel|christmas)\b/,
};

export const nowWords = /\b(maintenant|en ce moment|actuellement|right now|tout de suite|a l'instant)\b/;
export const todayWords = /\b(aujourd ?'? ?hui|today|tonight|ce (matin|midi|soir))\b/;
const weekendWords = /\b(week ?-?end|wk)( prochain)?\b/;
const weekday = `(${dayNames.join("|")})`;
const weekRange = new RegExp(`\\b(du|de) ${weekday} (au|a) ${weekday}\\b`);

/**
 * Returns the next day that a question names, as YYYY-MM-DD, or null. If it names several, returns the nearest (see
 * `askedDays`).
 */
export function askedDay(question: string, today: string, isOver = false): string | null {
  return askedDays(question, today, isOver)[0] ?? null;
}

/**
 * Returns the days that a question names, as YYYY-MM-DD, the nearest first: dates, public holidays, 'demain'
 * (tomorrow), weekdays, and both days of 'week-end'. The name of today's weekday means today; with 'prochain' (next),
 * or once the shop has closed for today (`isOver`), it means a week later. A range such as 'du lundi au vendredi'
 * (Monday to Friday) gives no days: it asks for the usual hours.
 */
export function askedDays(question: string, today: string, isOver = false): string[] {
  const { days: dates, range, rest } = namedDates(plainQuestion(question), today);
  if (range) return [];
  const holidays = Object.entries(holidayNames).filter(([, pattern]) => pattern.test(rest));
  const named = [
    ...dates,
    ...holidays.flatMap(([name]) => holidaysFrom(today).find(({ label }) => label === name)?.from ?? []),
    ...relativeDays(rest, today),
  ];
  const left = holidays.reduce((text, [, pattern]) => text.replace(pattern, " "), rest);
  // 'Aujourd’hui lundi' (today, Monday) and 'demain mardi' (tomorrow, Tuesday) name one day each.
  const others = weekdaysIn(withWeekend(left), today, isOver).filter(
    (day) => !named.some((one) => weekdayOf(one) === weekdayOf(day) && one <= day),
  );
  const all = [...new Set([...named, ...others])];
  return all.length > mostDays ? [] : all.toSorted();
}

/**
 * Returns a question with 'samedi dimanche' (Saturday Sunday) in place of 'week-end'. A question that names one of
 * these days stays as it is.
 */
function withWeekend(text: string): string {
  return /\b(samedi|dimanche)s?\b/.test(text) ? text : text.replace(weekendWords, " samedi dimanche ");
}

/** A question that names more days than this asks for the usual hours. */
const mostDays = 4;

function relativeDays(text: string, today: string): string[] {
  return [
    ...(todayWords.test(text) || nowWords.test(text) ? [today] : []),
    ...(/(?<!apres[- ])\b(demain|tomorrow|2m1)\b/.test(text) ? [dayAfter(today)] : []),
    ...(/\bapres[- ]demain\b/.test(text) ? [dayAfter(today, 2)] : []),
  ];
}

function weekdaysIn(text: string, today: string, isOver: boolean): string[] {
  if (weekRange.test(text)) return [];
  return dayNames.flatMap((name, place) => {
    if (!new RegExp(`\\b${name}s?\\b`).test(text)) return [];
    const ahead = (place - weekdayOf(today) + 7) % 7;
    return dayAfter(today, ahead === 0 && (isOver || /\bprochain\b/.test(text)) ? 7 : ahead);
  });
}

/** Returns a question in lowercase, without accents and with straight apostrophes. Days are looked for in this form. */
export function plainQuestion(question: string): string {
  return withoutAccents(question.toLowerCase()).replaceAll("’", "'");
}

/** Matches words beside a day or an hour in a question that asks for nothing but the opening hours. */
const aroundDay =
  /\b(\d{1,2} ?(h|heures?)( ?\d{2})?|\d{1,2}:\d{2}|le|la|les|ce|cet|et|a|au|du|des|pour|vers|c'est|midi|matin|matinee|apres|aprem|soir|prochain|ferie|en|moment|maintenant|actuellement|jour|stp|svp|s'il (vous|te) plait|bonjour|merci|\d{4})\b/g;
const namedDays = new RegExp(
  `\\b((1er|premier|\\d{1,2}) )?(${months.join("|")})\\b|\\b(${dayNames.join("|")})s?\\b|\\b(apres[- ])?(demain|2m1)\\b|\\b(tomorrow|today|tonight|aujourd ?'? ?hui|week ?-?end|wk)\\b`,
  "g",
);

/** `isOnlyDay` only removes the dates from a question, so it does not matter which day counts as today. */
const anyDay = "2000-01-01";

/**
 * Whether a question consists only of days, hours and polite words: 'samedi 15 h ?' (Saturday 3 p.m.), 'et le 1er mai'
 * (and 1 May).
 */
export function isOnlyDay(question: string): boolean {
  const text = namedDates(plainQuestion(question), anyDay).rest;
  const named = Object.values(holidayNames).reduce((rest, name) => rest.replace(name, " "), text);
  return !/[\p{L}\d]/u.test(named.replace(namedDays, " ").replace(aroundDay, " "));
}

/** Returns the public holidays of this year and the next that fall on the given day or later. */
export function holidaysFrom(today: string) {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(({ from }) => from >= today);
}
