import { slugify } from "#app/lib/french/slug.ts";
import { monthNames } from "../rules/opening-text.ts";
import { choice, Mistyped, optional, readDate, required, rows, type Typed } from "./settings.server.ts";
import { testimonials } from "./specified-proof.server.ts";
import { ratings } from "./testimonial-notes.server.ts";

/**
 * Reads the month of a testimonial from 'mars 2026' (March 2026), '12 mars 2026', '03/2026', '12/03/2026' or an ISO
 * date.
 */
function readMonth(typed: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return readDate(typed);
  const [, name = "", yearOfName] =
    /^(?:(?:\d{1,2}|1er)\s+)?(\p{L}+)\s+(\d{4})$/iu.exec(typed.normalize()) ?? [];
  const [, figure, yearOfFigure] = /^(?:\d{1,2}[/.])?(\d{1,2})[/.](\d{4})$/.exec(typed) ?? [];
  const month = figure
    ? Number(figure)
    : monthNames.findIndex((month) => slugify(month) === slugify(name)) + 1;
  if (month < 1 || month > 12) throw new Mistyped("Écrivez le mois et l’année\u00a0: mars 2026");
  const written = `${yearOfName ?? yearOfFigure}-${String(month).padStart(2, "0")}`;
  readDate(`${written}-01`);
  return written;
}

/** Returns the rows with a month in place of each stored day. Older releases asked for a day. */
export function withMonths(typed: Typed | undefined): Typed {
  if (!Array.isArray(typed)) return typed ?? [];
  return typed.map((row) => {
    const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(row.date ?? "") ?? [];
    const name = monthNames[Number(month) - 1];
    return name ? { ...row, date: `${name} ${year}` } : row;
  });
}

/** The clients' testimonials, as rows that the owner types. */
export const testimonialRows = rows({
  label: "Témoignages",
  one: "Témoignage",
  most: 12,
  // Each row has every column. Otherwise an unchanged row would differ from the one that the form sends back.
  standard: testimonials.map((row) => ({ date: "", consent: "", ...row })),
  columns: {
    name: required({
      label: "Qui",
      hint: "Prénom et initiale.",
      max: 40,
      missing: "Dites qui parle",
      width: "half",
    }),
    role: required({
      label: "Métier ou commune",
      hasWords: true,
      max: 60,
      missing: "Dites d’où parle la personne",
      width: "half",
    }),
    content: required({
      label: "Ses mots",
      hasWords: true,
      control: "lines",
      max: 280,
      missing: "Citez la personne",
    }),
    rating: choice({ label: "Note", choices: ratings, standard: "none", width: "third" }),
    date: optional(
      { isAwaited: true, label: "Date", hint: "Le mois suffit\u00a0: mars 2026.", max: 20, width: "third" },
      readMonth,
    ),
    consent: optional({
      isAwaited: true,
      label: "Accord de la personne",
      hint: "Comment et quand elle a dit oui. Pour vous seul.",
      max: 120,
      width: "third",
    }),
  },
});
