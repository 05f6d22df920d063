import type { FormValues } from "#app/lib/forms/form.ts";

/**
 * Returns the position of a list's cell: 'homePlans.2.role' is the third value of 'homePlans.role'. Null if the name is
 * not that of a cell.
 */
export function cellOf(name: string): { name: string; index: number } | null {
  const [list, index, column] = name.split(".");
  return column === undefined ? null : { name: `${list}.${column}`, index: Number(index) };
}

/** Returns the typed values of a form with the proposed ones filled in, for settings and for cells of rows. */
export function withProposed(values: FormValues, proposed: Record<string, string> = {}): FormValues {
  const filled = { ...values };
  for (const [name, value] of Object.entries(proposed)) {
    const cell = cellOf(name);
    if (!cell) filled[name] = value;
    else filled[cell.name] = [filled[cell.name] ?? []].flat().with(cell.index, value);
  }
  return filled;
}
