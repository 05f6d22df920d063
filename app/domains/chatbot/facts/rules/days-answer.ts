import type { SiteProfile } from "#app/domains/business/profile.ts";
import { closureText } from "#app/domains/business/rules/closures.ts";
import { clockWords, dayNames } from "#app/domains/business/rules/hours.ts";
import { hoursOn, openingState, type ShopMoment, weekdayOf } from "#app/domains/business/rules/opening.ts";
import { askedDays, nowWords, plainQuestion, todayWords } from "./asked-day.ts";
import { askedPart, openAtText } from "./asked-time.ts";
import { namedDates } from "./named-dates.ts";
import { closureOn, holidayOn, isClosedOn, type ShopWeek } from "./closed-day.ts";

const schemaDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const eveningWords = /\b(ce soir|tonight)\b/;

/**
 * Returns the opening hours of the days that a question names, closures included (rule assistant/facts), or null if it
 * names none. `at` is now. `time` is the time of the day that the question names, in minutes after midnight.
 */
export function daysAnswer(
  question: string,
  profile: ShopWeek,
  { at, time }: { at: ShopMoment; time: number | null },
): string | null {
  const days = askedDays(question, at.day, isOverToday(profile, at));
  if (days.length === 0) return null;
  const said = todayAnswer(question, profile, at);
  // The sentence about today already gives today's hours, so the list leaves them out.
  const ahead = said !== null && days[0] === at.day ? days.slice(1) : days;
  const part = askedPart(question);
  const answers = [said, ...ahead.map((day) => dayAnswer(day, profile, { time, part }))].filter(Boolean);
  // Two days in the same closure have the same answer, which is given once.
  return [...new Set(answers)].join("\n");
}

/** Whether a question names exactly one day, and the shop is closed on that day. */
export function namesClosedDay(question: string, profile: ShopWeek, at: ShopMoment): boolean {
  const [day, ...others] = askedDays(question, at.day, isOverToday(profile, at));
  return day !== undefined && others.length === 0 && isClosedOn(day, profile);
}

/**
 * Returns the sentence about today: until when the shop is open, or when it opens again. Returns null unless the
 * question is about now or this evening, or is about today after the shop has closed.
 */
function todayAnswer(question: string, profile: SiteProfile, at: ShopMoment): string | null {
  const text = namedDates(plainQuestion(question), at.day).rest;
  const isNow = nowWords.test(text);
  const isToday = isNow || todayWords.test(text);
  if (!isToday && !new RegExp(`\\b${dayNames[weekdayOf(at.day)]}s?\\b`).test(text)) return null;
  if (!isToday && /\bprochain\b/.test(text)) return null;
  const { isOpen, until, next } = openingState(profile, at);
  if (isOpen && isNow) return `Oui, nous sommes ouverts, jusqu’à ${clockWords(until)}.`;
  if (isNow) return `Non, nous sommes fermés en ce moment.${againText(next, at)}`;
  const last = hoursOn(profile, at.day).at(-1);
  if (!last) return null;
  if (at.minutes < last[1])
    return eveningWords.test(text) ? `Ce soir, nous fermons à ${clockWords(last[1])}.` : null;
  if (!isToday) return `Aujourd’hui, nous avons fermé à ${clockWords(last[1])}.`;
  const closed = at.minutes >= evening ? "Ce soir, c’est fermé." : "Pour aujourd’hui, c’est fermé.";
  return `${closed}${againText(next, at)}`;
}

function againText(next: ShopMoment | null, at: ShopMoment): string {
  if (!next) return "";
  if (next.day === at.day) return ` Nous ouvrons à ${clockWords(next.minutes)}.`;
  return ` Nous rouvrons ${dayWords(next.day)} à ${clockWords(next.minutes)}.`;
}

/** From this minute of the day on, the answer about today says 'ce soir' (this evening). */
const evening = 17 * 60;

/** Whether the shop was open today and has closed. */
function isOverToday(profile: SiteProfile, { day, minutes }: ShopMoment): boolean {
  const last = hoursOn(profile, day).at(-1);
  return last !== undefined && minutes >= last[1];
}

/** Says whether the shop is open on a day, or at a `time` (in minutes after midnight) or `part` of that day. */
export function dayAnswer(
  day: string,
  profile: ShopWeek,
  { time = null, part = null }: { time?: number | null; part?: ReturnType<typeof askedPart> } = {},
): string {
  const name = dayWords(day);
  const closure = closureOn(day, profile);
  if (closure) return `${closureText(closure)}.`;
  const hours = hoursOf(day, profile);
  if (hours === null) return `Nous sommes fermés ${name}.`;
  if (holidayOn(day)) return `${capital(name)} est un jour férié : appelez avant de venir.`;
  const open = hoursOn(profile, day);
  const isShut = part !== null && !open.some(([from, to]) => from < part.span[1] && part.span[0] < to);
  const first = isShut
    ? `Non, nous sommes fermés ${name} ${part.name}. `
    : time === null
      ? ""
      : `${openAtText(open, time)} `;
  return `${first}${capital(name)}, nous sommes ouverts : ${hours}.`;
}

function dayWords(day: string): string {
  return longDate.format(new Date(day)).replace(/ 1 /, " 1er ");
}

const longDate = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Returns the hours of a day as the site writes them, or null when the shop is closed that day. */
function hoursOf(day: string, { openingHours }: SiteProfile): string | null {
  const weekday = weekdayOf(day);
  const spans = openingHours
    .flatMap(({ schema }) => schema)
    .flatMap((written) => {
      const [days = "", span = ""] = written.split(" ");
      return coversDay(days, weekday) ? [span] : [];
    });
  return spans.length === 0 ? null : spans.map(shortSpan).join(", ");
}

function coversDay(days: string, weekday: number): boolean {
  return days.split(",").some((part) => {
    const [from = "", to = from] = part.split("-");
    return schemaDays.indexOf(from) <= weekday && weekday <= schemaDays.indexOf(to);
  });
}

/** Returns a span of time in short form: '9h-12h30' for '09:00-12:30'. */
function shortSpan(span: string): string {
  return span
    .split("-")
    .map((clock) => clock.replace(/^0/, "").replace(":", "h").replace(/h00$/, "h"))
    .join("-");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
