/**
 * A time in which the shop is closed, besides its usual closed days. Both ends are ISO dates; `to` is the last closed
 * day.
 */
export interface Closure {
  from: string;
  to: string;
  label: string;
  /** Whether the closure starts within a month, so that the site announces it. */
  isSoon?: boolean;
}

const dayMs = 86_400_000;
const saidAheadDays = 31;

/** Returns the public holidays of a year in metropolitan France, without the two extra ones of Alsace-Moselle. */
export function publicHolidays(year: number): Closure[] {
  const easter = easterOf(year);
  const after = (days: number) => iso(new Date(easter.getTime() + days * dayMs));
  return [
    [`${year}-01-01`, "jour de l’An"],
    [after(1), "lundi de Pâques"],
    [`${year}-05-01`, "1er mai"],
    [`${year}-05-08`, "8 mai"],
    [after(39), "Ascension"],
    [after(50), "lundi de Pentecôte"],
    [`${year}-07-14`, "14 juillet"],
    [`${year}-08-15`, "15 août"],
    [`${year}-11-01`, "Toussaint"],
    [`${year}-11-11`, "11 novembre"],
    [`${year}-12-25`, "Noël"],
  ].map(([date = "", label = ""]) => ({ from: date, to: date, label }));
}

/**
 * Returns the closures that end today or later and start within `days`, in order. Leaves out a closure within a longer
 * one, such as a public holiday in the shop's holidays, and the second closure of the same days. `today` is an ISO date.
 */
export function upcomingClosures(closures: readonly Closure[], today: string, days: number): Closure[] {
  const [end, soon = ""] = [days, saidAheadDays].map((ahead) =>
    iso(new Date(Date.parse(today) + ahead * dayMs)),
  );
  return closures
    .filter(({ from, to }) => to >= today && from <= String(end))
    .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
    .filter((one) => !closures.some((other) => isWithin(one, other)))
    .map((closure) => ({ ...closure, isSoon: closure.from <= soon }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

function isSame(one: Closure, other: Closure): boolean {
  return one.from === other.from && one.to === other.to;
}

function isWithin(one: Closure, other: Closure): boolean {
  return !isSame(one, other) && other.from <= one.from && one.to <= other.to;
}

/**
 * Returns the closures that ended in the last `days`. A request that came shortly before such a closure is answered
 * after it, so the promised moment is computed with the closure.
 */
export function pastClosures(
  closures: readonly Closure[],
  today: string,
  days: number,
): Pick<Closure, "from" | "to">[] {
  const start = iso(new Date(Date.parse(today) - days * dayMs));
  return closures.filter(({ to }) => start <= to && to < today).map(({ from, to }) => ({ from, to }));
}

const dayMonth = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", timeZone: "UTC" });

/**
 * Returns a closure in words: 'Fermé le 25 décembre (Noël)' (closed on Christmas) or 'Fermé du 3 au 21 août (congés)'
 * (closed from 3 to 21 August, holidays).
 */
export function closureText({ from, to, label }: Closure): string {
  const [first, last] = [dateText(from), dateText(to)];
  // If both dates are in the same month, the first date has only its day.
  const start = from.slice(0, 7) === to.slice(0, 7) ? first.split(" ")[0] : first;
  const days = from === to ? `le ${first}` : `du ${start} au ${last}`;
  return `Fermé ${days}${label && label !== first ? ` (${label})` : ""}`;
}

function dateText(date: string): string {
  return dayMonth.format(new Date(date)).replace(/^1 /, "1er ");
}

/** The algorithm for the date of Easter (Gregorian computus), as Meeus published it. */
function easterOf(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const h = (19 * a + b - d - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
