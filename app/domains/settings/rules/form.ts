import type { FormValues } from "#app/lib/forms/form.ts";
import type { Row, TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import { isTicked } from "./price-lines.ts";

export const settingsPath = "/admin/settings";

/** The form field that tells which question of the program the owner has seen (commands/question.server.ts). */
export const acceptedField = "accepted_question";

/**
 * The answers to the question about zones (towns where the shop works) that are far away after a move: replace, remove
 * or keep them (rule settings/moved-zones).
 */
export const zoneAnswers = ["replace", "remove", "keep"] as const;

/** Returns the URL of a section's screen. */
export function sectionPath(key: string): string {
  return `${settingsPath}/${key}`;
}

/**
 * Returns the path to which a section's form is posted for a preview. It responds with a public page that has the typed
 * values.
 */
export function previewPath(key: string): string {
  return `${sectionPath(key)}/preview`;
}

/** The shape of a section's form: the columns of each list, and null for each setting with one text. */
export type FormShape = Record<string, readonly string[] | null>;

/** A setting whose value differs between two states, with both values as readable texts. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

/**
 * Returns the typed value of each setting that a form contains. A blank row is kept, so that the errors of the rows
 * after it stay at their positions. A row without its tick counts as blank.
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

/** Returns all rows of a list that a form contains, with or without their tick. */
export function typedRows(name: string, columns: readonly string[], values: FormValues): Row[] {
  // A form that was opened in an older version of the program does not send a column that is new. The column then gets
  // its standard value.
  const sent = columns.filter((column) => values[`${name}.${column}`] !== undefined);
  const lists = sent.map((column) => [values[`${name}.${column}`] ?? []].flat());
  const count = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(sent.map((column, place) => [column, lists[place]?.[index] ?? ""])),
  );
}

/** Whether a form has a row that is not stored yet. If so, it sends more names than the number of `stored` rows. */
export function hasNewRow(values: FormValues, list: string, stored: number): boolean {
  return [values[`${list}.name`] ?? []].flat().filter((name) => name.trim() !== "").length > stored;
}

/**
 * Whether a person typed nothing in a row. A column with a list of choices always has a value, so it does not count.
 */
export function isBlankRow(row: Row, choices: readonly string[]): boolean {
  return Object.entries(row).every(([column, typed]) => choices.includes(column) || typed.trim() === "");
}

/**
 * Whether a setting is marked 'Facultatif' (optional) because it may stay empty (rule settings/optional). A setting
 * that the go-live checklist (what the owner must do before the site opens) asks for may be empty until then, but it is
 * not marked.
 */
export function isMarkedOptional({ missing, isAwaited, choices, control }: TextSetting): boolean {
  return !missing && !isAwaited && !choices && control !== "secret";
}

/** Returns the value of a setting as one readable text, for the history and conflicts. */
export function typedText(typed: Typed | undefined): string {
  if (typed === undefined) return "";
  if (typeof typed === "string") return typed;
  return typed.map((row) => Object.values(row).filter(Boolean).join(" · ")).join("\n");
}
