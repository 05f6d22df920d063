import type { FormValues } from "#app/lib/forms/form.ts";
import type { Row, TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import { isTicked } from "./price-lines.ts";

export const settingsPath = "/admin/settings";

/** The form field by which the owner confirms values that the program asked about (commands/question.server.ts). */
export const acceptedField = "accepted_question";

/** The possible answers about communes that are far away after a move (rule settings/moved-zones). */
export const zoneAnswers = ["replace", "remove", "keep"] as const;

/** Returns the URL of a section's screen. */
export function sectionPath(key: string): string {
  return `${settingsPath}/${key}`;
}

/** Returns the path that shows a public page with the typed values of a section. */
export function previewPath(key: string): string {
  return `${sectionPath(key)}/preview`;
}

/** The shape of a section's form: the columns of each list, and null for each setting with one text. */
export type FormShape = Record<string, readonly string[] | null>;

/** A setting that differs between two states, with both readable values. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

/**
 * Returns the typed value of each setting that a form shows. Blank rows are kept, so that errors stay beside their
 * rows. A row that is not ticked counts as blank.
 */
export function typedValues(shape: FormShape, values: FormValues): Record<string, Typed> {
  const typed: Record<string, Typed> = {};
  for (const [name, columns] of Object.entries(shape)) {
    if (!columns) {
      const given = values[name];
      if (given !== undefined) typed[name] = [given].flat()[0] ?? "";
    } else if (values[`${name}.rows`] !== undefined)
      typed[name] = typedRows(name, columns, values).map((row, index) =>
        isTicked(values, name, index) ? row : {},
      );
  }
  return typed;
}

/** Returns the rows of a list as a form gives them, whether they are ticked or not. */
export function typedRows(name: string, columns: readonly string[], values: FormValues): Row[] {
  // A form that was opened before a column existed does not send that column, which then gets its standard value.
  const sent = columns.filter((column) => values[`${name}.${column}`] !== undefined);
  const lists = sent.map((column) => [values[`${name}.${column}`] ?? []].flat());
  const count = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(sent.map((column, place) => [column, lists[place]?.[index] ?? ""])),
  );
}

/** Whether a form has a filled row that is not stored: it sends more names than there are `stored` rows. */
export function hasNewRow(values: FormValues, list: string, stored: number): boolean {
  return [values[`${list}.name`] ?? []].flat().filter((name) => name.trim() !== "").length > stored;
}

/** Whether nothing was typed in a row. A column with a choice always has a value, so it does not count. */
export function isBlankRow(row: Row, choices: readonly string[]): boolean {
  return Object.entries(row).every(([column, typed]) => choices.includes(column) || typed.trim() === "");
}

/** Whether a setting is marked as optional, which means that it may stay blank (rule settings/optional). */
export function isMarkedOptional({ missing, isAwaited, choices, control }: TextSetting): boolean {
  return !missing && !isAwaited && !choices && control !== "secret";
}

/** Returns the typed value of a setting as one text, for the history and conflicts. */
export function typedText(typed: Typed | undefined): string {
  if (typed === undefined) return "";
  if (typeof typed === "string") return typed;
  return typed.map((row) => Object.values(row).filter(Boolean).join(" · ")).join("\n");
}
