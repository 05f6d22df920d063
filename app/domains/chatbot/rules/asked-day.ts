import type { SiteProfile } from "#app/domains/business/profile.ts";
import { closureText, publicHolidays } from "#app/domains/business/rules/closures.ts";
import { dayNames } from "#app/domains/business/rules/hours.ts";
import { hoursOn } from "#app/domains/business/rules/opening.ts";
import { withoutAccents } from "../understanding/rules/normalise.ts";
import { openAtText } from "./asked-time.ts";

const dayMs = 86_400_000;
const schemaDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
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
/** How a holiday is called besides its date. */
const holidayNames: Record<string, RegExp> = {
  "jour de l’An": /\b(jour de l.?an|nouvel an)\b/,
  "lundi de Pâques": /\b(lundi de )?paques\b/,
  Ascension: /\bascension\b/,
  "lundi de Pentecôte": /\bpentecote\b/,
  Toussaint: /\btoussaint\b/,
  "11 novembre": /\barmistice\b/,
  Noël: /\b(noel|christmas)\b/,
};

/** Returns the day a question names, as YYYY-MM-DD: the next one of that name. Null when it names none. */
export function askedDay(question: string, today: string): string | null {
  const text = withoutAccents(question.toLowerCase()).replaceAll("’", "'");
  const dated = /\b(1er|premier|\d{1,2}) (\p{L}+)\b/u.exec(text);
  const month = dated ? months.indexOf(dated[2] ?? "") : -1;
  if (dated && month >= 0) return nextDate(month + 1, Number.parseInt(dated[1] ?? "", 10) || 1, today);
  const holiday = Object.entries(holidayNames).find(([, pattern]) => pattern.test(text));
  if (holiday) return holidaysFrom(today).find(({ label }) => label === holiday[0])?.from ?? null;
  if (/\bapres[- ]demain\b/.test(text)) return later(today, 2);
  if (/\b(demain|tomorrow|2m1)\b/.test(text)) return later(today, 1);
  if (/\b(aujourd ?'? ?hui|today|ce (matin|midi|soir))\b/.test(text)) return today;
  const weekday = dayNames.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(text));
  if (weekday < 0) return null;
  return later(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** What may stand around a day, its hour or its part without asking for anything else. */
const aroundDay =
  /\b(\d{1,2} ?(h|heures?)( ?\d{2})?|\d{1,2}:\d{2}|le|la|les|ce|cet|et|a|au|du|des|pour|vers|c'est|midi|matin|matinee|apres|aprem|soir|prochain|ferie|jour|stp|svp|s'il (vous|te) plait|bonjour|merci|\d{4})\b/g;
const dayWords = new RegExp(
  `\\b((1er|premier|\\d{1,2}) )?(${months.join("|")})\\b|\\b(${dayNames.join("|")})s?\\b|\\b(apres[- ])?(demain|2m1)\\b|\\b(tomorrow|today|aujourd ?'? ?hui)\\b`,
  "g",
);

/** Whether a question has nothing besides a day, hours and politeness: 'samedi 15 h ?', 'et le 1er mai'. */
export function isOnlyDay(question: string): boolean {
  const text = withoutAccents(question.toLowerCase()).replaceAll("’", "'");
  const named = Object.values(holidayNames).reduce((rest, name) => rest.replace(name, " "), text);
  return !/[\p{L}\d]/u.test(named.replace(dayWords, " ").replace(aroundDay, " "));
}

/** Says whether the shop is open on a day, and at a time of it in minutes, from its opening hours, closures and the public holidays. */
export function dayAnswer(day: string, profile: SiteProfile, time: number | null = null): string {
  const name = longDate.format(new Date(day)).replace(/ 1 /, " 1er ");
  const closure = profile.closures.find(({ from, to }) => from <= day && day <= to);
  if (closure) return `${closureText(closure)}.`;
  const hours = hoursOf(day, profile);
  if (hours === null) return `Nous sommes fermés ${name}.`;
  const holiday = holidaysFrom(day).find(({ from }) => from === day);
  if (holiday) return `${capital(name)} est un jour férié : appelez avant de venir.`;
  const atTime = time === null ? "" : `${openAtText(hoursOn(profile, day), time)} `;
  return `${atTime}${capital(name)}, nous sommes ouverts : ${hours}.`;
}

const longDate = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** Returns the hours of a day as the site writes them, null when it is closed. */
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

/** '09:00-12:30' as '9h-12h30'. */
function shortSpan(span: string): string {
  return span
    .split("-")
    .map((clock) => clock.replace(/^0/, "").replace(":", "h").replace(/h00$/, "h"))
    .join("-");
}

function holidaysFrom(today: string) {
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

function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
