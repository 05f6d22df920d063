import type { FormValues } from "#app/lib/forms/form.ts";

/**
 * Returns where a form has the cell of a list: 'homePlans.2.role' is the third value of the field 'homePlans.role'.
 * Returns null if the name is not that of a cell.
 */
export function cellOf(name: string): { name: string; index: number } | null {
  const [list, index, column] = name.split(".");
  return column === undefined ? null : { name: `${list}.${column}`, index: Number(index) };
}

/** Returns the typed values of a form after the proposed values are filled in, in settings and in cells of lists. */
export function withProposed(values: FormValues, proposed: Record<string, string> = {}): FormValues {
  const filled = { ...values };
  for (const [name, value] of Object.entries(proposed)) {
    const cell = cellOf(name);
    if (!cell) filled[name] = value;
    else filled[cell.name] = [filled[cell.name] ?? []].flat().with(cell.index, value);
  }
  return filled;
}
