import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { fillText, type Words } from "#app/domains/business/rules/texts.ts";
import { partsPages, partsRule } from "#app/domains/pricing/content.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { lineTexts } from "../labels.ts";
import type { ShownRows } from "../queries/section.server.ts";

/**
 * The rows of a list that a step of the first start (the first five screens of a new owner) shows as one line each, and
 * the positions of those without a tick.
 */
export interface PriceLines {
  rows: readonly Row[];
  unticked: readonly number[];
}

/** Two form fields: one tells that a list has ticks, the other has the positions of the ticked rows. */
export const lineFields = (name: string) => ({ shown: `${name}.lines`, ticked: `${name}.ticked` });

/**
 * Returns a list of prices as a step of the first start shows it: the name, the price and a tick on one line, the other
 * columns folded. A list without a name or a price column is returned as it is.
 */
export function withLines({
  columns,
  typed,
  fold,
}: ShownRows): Pick<ShownRows, "columns" | "fold" | "lines"> {
  const has = (name: string) => columns.some((column) => column.name === name);
  if (!has("name") || !has("price")) return { columns, fold, lines: undefined };
  return {
    columns: columns.map((column) => ({ ...column, folded: column.name !== "price" })),
    fold: "Modifier le détail",
    lines: { rows: typed, unticked: [] },
  };
}

/**
 * Returns the texts that the site shows with a price, besides its name and amount. For a plan these are its description
 * and features. For a price example 'à partir de' (starting at), they say what the price includes. The owner reads them
 * below the price's tick (rule prices/renamed).
 */
export function wordsBeside(row: Row, words: Words | null): string {
  const filled = (text: string) => (words ? fillText(text, words) : text).trim();
  const points = (column: string) => (row[column] ?? "").split("\n").map(filled).filter(Boolean).join(", ");
  const [included, notIncluded] = [points("features"), points("notIncluded")];
  const isWithPart = [row.page, row.alsoOn].some((page) => page !== undefined && partsPages.has(page));
  return [
    filled(row.description ?? ""),
    included && lineTexts.included(included),
    notIncluded && lineTexts.notIncluded(notIncluded),
    row.detail && `${row.detail}.`,
    isWithPart && partsRule.ofExamples,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether a row of a list is ticked. In a form without ticks, every row counts as ticked. */
export function isTicked(values: FormValues, name: string, index: number): boolean {
  const { shown, ticked } = lineFields(name);
  return values[shown] === undefined || [values[ticked] ?? []].flat().includes(String(index));
}
