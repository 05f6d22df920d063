import type { FormValues } from "#app/lib/forms/form.ts";

/**
 * Returns the position of a cell in a list: 'homePlans.2.role' is the third of 'homePlans.role'. Null for a setting
 * that is no list.
 */
export function cellOf(name: string): { name: string; index: number } | null {
  const [list, index, column] = name.split(".");
  return column === undefined ? null : { name: `${list}.${column}`, index: Number(index) };
}

/** Returns the typed values of a form together with the proposed ones, by setting or by cell of a row. */
export function withProposed(values: FormValues, proposed: Record<string, string> = {}): FormValues {
  const filled = { ...values };
  for (const [name, value] of Object.entries(proposed)) {
    const cell = cellOf(name);
    if (!cell) filled[name] = value;
    else filled[cell.name] = [filled[cell.name] ?? []].flat().with(cell.index, value);
  }
  return filled;
}
