import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { fillText, type Words } from "#app/domains/business/rules/texts.ts";
import { partsPages, partsRule } from "#app/domains/pricing/content.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { lineTexts } from "../labels.ts";
import type { ShownRows } from "../queries/section.server.ts";

/** The rows of a list that a step of the first start shows as one line each, and which of them are not ticked. */
export interface PriceLines {
  rows: readonly Row[];
  unticked: readonly number[];
}

/** The form field that tells that a list has ticks, and the field with the positions of the ticked rows. */
export const lineFields = (name: string) => ({ shown: `${name}.lines`, ticked: `${name}.ticked` });

/**
 * Returns how a step shows a list of prices: the price and a tick in one line, all other columns in a folded part. A
 * list without names or without prices is shown as in the settings.
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
 * Returns what the site says about a price besides its name and amount: a plan's description and points, or what a
 * price 'à partir de' (starting at) includes. The owner reads it beside the price's tick (rule prices/renamed).
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

/** Whether a form offers a row of a list. If the list has no ticks, all its rows are offered. */
export function isTicked(values: FormValues, name: string, index: number): boolean {
  const { shown, ticked } = lineFields(name);
  return values[shown] === undefined || [values[ticked] ?? []].flat().includes(String(index));
}
