import { type Closure, closureText } from "#app/domains/business/rules/closures.ts";
import { dayAfter } from "#app/domains/business/rules/opening.ts";
import { monthNames } from "#app/domains/business/rules/opening-text.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { holidaysFrom, plainQuestion } from "./asked-day.ts";
import type { ShopWeek } from "./closed-day.ts";
import { months, namedDates } from "./named-dates.ts";

/**
 * A part of the year that a visitor asks about: its first and last day, and its name for the answer ('cet été', this
 * summer).
 */
interface Period {
  from: string;
  to: string;
  name: string;
}

/** A question about closures. Without a period, it is about all closures that the shop has announced. */
export interface AskedClosures {
  period: Period | null;
}

const opening =
  /\b(ferm(e|es|ee|ees|ez|erez|eriez|eture|etures)|ouvert(e|s|es)?|ouvr(e|ez|irez)|absente?s?|travaillez|disponibles?|(serez|etes) la)\b/;
const ofShop = /\b(vous|votre|vos|atelier|magasin|boutique|fermetures?)\b|^(et )?(ouvert|ferme)/;
const holidays =
  /\bvos (prochain(e?s) |dates? de |jours? de |periodes? de )?(conges|vacances|fermetures)\b|\b(partez|prenez|etes|serez)( [a-z]+)? (des|en|vos) (conges?|vacances)\b|\b(conges|fermetures?) (annuel|exceptionnel|prevu)|^(conges|fermetures?)\b/;
const schoolHolidays = /\bpendant les vacances\b/;
/**
 * Words that show that the question is about the visitor, not about the shop's closures: 'je pars en vacances' (I go on
 * holiday), 'mon ordinateur' (my computer).
 */
const ofVisitor =
  /\b(je|nous) (pars|partons|serai|serons|suis|sommes|rentre|rentrons|reviens)\b|\b(mon|ma|mes|notre|nos)\b/;

const seasons: readonly { pattern: RegExp; from: string; to: string; name: string }[] = [
  { pattern: /(\b(cet|en|pour) |\b[ld]')ete\b/, from: "06-21", to: "09-22", name: "cet été" },
  {
    pattern:
      /\bvacances de noel\b|\bfin d'annee\b|\bpour les fetes\b|\bpendant les fetes\b|\bentre noel et\b|\bvacances d'hiver\b/,
    from: "12-20",
    to: "01-05",
    name: "pour les fêtes de fin d’année",
  },
];

/**
 * Returns the question about closures that a text asks, or null (rule assistant/closures): 'Vous fermez cet été ?' (do
 * you close this summer), 'Ouverts en août ?' (open in August), 'Vos congés ?' (your holidays). Returns null for a
 * question about a single day, which `daysAnswer` answers.
 */
export function askedClosures(question: string, today: string): AskedClosures | null {
  const text = plainQuestion(question);
  if (ofVisitor.test(text)) return null;
  const isAsked = holidays.test(text.replaceAll("-", " "));
  if (!isAsked && !(opening.test(text) && ofShop.test(text))) return null;
  const period = periodIn(text, today);
  return period || isAsked || schoolHolidays.test(text) ? { period } : null;
}

function periodIn(text: string, today: string): Period | null {
  const { days, range } = namedDates(text, today);
  if (range) return { ...range, name: daysText({ ...range, label: "" }) };
  if (days.length > 0) return null;
  const season = seasons.find(({ pattern }) => pattern.test(text));
  if (season) return { ...nextSpan(season, today), name: season.name };
  const month = months.findIndex((name) =>
    new RegExp(`\\b(en|d'|de|mi-?|debut|fin|tout) ?${name}\\b`).test(text),
  );
  if (month < 0) return null;
  const number = String(month + 1).padStart(2, "0");
  const { from, to } = nextSpan({ from: `${number}-01`, to: `${number}-31` }, today);
  return { from, to, name: `en ${monthNames[month]}` };
}

/**
 * Returns the next span between two days of the year (MM-DD), as dates (YYYY-MM-DD). A span that has begun and is not
 * over counts as the next one.
 */
function nextSpan({ from, to }: Pick<Period, "from" | "to">, today: string): Pick<Period, "from" | "to"> {
  const year = Number(today.slice(0, 4));
  const spans = [year - 1, year, year + 1].map((first) => ({
    from: `${first}-${from}`,
    to: `${to < from ? first + 1 : first}-${to}`,
  }));
  return spans.find((span) => span.to >= today) ?? { from: today, to: dayAfter(today) };
}

/**
 * Returns the text about the closures in a period, or in the next year if the question names no period. For a period,
 * the public holidays on which the shop closes follow.
 */
export function closuresAnswer({ period }: AskedClosures, { yearClosures }: ShopWeek, today: string): string {
  const within = yearClosures.filter(
    ({ from, to }) => period === null || (from <= period.to && period.from <= to),
  );
  const isHoliday = ({ from, label }: Closure) =>
    holidaysFrom(today).some((one) => one.from === from && one.label === label);
  const own = within.filter((one) => !isHoliday(one));
  const when = period ? ` ${period.name}` : "";
  const publicOnes = period ? within.filter(isHoliday).map(daysText) : [];
  return [
    ...(own.length > 0
      ? own.map((closure) => `${closureText(closure)}.`)
      : [`Aucun congé n’est annoncé${when} pour l’instant.`]),
    ...(publicOnes.length > 0 ? [`Jours fériés où nous fermons\u00a0: ${enumerate(publicOnes)}.`] : []),
  ].join("\n");
}

/** Returns the days of a closure and its reason: 'le 25 décembre (Noël)' (25 December, Christmas). */
function daysText(closure: Closure): string {
  return closureText(closure).replace("Fermé ", "");
}
