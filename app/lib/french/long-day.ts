// This file is separate from dates.ts, because the pages of the blog need no other form of a date.

export const timeZone = "Europe/Paris";

let format: Intl.DateTimeFormat | undefined;

/** Returns a day in French long format: '20 novembre 2026' (20 November 2026), '1er décembre 2026' (1 December). */
export function longDay(date: Date): string {
  format ??= new Intl.DateTimeFormat("fr-FR", { timeZone, day: "numeric", month: "long", year: "numeric" });
  return withFirst(format.format(date));
}

/** Returns a date in words with '1er' for the first day of a month, which Intl writes '1'. */
export function withFirst(text: string): string {
  return text.replace(/\b1 (?=[a-zéû]{3})/, "1er ");
}
