import type { Row } from "#app/domains/business/sections/settings.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { ShownRows } from "../queries/section.server.ts";

/** The rows of a list that a step shows as one line each, and which of them are not ticked. */
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

/** Whether a form offers a row of a list. If the list has no ticks, all its rows are offered. */
export function isTicked(values: FormValues, name: string, index: number): boolean {
  const { shown, ticked } = lineFields(name);
  return values[shown] === undefined || [values[ticked] ?? []].flat().includes(String(index));
}
