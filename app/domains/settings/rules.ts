import type { FormValues } from "#app/lib/forms/form.ts";
import type { Row, Typed } from "#app/domains/business/sections/settings.server.ts";

export const settingsPath = "/admin/settings";

/** Returns the address of a section's screen. */
export function sectionPath(key: string): string {
  return `${settingsPath}/${key}`;
}

/** The shape of a section's form: the columns of each list, null for a setting of one text. */
export type FormShape = Record<string, readonly string[] | null>;

/** A setting in which two states differ, as people read it. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** Returns what a form typed in each setting it shows. Rows left blank stay, so that errors keep their place. */
export function typedValues(shape: FormShape, values: FormValues): Record<string, Typed> {
  const typed: Record<string, Typed> = {};
  for (const [name, columns] of Object.entries(shape)) {
    if (!columns) {
      const given = values[name];
      if (given !== undefined) typed[name] = [given].flat()[0] ?? "";
    } else if (values[`${name}.rows`] !== undefined) typed[name] = typedRows(name, columns, values);
  }
  return typed;
}

function typedRows(name: string, columns: readonly string[], values: FormValues): Row[] {
  const lists = columns.map((column) => [values[`${name}.${column}`] ?? []].flat());
  const count = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map((column, place) => [column, lists[place]?.[index] ?? ""])),
  );
}

/** Whether nothing was typed in a row. A choice always has a value, and does not count. */
export function isBlankRow(row: Row, choices: readonly string[]): boolean {
  return Object.entries(row).every(([column, typed]) => choices.includes(column) || typed.trim() === "");
}

/** Returns what is typed in a setting in one text, for the history and conflicts. */
export function typedText(typed: Typed | undefined): string {
  if (typed === undefined) return "";
  if (typeof typed === "string") return typed;
  return typed.map((row) => Object.values(row).filter(Boolean).join(" · ")).join("\n");
}
