import { type SectionKey, sectionOf, type StoredSection } from "#app/domains/business/registry.server.ts";
import { unknownWord } from "#app/domains/business/rules/texts.ts";
import type { Row, RowsSetting, TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import { oneLine } from "#app/lib/forms/one-line.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { isBlankRow } from "../rules/form.ts";

/**
 * Checks each setting of a section by itself. `errors` has the error of each wrong value. `stored` has the values,
 * right or wrong, that differ from the standard ones of a new installation.
 */
export function checkEach(
  key: SectionKey,
  typed: Record<string, Typed>,
): { stored: StoredSection; errors: FormErrors } {
  const errors: FormErrors = {};
  const stored: StoredSection = {};
  for (const [name, setting] of Object.entries(sectionOf(key).settings)) {
    const given = typed[name] ?? setting.standard;
    const kept =
      setting.kind === "text"
        ? checkText(setting, name, given, errors)
        : checkRows(setting, name, given, errors);
    if (!isSame(kept, setting.standard)) stored[name] = kept;
  }
  return { stored, errors };
}

/** Returns a text in the form in which it is stored. If it is wrong, adds its error to `errors`. */
export function checkText(setting: TextSetting, name: string, given: Typed, errors: FormErrors): string {
  const text = tidy(setting, typeof given === "string" ? given : "");
  const checked = setting.schema.safeParse(text);
  const refusal = checked.success ? setting.hasWords && unknownWord(text) : checked.error.issues[0]?.message;
  if (!checked.success || refusal) errors[name] = refusal || "Valeur refusée";
  return text;
}

/**
 * Returns the rows that are not blank, in the form in which they are stored. Adds the errors of their cells to
 * `errors`.
 */
export function checkRows(setting: RowsSetting, name: string, given: Typed, errors: FormErrors): Row[] {
  const choices = choiceColumns(setting);
  const filled = (Array.isArray(given) ? given : []).flatMap((row, index) => {
    if (isBlankRow(row, choices)) return [];
    const cells = Object.entries(setting.columns).map(([column, cell]) => [
      column,
      checkText(cell, `${name}.${index}.${column}`, row[column] ?? cell.standard, errors),
    ]);
    const tidied = Object.fromEntries(cells) as Row;
    return [setting.tidyRow?.(tidied) ?? tidied];
  });
  if (filled.length > setting.most) errors[name] = `${setting.most}\u00a0lignes au plus`;
  return filled;
}

/**
 * Returns the typed values in the form in which they would be stored. Only in this form can they be compared with the
 * stored ones.
 */
export function tidied(key: SectionKey, typed: Record<string, Typed>): Record<string, Typed> {
  const named = Object.entries(sectionOf(key).settings).map(([name, setting]) => {
    const given = typed[name] ?? setting.standard;
    return [
      name,
      setting.kind === "text" ? checkText(setting, name, given, {}) : checkRows(setting, name, given, {}),
    ];
  });
  return Object.fromEntries(named) as Record<string, Typed>;
}

/** Returns the names of the columns with a list of choices. Such a column always has a value, even in a blank row. */
export function choiceColumns({ columns }: RowsSetting): string[] {
  return Object.entries(columns).flatMap(([name, { choices }]) => (choices ? [name] : []));
}

function tidy({ tidy: written = oneSpace, control }: TextSetting, typed: string): string {
  return written(control === "lines" ? typed.replace(/\r\n?/g, "\n") : oneLine(typed));
}

function oneSpace(typed: string): string {
  return typed.trim().replace(/[^\S\n\u00a0]+/g, " ");
}

/** Whether two stored values are equal. The order of their keys does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Returns a value with the keys of its objects sorted, because the database may change their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
