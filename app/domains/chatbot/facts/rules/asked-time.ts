import type { SiteProfile } from "#app/domains/business/profile.ts";
import { clockWords, dayNames, type DayHours } from "#app/domains/business/rules/hours.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { withoutAccents } from "../../understanding/rules/normalise.ts";

/**
 * Matches words before a limit or a duration: 'avant 9 h' (before 9), 'jusqu’à 18 h' (until 6 p.m.), 'sous 24 h'
 * (within 24 hours). A question with such words does not ask whether the shop is open at that time.
 */
const bounding = /\b(avant|jusqu.?a?|dans|entre|des|de|sous|pendant|depuis|en)( (les|la|le))? ?$/;
const clock = /\b(\d{1,2}) ?(?:h(?:eures?)?\b|:|h)(?: ?([0-5]\d)\b)?/g;
const lunch = 13 * 60;

/** Returns the time of the day that a question names, in minutes after midnight. Null if it names none or several. */
export function askedTime(question: string): number | null {
  const text = withoutAccents(question.toLowerCase()).replaceAll("’", "'");
  if (/\bentre midi et (deux|2)\b/.test(text)) return lunch;
  const [only, ...others] = [...text.matchAll(clock)];
  if (!only || others.length > 0 || bounding.test(text.slice(0, only.index).trimEnd())) return null;
  const hour = Number(only[1]);
  return hour < 24 ? hour * 60 + Number(only[2] ?? 0) : null;
}

/**
 * Returns the part of the day that a question names: its word, and its start and end in minutes after midnight. Null if
 * the question names none.
 */
export function askedPart(question: string): { name: string; span: [from: number, to: number] } | null {
  const text = withoutAccents(question.toLowerCase());
  if (/\b(apres[- ]?midi|aprem)\b/.test(text)) return { name: "après-midi", span: [lunch, 18 * 60] };
  return /\b(matin|matinee)\b/.test(text) ? { name: "matin", span: [0, 12 * 60] } : null;
}

/** Whether a question asks if the shop is open, or closed, at a time: 'ouverts à 13 h ?' (open at 1 p.m.). */
export function isOpeningAsked(question: string): boolean {
  const text = withoutAccents(question.toLowerCase());
  return /\b(ouvert|ouvrez|ferme|fermez)(e?s)?\b/.test(text) && askedTime(question) !== null;
}

/**
 * Returns the sentence that says whether the shop is open at a time, in minutes after midnight. `hours` are those of
 * the day.
 */
export function openAtText(hours: DayHours, minutes: number): string {
  return isWithin(hours, minutes)
    ? `Oui, nous sommes ouverts à ${clockWords(minutes)}.`
    : `Non, nous sommes fermés à ${clockWords(minutes)}.`;
}

/**
 * Returns the sentence that says on which days of the week the shop is open at a time (rule assistant/facts). `minutes`
 * counts from midnight.
 */
export function timeAnswer(
  minutes: number,
  { week, openDays }: Pick<SiteProfile, "week" | "openDays">,
): string {
  const working = week.flatMap((hours, day) =>
    hours.length > 0 ? [{ hours, name: dayNames[day] ?? "" }] : [],
  );
  const open = working.filter(({ hours }) => isWithin(hours, minutes));
  const closed = working.filter((day) => !open.includes(day));
  const at = clockWords(minutes);
  const named = (days: typeof working) => enumerate(days.map(({ name }) => `le ${name}`));
  if (open.length === 0) return `Non, nous sommes fermés à ${at}.`;
  if (closed.length === 0) return `Oui, nous sommes ouverts à ${at}, ${openDays}.`;
  return open.length > closed.length
    ? `Oui, nous sommes ouverts à ${at}, sauf ${named(closed)}.`
    : `À ${at}, nous sommes ouverts ${named(open)} seulement.`;
}

function isWithin(hours: DayHours, minutes: number): boolean {
  return hours.some(([from, to]) => from <= minutes && minutes < to);
}
