import { publicHolidays } from "#app/domains/business/rules/closures.ts";
import { dayNames } from "#app/domains/business/rules/hours.ts";
import { dayAfter, weekdayOf } from "#app/domains/business/rules/opening.ts";
import { withoutAccents } from "../../understanding/rules/normalise.ts";

const months = [
  "janvier",
  "fevrier",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "aout",
  "septembre",
  "octobre",
  "novembre",
  "decembre",
];
/** The names that visitors use for a public holiday instead of its date. */
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
const weekendWords = /\b(week ?-?end|wk)\b/;

/**
 * Returns the next day that a question names, as YYYY-MM-DD, or null if it names none. The name of today's weekday
 * means today. With 'prochain' (next), or once the shop has closed for today (`isOver`), it means the day a week later.
 */
export function askedDay(question: string, today: string, isOver = false): string | null {
  const text = plainQuestion(question);
  const dated = /\b(1er|premier|\d{1,2}) (\p{L}+)\b/u.exec(text);
  const month = dated ? months.indexOf(dated[2] ?? "") : -1;
  if (dated && month >= 0) return nextDate(month + 1, Number.parseInt(dated[1] ?? "", 10) || 1, today);
  const holiday = Object.entries(holidayNames).find(([, pattern]) => pattern.test(text));
  if (holiday) return holidaysFrom(today).find(({ label }) => label === holiday[0])?.from ?? null;
  if (/\bapres[- ]demain\b/.test(text)) return dayAfter(today, 2);
  if (/\b(demain|tomorrow|2m1)\b/.test(text)) return dayAfter(today);
  if (todayWords.test(text) || nowWords.test(text)) return today;
  const weekday = dayNames.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  if (weekday < 0) return null;
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return dayAfter(today, ahead === 0 && (isOver || /\bprochain\b/.test(text)) ? 7 : ahead);
}

/** Returns the days that a question names: Saturday and Sunday for 'week-end', otherwise one day or none. */
export function askedDays(question: string, today: string, isOver = false): string[] {
  const day = askedDay(question, today, isOver);
  if (day !== null) return [day];
  if (!weekendWords.test(plainQuestion(question))) return [];
  return ["samedi", "dimanche"].flatMap((name) => askedDay(name, today, isOver) ?? []).toSorted();
}

/** Returns a question in the form in which days are looked for: lowercase, without accents and curved apostrophes. */
export function plainQuestion(question: string): string {
  return withoutAccents(question.toLowerCase()).replaceAll("’", "'");
}

/** Matches words that may stand beside a day or an hour without asking for anything more. */
const aroundDay =
  /\b(\d{1,2} ?(h|heures?)( ?\d{2})?|\d{1,2}:\d{2}|le|la|les|ce|cet|et|a|au|du|des|pour|vers|c'est|midi|matin|matinee|apres|aprem|soir|prochain|ferie|en|moment|maintenant|actuellement|jour|stp|svp|s'il (vous|te) plait|bonjour|merci|\d{4})\b/g;
const namedDays = new RegExp(
  `\\b((1er|premier|\\d{1,2}) )?(${months.join("|")})\\b|\\b(${dayNames.join("|")})s?\\b|\\b(apres[- ])?(demain|2m1)\\b|\\b(tomorrow|today|tonight|aujourd ?'? ?hui|week ?-?end|wk)\\b`,
  "g",
);

/** Whether a question consists only of a day, hours and polite words: 'samedi 15 h ?' (Saturday, 3 p.m.). */
export function isOnlyDay(question: string): boolean {
  const text = plainQuestion(question);
  const named = Object.values(holidayNames).reduce((rest, name) => rest.replace(name, " "), text);
  return !/[\p{L}\d]/u.test(named.replace(namedDays, " ").replace(aroundDay, " "));
}

/** Returns the public holidays of this year and the next that fall on the given day or later. */
export function holidaysFrom(today: string) {
  const year = Number(today.slice(0, 4));
  return [...publicHolidays(year), ...publicHolidays(year + 1)].filter(({ from }) => from >= today);
}

function nextDate(month: number, date: number, today: string): string | null {
  for (const year of [Number(today.slice(0, 4)), Number(today.slice(0, 4)) + 1]) {
    const day = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
    const isReal = new Date(`${day}T00:00:00Z`).getUTCDate() === date;
    if (day >= today && isReal) return day;
  }
  return null;
}
